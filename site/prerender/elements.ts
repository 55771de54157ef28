import { type ElementName, elementRecord, elements } from '../../widgets/all';
import { withLazyParts } from '../../widgets/element/lazy-parts';
import type { ElementRecord } from '../../widgets/element/record';
import { HIDDEN_ELEMENTS } from '../../widgets/hidden-elements';
import { shadowHtml, stylesOf } from '../../widgets/server';
import type { Settings } from '../../widgets/settings';
import type { Answers, Asked } from './answers';

type Records = ReadonlyMap<string, ElementRecord>;

const TAG = /<(tass-[a-z-]+)((?:\s[^<>]*)?)><\/\1>/g;
const ATTRIBUTE = /\s([a-z-]+)(?:="([^"]*)")?/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

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
  fill(html: string, done: Map<string, string>): Asked<string> {
    const used: Record<string, unknown> = {};
    const missing: Asked<string>['missing'][number][] = [];
    const result = html.replace(TAG, (whole, tag: string, attributes: string) => {
      const record = this.#records.get(tag);
      if (!record || !isSeen(tag)) return whole;
      const known = this.#constant.get(whole) ?? done.get(whole);
      if (known !== undefined) return known;
      const asked = this.#answers.during(() => this.#draw(record, attributes));
      Object.assign(used, asked.used);
      missing.push(...asked.missing);
      const asksNothing = asked.missing.length + Object.keys(asked.used).length === 0;
      if (asksNothing) this.#constant.set(whole, asked.result);
      else if (asked.missing.length === 0) done.set(whole, asked.result);
      return asked.result;
    });
    return { result, used, missing };
  }

  #draw(record: ElementRecord, attributes: string): string {
    const written = { attributes: readAttributes(attributes), settings: this.#settings };
    // Until it is alive, an element follows the page's colour scheme, which an early script has set.
    const shadow = shadowHtml(record, written).replace(' data-theme="auto"', ' data-theme="page"');
    return `<${record.tag}${attributes}>${shadow}</${record.tag}>`;
  }
}

/** The elements of a piece of markup that are drawn into it, each once. */
export function recordsIn(html: string, records: Records): ElementRecord[] {
  const tags = new Set([...html.matchAll(TAG)].map(([, tag = '']) => tag).filter(isSeen));
  return [...tags].flatMap(tag => records.get(tag) ?? []);
}

/** Height in px that most windows show at first. */
const FIRST_VIEW = 900;

/** Those of the records whose elements begin in the first view: the others are loaded when they come near. */
export function recordsInView(html: string, records: Records): ElementRecord[] {
  const inView = new Set<ElementRecord>();
  let top = 0;
  for (const record of [...html.matchAll(TAG)].flatMap(([, tag = '']) => records.get(tag) ?? [])) {
    if (top < FIRST_VIEW && isSeen(record.tag)) inView.add(record);
    top += record.reserve ?? 0;
  }
  return [...inView];
}

/** Style sheets inside the shadow roots of these elements, for the content policy. */
export const stylesIn = (records: readonly ElementRecord[]) => records.map(stylesOf);

function readAttributes(text: string): Record<string, string | true> {
  const written: Record<string, string | true> = {};
  for (const [, name = '', value] of text.matchAll(ATTRIBUTE))
    written[name] = value === undefined || decode(value);
  return written;
}

const decode = (value: string) =>
  value.replace(/&(amp|lt|gt|quot|#39);/g, (_, entity: string) => ENTITIES[entity] ?? '');
