import { type ElementName, elementRecord, elements } from '../../../widgets/all';
import { withLazyParts } from '../../../widgets/element/lazy-parts';
import type { ElementRecord } from '../../../widgets/element/record';
import { HIDDEN_ELEMENTS } from '../../../widgets/loader/hidden-elements';
import { innerRoot, shadowHtml } from '../../../widgets/server/shadow-html';
import type { Settings } from '../../../widgets/settings';
import type { Asked, ResponseCache } from '../responses/response-cache';
import type { TrimResponse } from '../responses/trim-response';
import type { SelectorNames } from '../styles/selector-names';
import { elementStyles } from '../styles/style-files';
import { renderTracked, type TrackedElement, type TrackedMarkup } from './tracked-render';

/** What drawing elements asked for, collected. */
interface Asks {
  readonly used: Record<string, unknown>;
  readonly missing: Asked<string>['missing'][number][];
}

/** Markup with its elements drawn into it. */
interface Filled extends Pick<TrackedMarkup, 'firstPictures'> {
  readonly html: string;
  /** The names in the shadow roots of each kind of element. */
  readonly roots: ReadonlyMap<ElementRecord, readonly SelectorNames[]>;
}

type Records = ReadonlyMap<string, ElementRecord>;

/** What shows nothing until something happens is drawn when it does. */
const isSeen = (tag: string) => !HIDDEN_ELEMENTS.has(tag.slice('tass-'.length));

/** Every record, loaded once for the whole build. */
export async function loadRecords(): Promise<Records> {
  const names = Object.keys(elements) as ElementName[];
  const records = await Promise.all(names.map(async name => withLazyParts(await elementRecord(name))));
  return new Map(records.map(record => [record.tag, record]));
}

/** What elements are drawn with. */
interface Tools {
  readonly records: Records;
  readonly settings: Settings;
  readonly responses: ResponseCache;
  /** Attributes that style rules ask for. */
  readonly asked: ReadonlySet<string>;
}

/** Draws the elements of one language's pages. What depends on no response is drawn once for all pages. */
export class ElementRenderer {
  readonly #tools: Tools;
  readonly #constant = new Map<string, TrackedMarkup>();

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /**
   * Draws every element in a piece of markup into its declarative shadow root. `done` keeps those that need no other
   * round.
   */
  fill(light: TrackedMarkup, done: Map<string, TrackedMarkup>, trim?: TrimResponse): Asked<Filled> {
    const asks: Asks = { used: {}, missing: [] };
    const roots = new Map<ElementRecord, SelectorNames[]>();
    const firstPictures = [...light.firstPictures];
    const drawn = light.elements.map(element => {
      const record = this.#tools.records.get(element.tag);
      if (!record || !isSeen(element.tag)) return '';
      const root = this.#shadowOf(record, element, done, asks, trim);
      roots.set(record, [...(roots.get(record) ?? []), root.names]);
      firstPictures.push(...root.firstPictures);
      return root.pieces.join('');
    });
    const html = light.pieces.map((piece, at) => piece + (drawn[at] ?? '')).join('');
    return { result: { html, roots, firstPictures }, ...asks };
  }

  /** The shadow root of an element, from an earlier drawing where that can't have changed. */
  #shadowOf(
    record: ElementRecord,
    { tag, attributes }: TrackedElement,
    done: Map<string, TrackedMarkup>,
    asks: Asks,
    trim: TrimResponse | undefined,
  ): TrackedMarkup {
    const key = JSON.stringify([tag, attributes]);
    const known = this.#constant.get(key) ?? done.get(key);
    if (known) return known;
    const asked = this.#tools.responses.during(() => this.#draw(record, attributes), trim);
    Object.assign(asks.used, asked.used);
    asks.missing.push(...asked.missing);
    const asksNothing = asked.missing.length + Object.keys(asked.used).length === 0;
    if (asksNothing) this.#constant.set(key, asked.result);
    else if (asked.missing.length === 0) done.set(key, asked.result);
    return asked.result;
  }

  #draw(record: ElementRecord, attributes: TrackedElement['attributes']): TrackedMarkup {
    const { settings, asked } = this.#tools;
    // The inline script adopts each root's styles; without scripts there is a file of them.
    const styles = `<noscript><link rel="stylesheet" href="${elementStyles(record).address}"></noscript>`;
    const written = { attributes, settings, styles };
    const root = renderTracked(
      // Until it is hydrated, an element follows the page's colour scheme, which an inline script has set.
      () => shadowHtml(record, written).replace(' data-theme="auto"', ' data-theme="page"'),
      asked,
    );
    // What is around the content is written, not rendered.
    root.names.addTag('div', innerRoot(record, written), asked).addTag('slot', {});
    return root;
  }
}

/** Height in px that most windows show at first. */
const FIRST_VIEW = 900;

/** Those of the records whose elements begin in the first view: the others are loaded when they come near. */
export function recordsInView(elements: readonly TrackedElement[], records: Records): ElementRecord[] {
  const inView = new Set<ElementRecord>();
  let top = 0;
  for (const record of elements.flatMap(({ tag }) => records.get(tag) ?? [])) {
    if (top < FIRST_VIEW && isSeen(record.tag)) inView.add(record);
    top += record.reserve ?? 0;
  }
  return [...inView];
}
