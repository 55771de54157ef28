import { Parser } from 'htmlparser2';
import { LRUCache } from 'lru-cache';
import { type ElementName, elementRecord, elements } from '../../widgets/all';
import { withLazyParts } from '../../widgets/element/lazy-parts';
import type { ElementRecord } from '../../widgets/element/record';
import { HIDDEN_ELEMENTS } from '../../widgets/loader/hidden-elements';
import { shadowHtml } from '../../widgets/server/shadow-html';
import type { Settings } from '../../widgets/settings';
import type { Answers, Asked } from './answers';
import { OPENING_TAG } from './opening-tag';
import { withShortTags } from './short-tags';
import { elementStyles } from './style-files';
import type { TrimAnswer } from './trim-answer';

/** What drawing elements asked for, collected. */
interface Asks {
  readonly used: Record<string, unknown>;
  readonly missing: Asked<string>['missing'][number][];
}

/** Markup with its elements drawn into it. */
interface Filled {
  readonly html: string;
  /** The shadow roots of each kind of element. */
  readonly roots: ReadonlyMap<ElementRecord, readonly string[]>;
}

type Records = ReadonlyMap<string, ElementRecord>;

/** The opening tag of one of the shop's elements in a piece of markup. */
interface Opening {
  readonly tag: string;
  /** As the attributes mean it, with entities decoded. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Index behind the opening tag, where its shadow root goes. */
  readonly end: number;
  /** The opening tag as written. */
  readonly written: string;
}

/** Pieces of markup whose openings are kept: a page is drawn in rounds that mostly say the same. */
const KEPT = 50;
const known = new LRUCache<string, readonly Opening[]>({ max: KEPT });

/** The shop's elements in a piece of markup, in its order. */
function openingsIn(html: string): readonly Opening[] {
  const openings = known.get(html) ?? findOpenings(html);
  known.set(html, openings);
  return openings;
}

/** A parser reads the tags of elements alone: reading the whole page takes it ten times as long as finding them. */
const findOpenings = (html: string): Opening[] =>
  [...html.matchAll(OPENING_TAG)].flatMap(({ 0: written, 1: tag = '', index }) =>
    tag.startsWith('tass-')
      ? [{ tag, attributes: attributesOf(written), end: index + written.length, written }]
      : [],
  );

/** The attributes of a tag as written. */
function attributesOf(written: string): Opening['attributes'] {
  let found: Opening['attributes'] = {};
  const parser = new Parser({
    onopentag(_, attributes) {
      found = attributes;
    },
  });
  parser.end(written);
  return found;
}

/** What shows nothing until something happens is drawn when it does. */
const isSeen = (tag: string) => !HIDDEN_ELEMENTS.has(tag.slice('tass-'.length));

/** Every record, loaded once for the whole build. */
export async function loadRecords(): Promise<Records> {
  const names = Object.keys(elements) as ElementName[];
  const records = await Promise.all(names.map(async name => withLazyParts(await elementRecord(name))));
  return new Map(records.map(record => [record.tag, record]));
}

/** Draws the elements of one language's pages. What depends on no answer is drawn once for all pages. */
export class ElementDrawer {
  readonly #records: Records;
  readonly #settings: Settings;
  readonly #answers: Answers;
  readonly #constant = new Map<string, string>();

  constructor(records: Records, settings: Settings, answers: Answers) {
    this.#records = records;
    this.#settings = settings;
    this.#answers = answers;
  }

  /**
   * Draws every element in a piece of markup into its declarative shadow root. `done` keeps those that need no other
   * round.
   */
  fill(html: string, done: Map<string, string>, trim?: TrimAnswer): Asked<Filled> {
    const asks: Asks = { used: {}, missing: [] };
    const pieces: string[] = [];
    const roots = new Map<ElementRecord, string[]>();
    let copied = 0;
    for (const opening of openingsIn(html)) {
      const record = this.#records.get(opening.tag);
      if (!record || !isSeen(opening.tag)) continue;
      const root = this.#shadowOf(record, opening, done, asks, trim);
      roots.set(record, [...(roots.get(record) ?? []), root]);
      pieces.push(html.slice(copied, opening.end), root);
      copied = opening.end;
    }
    return { result: { html: pieces.join('') + html.slice(copied), roots }, ...asks };
  }

  /** The shadow root of an element, from an earlier drawing where that can't have changed. */
  #shadowOf(
    record: ElementRecord,
    opening: Opening,
    done: Map<string, string>,
    asks: Asks,
    trim: TrimAnswer | undefined,
  ): string {
    const { written, attributes } = opening;
    const known = this.#constant.get(written) ?? done.get(written);
    if (known !== undefined) return known;
    const asked = this.#answers.during(() => this.#draw(record, attributes), trim);
    Object.assign(asks.used, asked.used);
    asks.missing.push(...asked.missing);
    const asksNothing = asked.missing.length + Object.keys(asked.used).length === 0;
    if (asksNothing) this.#constant.set(written, asked.result);
    else if (asked.missing.length === 0) done.set(written, asked.result);
    return asked.result;
  }

  #draw(record: ElementRecord, attributes: Readonly<Record<string, string>>): string {
    // The inline script adopts each root's styles; without scripts there is a file of them.
    const styles = `<noscript><link rel="stylesheet" href="${elementStyles(record).address}"></noscript>`;
    const shadow = shadowHtml(record, { attributes, settings: this.#settings, styles });
    // Until it is hydrated, an element follows the page's colour scheme, which an inline script has set.
    return withShortTags(shadow.replace(' data-theme="auto"', ' data-theme="page"'));
  }
}

/** Height in px that most windows show at first. */
const FIRST_VIEW = 900;

/** Those of the records whose elements begin in the first view: the others are loaded when they come near. */
export function recordsInView(html: string, records: Records): ElementRecord[] {
  const inView = new Set<ElementRecord>();
  let top = 0;
  for (const record of openingsIn(html).flatMap(({ tag }) => records.get(tag) ?? [])) {
    if (top < FIRST_VIEW && isSeen(record.tag)) inView.add(record);
    top += record.reserve ?? 0;
  }
  return [...inView];
}
