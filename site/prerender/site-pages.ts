import { readFile } from 'node:fs/promises';
import { returnOrigins } from '../../widgets/addresses/return-address';
import { product, products } from '../../widgets/api/products';
import { MAX_PRODUCTS_PER_PAGE } from '../../widgets/constants';
import type { ElementRecord } from '../../widgets/element/record';
import { type EachLanguage, inEachLanguage, type Language } from '../../widgets/locale/languages';
import { builtSettings, type Settings } from '../../widgets/settings';
import type { Product, ProductDetail } from '../../widgets/types';
import { whatsAppDigits } from '../content/facts';
import { loadMessages, type Messages } from '../content/messages';
import { type DocumentShell, htmlDocument } from './document/document';
import { type Drawings, loadDrawings } from './document/first-pictures';
import { inlineScript } from './document/inline-script';
import { contentPolicy, emulatorHosts } from './document/policy';
import { hashOf } from './files/files';
import { productsIn } from './records/build-record';
import type { Manifest } from './records/manifest';
import type { PictureFacts } from './records/picture-facts';
import { loadRecords } from './render/elements';
import { Renderer } from './render/renderer';
import { pool } from './responses/pool';
import { ResponseCache } from './responses/response-cache';
import { copyFonts, type Fonts } from './styles/fonts';
import { PageSheets } from './styles/page-styles';
import { siteStyles } from './styles/style-files';
import { siteCss } from './styles/styles';

const encoder = new TextEncoder();

/** Pages of the list of all products that are asked for at once. */
const LIST_CONCURRENCY = 8;

/** What drawing pages is told. */
export interface Options {
  /** Where the site stands. */
  readonly folder: string;
  /** File that says which scripts each module needs (`site/prerender/records/manifest.ts`). */
  readonly manifest: string;
  /** Base address of the API, which must respond. */
  readonly api: string;
  /** Base address that the site will have. */
  readonly shop: string;
  /** Time in ms for which a response of the API may be used again; without it, as long as the pages are drawn. */
  readonly maxAge?: number;
  /** File of the threads in which whole builds draw (`render-threads.ts`); without it they draw in their own. */
  readonly thread?: string;
}

/** A page as a document. */
export interface SitePage {
  /** In UTF-8. */
  readonly html: Uint8Array<ArrayBuffer>;
  /** Hash of what readers see of it. */
  readonly seen: string;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  /** The product that it is about. */
  readonly product: ProductDetail | undefined;
  /** Slugs of all products that it shows. */
  readonly shows: readonly string[];
  /** What is on its own picture for links. */
  readonly picture?: PictureFacts | undefined;
}

/** What the pages of one language have in common. */
interface Tools {
  readonly messages: Messages;
  readonly css: string;
  readonly shell: DocumentShell;
  readonly renderer: Renderer;
  readonly settings: Settings;
}

/** Draws the site's pages. What they share, such as copies of fonts, is loaded once. */
export class SitePages {
  readonly #tools: EachLanguage<Tools>;
  /** Of all elements, by tag. */
  readonly records: ReadonlyMap<string, ElementRecord>;

  private constructor(tools: EachLanguage<Tools>, records: ReadonlyMap<string, ElementRecord>) {
    this.#tools = tools;
    this.records = records;
  }

  static async open({ folder, manifest, api, shop, maxAge }: Options): Promise<SitePages> {
    const scripts = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
    const fonts = await copyFonts(folder);
    const records = await loadRecords();
    const sheets = new PageSheets(records.values());
    const drawings = await loadDrawings(shop);
    const toolsOf = async (lang: Language): Promise<Tools> => {
      const messages = await loadMessages(lang);
      const css = fonts[lang].css + siteCss;
      const settings: Settings = { ...builtSettings(lang), whatsapp: whatsAppDigits, theme: 'auto' };
      return {
        messages,
        settings,
        css,
        shell: await shellOf({ api, shop, messages, fonts: fonts[lang], scripts, drawings }),
        renderer: new Renderer({
          lang,
          messages,
          settings,
          responses: new ResponseCache(maxAge),
          records,
          sheets,
          scripts,
        }),
      };
    };
    return new SitePages(await inEachLanguage(toolsOf), records);
  }

  /** Texts of a language, and the style sheet of its pages. */
  of(lang: Language): Pick<Tools, 'messages' | 'css'> {
    return this.#tools[lang];
  }

  /** A product as its page shows it; null where there is none. */
  product(lang: Language, slug: string): Promise<ProductDetail | null> {
    return product(this.#tools[lang].settings, slug).run();
  }

  /** All products as lists have them. Throws when the API does not respond. */
  async listed(lang: Language): Promise<readonly Product[]> {
    const pageOf = (page: number) =>
      products(this.#tools[lang].settings, { limit: MAX_PRODUCTS_PER_PAGE, page }).run();
    const first = await pageOf(1);
    const found = [...first.items];
    const rest = Math.ceil((first.total ?? 0) / MAX_PRODUCTS_PER_PAGE) - 1;
    const numbers = Array.from({ length: Math.max(rest, 0) }, (_, index) => index + 2);
    await pool(numbers, LIST_CONCURRENCY, async page => void found.push(...(await pageOf(page)).items));
    return found;
  }

  /**
   * Draws the page of a path without the language's prefix. Throws when the API does not respond with what the page
   * shows. `prerenderedPath` is written into the page (`site/app/prerendered-path.ts`).
   */
  async draw(lang: Language, path: string, prerenderedPath = path): Promise<SitePage> {
    const { shell, renderer } = this.#tools[lang];
    const page = await renderer.draw(path);
    return {
      html: encoder.encode(htmlDocument(shell, { ...page, prerenderedPath })),
      seen: hashOf(JSON.stringify(page.head), page.body),
      isListed: !page.head.robots?.startsWith('noindex'),
      product: page.product,
      shows: [...new Set(productsIn(page.data).map(({ slug }) => slug))],
      picture: page.picture,
    };
  }
}

async function shellOf({
  api,
  shop,
  messages,
  fonts,
  scripts,
  drawings,
}: Pick<Options, 'api' | 'shop'> & {
  messages: Messages;
  fonts: Fonts;
  scripts: Manifest;
  drawings: Drawings;
}): Promise<DocumentShell> {
  return {
    api,
    shop,
    fontRules: fonts.css,
    stylesheet: siteStyles.address,
    inlineScript: await inlineScript(fonts.files),
    needsScript: messages.needsScript,
    unstarted: { text: messages.unstarted, reload: messages.update.reload },
    script: scripts.modules[scripts.entry]?.[0] ?? '',
    drawings,
    policy: contentPolicy(api, emulatorHosts(shop), returnOrigins(__OCI_HOSTS__)),
  };
}
