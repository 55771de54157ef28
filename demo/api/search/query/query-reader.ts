import { MAX_QUERY_LENGTH } from '../engine';
import type { KeyIndex } from '../index/key-index';
import { otherKeyboard } from '../text/keyboard';
import { isName } from '../words/meaning';
import { tokenOf, typedAs, type Unit, unitsOf } from '../words/units';
import type { Vocabulary } from '../words/vocabulary';
import { BestSteps, type Step } from './best-steps';
import {
  hasCode,
  isMeant,
  isNaming,
  isOfMaker,
  isTakenFor,
  isUnderstood,
  type QueryPart,
} from './query-part';
import { type Care, SpanReader } from './span-reader';

export interface Reading {
  parts: QueryPart[];
  /** Typed on the other keyboard. */
  otherKeyboard: boolean;
}

/** From the most literal on. */
const CARES: readonly Care[] = ['exact', 'sound', 'mistyped'];

/** What a word costs that is only like one of ours and only a part of what was typed without a space. */
const DOUBT = 12;
/** Parts of one key or phrase at most. */
const MAX_UNITS = 9;

/** Some units next to each other, from one place between units to another. */
interface UnitRange {
  units: readonly Unit[];
  from: number;
  to: number;
  care: Care;
}

/** Reads what a query asks for: which parts of it are codes or printers, and which are words. */
export class QueryReader {
  readonly #vocabulary: Vocabulary;
  readonly #spans: SpanReader;

  constructor(vocabulary: Vocabulary, keys: KeyIndex, isInTitles: (word: string) => boolean) {
    this.#vocabulary = vocabulary;
    this.#spans = new SpanReader(vocabulary, keys, isInTitles);
  }

  /** Readings that make sense of the whole query, the most literal first; in the end one that need not. */
  *readings(query: string): Iterable<Reading> {
    const typed = query.slice(0, MAX_QUERY_LENGTH);
    const exact = this.#readWith(typed, 'exact');
    const isRead = isUnderstood(exact);
    const mayBeCode = /\p{N}/u.test(typed) && !hasCode(exact);
    const other = isRead && !mayBeCode ? null : this.#readOtherKeyboard(typed);
    // "tn-3170" on the Arabic keyboard begins with a word: a whole code is meant.
    const isCode = other?.length === 1 && hasCode(other);
    if (isRead && !isCode) yield { parts: exact, otherKeyboard: false };
    if (other && (isCode || !isRead)) yield { parts: other, otherKeyboard: true };
    for (const care of CARES.slice(1)) {
      const parts = this.#readWith(typed, care);
      const names = care === 'mistyped' ? this.#namesOnOtherKeyboard(typed) : null;
      if (names) yield { parts: names, otherKeyboard: true };
      if (isUnderstood(parts) || care === 'mistyped') yield { parts, otherKeyboard: false };
    }
    const misspelt = /\d/.test(typed) ? [] : this.#readWith(typed, 'misspelt');
    if (isOfMaker(misspelt)) yield { parts: misspelt, otherKeyboard: false };
  }

  /** The query as the other keyboard would have had it, where makers and series in it are spelled as they sound. */
  #namesOnOtherKeyboard(typed: string): QueryPart[] | null {
    for (const whole of otherKeyboard(typed)) {
      const parts = this.#readWith(whole, 'sound');
      const areNames = parts.every(
        part => part.kind !== 'word' || !isTakenFor(part.word) || isName(part.word.meaning),
      );
      const areKeys = parts.every(part => part.kind !== 'key' || part.level !== null);
      if (isMeant(parts) && areNames && areKeys) return parts;
    }
    return null;
  }

  /** The query, or those of its words that mean nothing as typed, as the other keyboard would have had them. */
  #readOtherKeyboard(typed: string): QueryPart[] | null {
    for (const whole of otherKeyboard(typed)) {
      const parts = this.#readWith(whole, 'exact');
      if (isMeant(parts)) return parts;
    }
    const chunks = typed.split(/\s+/).filter(chunk => chunk !== '');
    if (chunks.length < 2) return null;
    const mended = chunks.map(chunk => {
      if (isUnderstood(this.#readWith(chunk, 'exact'))) return chunk;
      return otherKeyboard(chunk).find(other => isMeant(this.#readWith(other, 'exact'))) ?? chunk;
    });
    const parts = this.#readWith(mended.join(' '), 'exact');
    return isUnderstood(parts) && mended.some((chunk, at) => chunk !== chunks[at]) ? parts : null;
  }

  /** The reading that explains most letters in fewest parts. */
  #readWith(text: string, care: Care): QueryPart[] {
    const units = this.#unitsOf(text);
    const best = new BestSteps();
    for (let to = 1; to <= units.length; to++)
      for (let from = Math.max(0, to - MAX_UNITS); from < to; from++)
        this.#addSteps(best, { units, from, to, care });
    const steps = best.leadingTo(units.length);
    return steps.map(({ part, from }, at) => {
      const to = steps[at + 1]?.from ?? units.length;
      const located = { ...part, ...typedAs(part.text, units.slice(from, to)) };
      return located.kind === 'key' ? { ...located, ...tokenOf(units, from, to) } : located;
    });
  }

  #unitsOf(text: string): Unit[] {
    const unless = (letters: string, name: string | undefined) =>
      name && this.#vocabulary.exact(letters) ? undefined : name;
    return unitsOf(
      text,
      (letters, hasDigits) => unless(letters, this.#vocabulary.nameAtStart(letters, hasDigits)),
      letters => unless(letters, this.#vocabulary.nameAtEnd(letters)),
    );
  }

  /** Adds what the units from one place to another may mean to the best ways to the first. */
  #addSteps(best: BestSteps, { units, from, to, care }: UnitRange): void {
    const isInside = !(units[from] as Unit).start;
    const isRest = isInside || units[to]?.start === false;
    const before = best.at(from);
    // A token is only cut beside a word: "hp26a", never inside of a code.
    const beforeOther = isInside ? best.asWord(from) : before;
    /** True where a part that names nothing would be the best so far: looking for near codes is costly. */
    const isWorth = (gain: number) =>
      (from === 0 || beforeOther !== null) &&
      (beforeOther?.gain ?? 0) + gain > (best.asOther(to)?.gain ?? Number.NEGATIVE_INFINITY);
    const span = { units: units.slice(from, to), care, isLast: to === units.length, isWorth };
    for (const [part, gain] of this.#spans.partsOf(span)) {
      const isWord = part.kind === 'word' && isNaming(part.word);
      const previous = isWord ? before : beforeOther;
      if (from > 0 && (!previous || (isInside && isCutTwice(part, previous, units)))) continue;
      const isDoubtful = isRest && part.kind === 'word' && isTakenFor(part.word);
      const total = (previous?.gain ?? 0) + gain - (isDoubtful ? DOUBT : 0);
      best.add(to, isWord, { gain: total, part, from, before: previous });
    }
  }
}

/** True where a token would be a code on both sides of a word: "300bk1104" is one code, if any. */
function isCutTwice(part: QueryPart, word: Step, units: readonly Unit[]): boolean {
  return part.kind === 'key' && word.before?.part.kind === 'key' && !(units[word.from] as Unit).start;
}
