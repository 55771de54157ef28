import { renderToString } from 'react-dom/server';
import type { Query } from '../../../widgets/api/client';
import { models } from '../../../widgets/api/models';
import { product } from '../../../widgets/api/products';
import { alternatives, related } from '../../../widgets/api/related-products';
import type { ElementRecord } from '../../../widgets/element/record';
import type { Language } from '../../../widgets/locale/languages';
import type { Settings } from '../../../widgets/settings';
import type { ProductDetail } from '../../../widgets/types';
import { App } from '../../app/app';
import { DEFERRED_ELEMENTS } from '../../app/hydration/deferred-elements';
import { LISTED_MODELS } from '../../app/loading/page-responses';
import { matchRoute, notFound } from '../../app/routes';
import { loadScreen } from '../../app/screens';
import type { Head, Params } from '../../common/types';
import type { Messages } from '../../content/messages';
import type { PageMetadata } from '../../head/page-metadata';
import type { Manifest } from '../records/manifest';
import { type PictureFacts, pictureFacts } from '../records/picture-facts';
import type { Asked, ResponseCache } from '../responses/response-cache';
import { type TrimResponse, trimResponse } from '../responses/trim-response';
import { structuredData } from '../structured-data/structured-data';
import type { PageSheets, PageStyles } from '../styles/page-styles';
import { ElementRenderer, recordsInView } from './elements';
import { renderTracked, type TrackedElement, type TrackedMarkup } from './tracked-render';

/** What pages of one language are drawn with. */
interface Tools {
  readonly lang: Language;
  readonly messages: Messages;
  readonly settings: Settings;
  readonly responses: ResponseCache;
  readonly records: ReadonlyMap<string, ElementRecord>;
  readonly sheets: PageSheets;
  readonly scripts: Manifest;
}

/** A page as rendered. */
export interface RenderedPage {
  readonly head: Head;
  /** Structured data about the page. */
  readonly jsonLd: readonly object[];
  readonly body: string;
  /** Addresses of the pictures that are to be fetched first. */
  readonly firstPictures: readonly string[];
  /** What hydration needs to know: responses by their key. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Addresses of the scripts that the page's first view needs besides the entry. */
  readonly modules: readonly string[];
  /** Addresses of the scripts that it needs when it is first used; undefined where it waits for none. */
  readonly atFirstUse: readonly string[] | undefined;
  readonly styles: PageStyles;
  /** The product that the page is about. */
  readonly product: ProductDetail | undefined;
  /** What is on its own picture for links. */
  readonly picture: PictureFacts | undefined;
}

/** The shell as drawn, and what its page says of itself. */
interface DrawnShell extends Asked<TrackedMarkup> {
  readonly metadata: PageMetadata;
}

/** A page asks for what its parts show; parts of parts ask in the next round. Nothing here is deeper than this. */
const MAX_ROUNDS = 5;

/** Draws pages of one language: the shell with its page, then every element into its declarative shadow root. */
export class Renderer {
  readonly #tools: Tools;
  readonly #elements: ElementRenderer;

  constructor(tools: Tools) {
    this.#tools = tools;
    this.#elements = new ElementRenderer({ ...tools, asked: tools.sheets.asked });
  }

  /** Draws a page, again and again until it has asked for nothing that wasn't there. */
  async draw(path: string): Promise<RenderedPage> {
    const { lang, responses, settings, sheets } = this.#tools;
    const { route, params } = matchRoute(path) ?? notFound;
    await Promise.all([
      loadScreen(lang, path),
      // What it asks first needs no drawing to be known.
      responses.fetch(route.first?.(settings, params, '') ?? []),
    ]);
    await responses.fetch(this.#furtherQueries(params));
    const done = new Map<string, TrackedMarkup>();
    const data: Record<string, unknown> = {};
    const trim = trimResponse(params);
    let shell: DrawnShell | undefined;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      // What it asked for is there: the elements alone may ask for more.
      if (!shell || shell.missing.length > 0) shell = this.#drawShell(path, trim);
      const elements = this.#elements.fill(shell.result, done, trim);
      Object.assign(data, shell.used, elements.used);
      const missing = [...shell.missing, ...elements.missing];
      if (missing.length > 0) {
        await responses.fetch(missing);
        continue;
      }
      const { metadata, result: light } = shell;
      const { head } = metadata;
      const { html: body, roots, firstPictures } = elements.result;
      if (!head) throw new Error(`The page ${path} says nothing of itself.`);
      return {
        head,
        jsonLd: structuredData({ shop: settings.shop, lang }, path, metadata),
        body,
        firstPictures,
        data: this.#withoutListed(params, data),
        product: metadata.product,
        picture: pictureFacts(metadata, data),
        ...this.#scripts(path, light.elements),
        styles: sheets.stylesOf({ lang, light: light.names, roots }),
      };
    }
    throw new Error(`The page ${path} never stops asking.`);
  }

  /** What a product's page asks once its product is there: known before, they spare it a second drawing. */
  #furtherQueries({ slug }: Params): readonly Query<unknown>[] {
    const { settings, responses } = this.#tools;
    const shown = slug === undefined ? undefined : responses.known(product(settings, slug));
    const queries = shown ? [alternatives(settings, shown), related(settings, shown)] : [];
    return queries.filter(query => query !== undefined);
  }

  /** What hydration needs to know beside what the page's markup says: the page of a brand lists all its models. */
  #withoutListed({ brand, model }: Params, data: RenderedPage['data']): RenderedPage['data'] {
    if (brand === undefined || model !== undefined) return data;
    const { key } = models(this.#tools.settings, brand);
    return Array.isArray(data[key]) ? { ...data, [key]: LISTED_MODELS } : data;
  }

  /** The shell with its page, its elements still empty. */
  #drawShell(path: string, trim: TrimResponse): DrawnShell {
    const { lang, messages, responses, sheets } = this.#tools;
    const metadata: PageMetadata = {};
    const app = <App lang={lang} messages={messages} prerender={{ path, metadata }} />;
    const drawn = responses.during(() => renderTracked(() => renderToString(app), sheets.asked), trim);
    return { ...drawn, metadata };
  }

  /** Files of the elements in the first view and of what the entry imports, and those of the site around them. */
  #scripts(path: string, shown: readonly TrackedElement[]): Pick<RenderedPage, 'modules' | 'atFirstUse'> {
    const { lang, records } = this.#tools;
    const { route } = matchRoute(path) ?? notFound;
    const elements = recordsInView(shown, records).map(({ tag }) => tag.slice('tass-'.length));
    const recordOf = (name: string) => `widgets/elements/${name}/element`;
    const site = ['site/app/start', `site/content/${lang}/messages`, ...route.modules(lang)];
    if (route.eager) return { modules: this.#files(site, elements.map(recordOf)), atFirstUse: undefined };
    const modules = this.#files(elements.filter(name => !DEFERRED_ELEMENTS.has(name)).map(recordOf));
    const later = this.#files(site, elements.filter(name => DEFERRED_ELEMENTS.has(name)).map(recordOf));
    return { modules, atFirstUse: later.filter(file => !modules.includes(file)) };
  }

  /** Files of sources and of what the entry imports, each once and without the entry itself. */
  #files(...sources: readonly (readonly string[])[]): string[] {
    const { scripts } = this.#tools;
    const [entry, ...imported] = scripts.modules[scripts.entry] ?? [];
    const files = sources.flat().flatMap(source => {
      const needed = scripts.modules[source];
      if (!needed) throw new Error(`${source} is not in the bundle.`);
      return needed;
    });
    return [...new Set([...imported, ...files])].filter(file => file !== entry);
  }
}
