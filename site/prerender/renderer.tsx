import { renderToString } from 'react-dom/server';
import type { ElementRecord } from '../../widgets/element/record';
import type { Settings } from '../../widgets/settings';
import type { Language } from '../address';
import { App } from '../app';
import type { Manifest } from '../build/manifest';
import type { Copy } from '../copy';
import type { Head } from '../head';
import { matchRoute, notFound } from '../routes';
import { loadScreen } from '../screens';
import type { Answers } from './answers';
import { type Filled, fillElements, stylesIn } from './elements';

/** What pages of one language are drawn with. */
interface Tools {
  readonly lang: Language;
  readonly copy: Copy;
  readonly settings: Settings;
  readonly answers: Answers;
  readonly records: ReadonlyMap<string, ElementRecord>;
  readonly scripts: Manifest;
}

/** A page as drawn. */
export interface Drawn {
  readonly path: string;
  readonly head: Head;
  readonly body: string;
  /** What hydration needs to know: answers by their key. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Addresses of the scripts that the page needs besides the entry. */
  readonly modules: readonly string[];
  /** Style sheets that stand inside the page's shadow roots. */
  readonly styles: readonly string[];
}

/** A page asks for what its parts show; parts of parts ask in the next round. Nothing here is deeper than this. */
const ROUNDS = 5;

/** Draws pages of one language: the shell with its page, then every element into its declarative shadow root. */
export class Renderer {
  readonly #tools: Tools;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** Draws a page, again and again until it has asked for nothing that wasn't there. */
  async draw(path: string): Promise<Drawn> {
    const { lang, answers, records } = this.#tools;
    await loadScreen(lang, path);
    for (let round = 0; round < ROUNDS; round++) {
      const { result, used, missing } = answers.during(() => this.#drawOnce(path));
      if (missing.length > 0) {
        await answers.fetch(missing);
        continue;
      }
      const { head, html, tags } = result;
      if (!head) throw new Error(`The page ${path} says nothing of itself.`);
      return {
        path,
        head,
        body: html,
        data: used,
        modules: this.#modules(path, tags),
        styles: stylesIn(tags, records),
      };
    }
    throw new Error(`The page ${path} never stops asking.`);
  }

  #drawOnce(path: string): Filled & { head: Head | undefined } {
    const { lang, copy, records, settings } = this.#tools;
    let head: Head | undefined;
    const takeHead = (taken: Head) => {
      head = taken;
    };
    const html = renderToString(<App lang={lang} copy={copy} prerender={{ path, takeHead }} />);
    return { ...fillElements(html, records, settings), head };
  }

  /** Files of the route's own modules and of the elements on the page, without what every page loads. */
  #modules(path: string, tags: ReadonlySet<string>): string[] {
    const { lang, scripts } = this.#tools;
    const { route } = matchRoute(path) ?? notFound;
    const sources = [
      `site/content/${lang}/copy`,
      ...route.modules(lang),
      ...[...tags].map(tag => `widgets/elements/${tag.slice('tass-'.length)}/element`),
    ];
    const always = new Set(scripts.modules[scripts.entry]);
    const files = sources.flatMap(source => {
      const needed = scripts.modules[source];
      if (!needed) throw new Error(`${path} loads ${source}, which is not in the bundle.`);
      return needed;
    });
    return [...new Set(files)].filter(file => !always.has(file));
  }
}
