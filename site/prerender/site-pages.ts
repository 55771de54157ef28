import { readFile } from 'node:fs/promises';
import { builtSettings } from '../../widgets/settings';
import type { Language } from '../common/address';
import { whatsAppDigits } from '../content/facts';
import { loadMessages, type Messages } from '../content/messages';
import { Answers } from './answers';
import { type DocumentShell, htmlDocument } from './document';
import { EARLY_SCRIPT } from './early-script';
import { loadRecords } from './elements';
import { copyFonts, type Fonts } from './fonts';
import type { Manifest } from './manifest';
import { contentPolicy, emulatorHosts } from './policy';
import { Renderer } from './renderer';
import { siteCss } from './styles';

/** What drawing pages is told. */
export interface Options {
  /** Where the site stands. */
  readonly folder: string;
  /** File that says which scripts each module needs (`site/prerender/manifest.ts`). */
  readonly manifest: string;
  /** Base address of the API, which must answer. */
  readonly api: string;
  /** Base address that the site will have. */
  readonly shop: string;
  /** Time in ms for which an answer of the API may be used again; without it, as long as the pages are drawn. */
  readonly maxAge?: number;
}

/** A page as a document. */
export interface SitePage {
  readonly html: string;
  /** What readers see of it, as text to compare. */
  readonly seen: string;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
}

/** What the pages of one language have in common. */
interface Tools {
  readonly messages: Messages;
  readonly css: string;
  readonly shell: DocumentShell;
  readonly renderer: Renderer;
}

/** Draws the site's pages. What they share, such as copies of fonts, is loaded once. */
export class SitePages {
  readonly #tools: Readonly<Record<Language, Tools>>;

  private constructor(tools: Readonly<Record<Language, Tools>>) {
    this.#tools = tools;
  }

  static async open({ folder, manifest, api, shop, maxAge }: Options): Promise<SitePages> {
    const scripts = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
    const fonts = await copyFonts(folder);
    const records = await loadRecords();
    const toolsOf = async (lang: Language): Promise<Tools> => {
      const messages = await loadMessages(lang);
      const css = fonts[lang].css + siteCss;
      return {
        messages,
        css,
        shell: shellOf({ api, shop, messages, css, fonts: fonts[lang], scripts }),
        renderer: new Renderer({
          lang,
          messages,
          settings: { ...builtSettings(lang), whatsapp: whatsAppDigits, theme: 'auto' },
          answers: new Answers(maxAge),
          records,
          scripts,
        }),
      };
    };
    return new SitePages({ en: await toolsOf('en'), ar: await toolsOf('ar') });
  }

  /** Texts of a language, and the style sheet of its pages. */
  of(lang: Language): Pick<Tools, 'messages' | 'css'> {
    return this.#tools[lang];
  }

  /**
   * Draws the page of a path without the language's prefix. Throws when the API does not answer with what the page
   * shows. `prerenderedPath` is written into the page (`site/app/prerendered-path.ts`).
   */
  async draw(lang: Language, path: string, prerenderedPath = path): Promise<SitePage> {
    const { shell, renderer } = this.#tools[lang];
    const page = await renderer.draw(path);
    return {
      html: htmlDocument(shell, { ...page, prerenderedPath }),
      seen: JSON.stringify(page.head) + page.body,
      isListed: !page.head.robots?.startsWith('noindex'),
    };
  }
}

function shellOf({
  api,
  shop,
  messages,
  css,
  fonts,
  scripts,
}: Pick<Options, 'api' | 'shop'> & {
  messages: Messages;
  css: string;
  fonts: Fonts;
  scripts: Manifest;
}): DocumentShell {
  return {
    api,
    shop,
    css,
    fonts: fonts.preload,
    earlyScript: EARLY_SCRIPT,
    needsScript: messages.needsScript,
    script: scripts.modules[scripts.entry]?.[0] ?? '',
    policy: contentPolicy(api, emulatorHosts(shop)),
  };
}
