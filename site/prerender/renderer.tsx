import { renderToString } from 'react-dom/server';
import type { ElementRecord } from '../../widgets/element/record';
import type { Settings } from '../../widgets/settings';
import { App } from '../app/app';
import { matchRoute, notFound } from '../app/routes';
import { loadScreen } from '../app/screens';
import type { Language } from '../common/address';
import type { Head } from '../common/types';
import type { Messages } from '../content/messages';
import type { PageMetadata } from '../head/page-metadata';
import type { Answers } from './answers';
import { ElementDrawer, recordsIn, recordsInView, stylesIn } from './elements';
import type { Manifest } from './manifest';
import { structuredData } from './structured-data';

/** What pages of one language are drawn with. */
interface Tools {
  readonly lang: Language;
  readonly messages: Messages;
  readonly settings: Settings;
  readonly answers: Answers;
  readonly records: ReadonlyMap<string, ElementRecord>;
  readonly scripts: Manifest;
}

/** A page as drawn. */
export interface Drawn {
  readonly head: Head;
  /** Structured data about the page. */
  readonly jsonLd: readonly object[];
  readonly body: string;
  /** What hydration needs to know: answers by their key. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Addresses of the scripts that the page's first view needs besides the entry. */
  readonly modules: readonly string[];
  /** Style sheets that stand inside the page's shadow roots. */
  readonly styles: readonly string[];
}

/** A page asks for what its parts show; parts of parts ask in the next round. Nothing here is deeper than this. */
const ROUNDS = 5;

/** Draws pages of one language: the shell with its page, then every element into its declarative shadow root. */
export class Renderer {
  readonly #tools: Tools;
  readonly #elements: ElementDrawer;

  constructor(tools: Tools) {
    this.#tools = tools;
    this.#elements = new ElementDrawer(tools.records, tools.settings, tools.answers);
  }

  /** Draws a page, again and again until it has asked for nothing that wasn't there. */
  async draw(path: string): Promise<Drawn> {
    const { lang, answers, records, settings } = this.#tools;
    await loadScreen(lang, path);
    const done = new Map<string, string>();
    const data: Record<string, unknown> = {};
    for (let round = 0; round < ROUNDS; round++) {
      const { metadata, light, filled, missing } = this.#drawOnce(path, done, data);
      if (missing.length > 0) {
        await answers.fetch(missing);
        continue;
      }
      const { head } = metadata;
      if (!head) throw new Error(`The page ${path} says nothing of itself.`);
      return {
        head,
        jsonLd: structuredData({ shop: settings.shop, lang }, path, metadata),
        body: filled,
        data,
        modules: this.#modules(path, recordsInView(light, records)),
        styles: stylesIn(recordsIn(light, records)),
      };
    }
    throw new Error(`The page ${path} never stops asking.`);
  }

  /** The shell with its page, then its elements. Answers that were used are added to `data`. */
  #drawOnce(path: string, done: Map<string, string>, data: Record<string, unknown>) {
    const { lang, messages, answers } = this.#tools;
    const metadata: PageMetadata = {};
    const shell = answers.during(() =>
      renderToString(<App lang={lang} messages={messages} prerender={{ path, metadata }} />),
    );
    const elements = this.#elements.fill(shell.result, done);
    Object.assign(data, shell.used, elements.used);
    return {
      metadata,
      light: shell.result,
      filled: elements.result,
      missing: [...shell.missing, ...elements.missing],
    };
  }

  /** Files of the route's own modules, of the elements in its first view, and of what the entry imports. */
  #modules(path: string, shown: readonly ElementRecord[]): string[] {
    const { lang, scripts } = this.#tools;
    const { route } = matchRoute(path) ?? notFound;
    const sources = [
      `site/content/${lang}/messages`,
      ...route.modules(lang),
      ...shown.map(({ tag }) => `widgets/elements/${tag.slice('tass-'.length)}/element`),
    ];
    const [entry, ...imported] = scripts.modules[scripts.entry] ?? [];
    const files = sources.flatMap(source => {
      const needed = scripts.modules[source];
      if (!needed) throw new Error(`${path} loads ${source}, which is not in the bundle.`);
      return needed;
    });
    return [...new Set([...imported, ...files])].filter(file => file !== entry);
  }
}
