import type { KeyIndex } from '../index/key-index';
import { LEVEL } from '../index/keys';
import { isNumberedPrinter, nameWithoutEnd } from '../index/numbered-printers';
import { mistakesAllowed } from '../text/edit-distance';
import { isArabic, isNumber } from '../text/normalise';
import { isSpelled, isWholeSound, spelled, type Unit, withoutArticles } from '../words/units';
import type { Vocabulary, Word } from '../words/vocabulary';
import { isTelling, type QueryPart } from './query-part';

/** How generously words are read: as typed; by sound and by parts of codes; with typing mistakes; with one more in makers and kinds. */
export type Care = 'exact' | 'sound' | 'mistyped' | 'misspelt';

/** What each letter that was typed otherwise costs. */
const MISTAKE = 12;

/** Some units next to each other, and how they are to be read. */
interface Span {
  units: readonly Unit[];
  care: Care;
  isLast: boolean;
  /** Whether a part of this gain would be taken, unless it names something. */
  isWorth: (gain: number) => boolean;
}

/** What a span may mean, with the gain of that. */
type Piece = [part: QueryPart, gain: number];

type SpelledKey = QueryPart & { kind: 'key'; level: number };

/** True where a number would be made of two: "21 22" is no 2122, but of whole codes. */
const isCutNumber = (units: readonly Unit[]) =>
  units.some(
    ({ text, start }, at) => at > 0 && start && isNumber(text) && isNumber(units[at - 1]?.text ?? ''),
  );

/** A size, which is nothing else where a title has it. */
const SIZE = /^\d+(?:x\d+|mm|cm|ml|gsm|dpi|sheets|labels|مم|سم|مل|غرام)$/;

function isPrinter(keys: KeyIndex, text: string): boolean {
  const name = nameWithoutEnd(text);
  return name !== undefined && keys.get(name).some(isNumberedPrinter);
}

/** Says what a run of a query's units may mean. */
export class SpanReader {
  readonly #vocabulary: Vocabulary;
  readonly #keys: KeyIndex;
  readonly #isInTitles: (word: string) => boolean;

  constructor(vocabulary: Vocabulary, keys: KeyIndex, isInTitles: (word: string) => boolean) {
    this.#vocabulary = vocabulary;
    this.#keys = keys;
    this.#isInTitles = isInTitles;
  }

  /** What some units next to each other may mean, with the gain of each meaning. */
  *partsOf(span: Span): Iterable<Piece> {
    const { units, care } = span;
    const text = units.map(unit => unit.text).join('');
    const length = text.length;
    const spaces = new Set(units.map(unit => unit.token)).size - 1;
    const level = this.#keys.levelOf(text);
    const isCut = isCutNumber(units);
    const isKey = level !== undefined && isTelling(text, level) && (!isCut || level === LEVEL.code);
    const asKey = 10 * length - 2 * (level ?? 0) - 4;
    if (isKey) yield [{ kind: 'key', text, level }, asKey];
    // "ل3250" is the printer before it is "for 3250".
    const latin = this.#spelledKey(units, isSpelled(units) ? LEVEL.part : LEVEL.name);
    if (latin) yield [latin, 10 * length - 2 * latin.level - 4 - spaces];
    const word =
      this.#vocabulary.exact(text, spaces > 0) ??
      (spaces > 0 ? this.#vocabulary.exact(withoutArticles(units), true) : undefined);
    if (word) yield [{ kind: 'word', text, word }, (word.meaning.filler ? 9.5 : 10) * length - 3];
    const asTitle = (SIZE.test(text) ? 10 : 7) * length - 4;
    // "hp 80" is the 80A before it is 80 ml.
    const isOtherwise = isKey && isNumber(text);
    if (spaces === 0 && this.#isInTitles(text))
      yield [{ kind: 'title', text }, isOtherwise ? Math.min(asTitle, asKey - 1) : asTitle];
    if (care !== 'exact' && !isCut)
      yield* /\d/.test(text) ? this.#keysLike(span, text, spaces) : this.#wordsLike(span, text, spaces);
    if (units.length === 1 || spaces === 0) yield [{ kind: 'unknown', text }, -10];
  }

  /** The surest key, of at most a level, whose letters are called by their Arabic names. */
  #spelledKey(units: readonly Unit[], most: number): SpelledKey | undefined {
    let best: SpelledKey | undefined;
    for (const text of spelled(units)) {
      const level = this.#keys.levelOf(text);
      if (level !== undefined && level <= most && level < (best?.level ?? most + 1))
        best = { kind: 'key', text, level };
    }
    return best;
  }

  /** Words that sound like the text, begin with it or are near to it, and codes that hold it. */
  *#wordsLike({ units, care, isLast, isWorth }: Span, text: string, spaces: number): Iterable<Piece> {
    const { length } = text;
    const isBegun = isLast && spaces === 0;
    const part = (word: Word, text = word.text): QueryPart => ({ kind: 'word', text, word });
    const sounding =
      spaces < 3 && isWholeSound(units) ? this.#vocabulary.bySound(text, spaces > 0) : undefined;
    if (sounding) yield [part(sounding, text), 8 * length - 4 - spaces - MISTAKE * sounding.mistakes];
    const begun = isBegun ? this.#vocabulary.beginningWith(text) : undefined;
    if (begun) yield [part(begun, text), 7 * length - 4];
    const near =
      care !== 'sound' && spaces < 2 ? this.#vocabulary.near(text, care === 'misspelt') : undefined;
    if (near) yield [part(near), 8 * length - MISTAKE * near.mistakes - spaces];
    const beginning = care === 'mistyped' && isBegun ? this.#vocabulary.nearBeginning(text) : undefined;
    if (beginning) yield [part(beginning), 8 * length - 22];
    const asPart = 5 * length - 4;
    const mayBePart = isBegun && length > 2 && isWorth(asPart);
    if (mayBePart && this.#keys.containing(text).length > 0)
      yield [{ kind: 'key', text, level: null }, asPart];
  }

  /** Codes that are called by the names of their letters, hold the text or are near to it. */
  *#keysLike({ units, care, isWorth }: Span, text: string, spaces: number): Iterable<Piece> {
    const { length } = text;
    const latin = this.#spelledKey(units, LEVEL.otherYield);
    if (latin) yield [latin, 8 * length - 2 * latin.level - 4];
    const isOther = isArabic(text) && spelled(units).length === 0;
    if (isOther || spaces > 3 || length < 3) return;
    const [asPart, asNear] = [7 * length - 6 - spaces, 6 * length - 6 - spaces];
    if (!isWorth(asPart)) return;
    if (this.#keys.containing(text).length > 0) yield [{ kind: 'key', text, level: null }, asPart];
    else if (care === 'mistyped' && isWorth(asNear) && (isPrinter(this.#keys, text) || this.#isNearKey(text)))
      yield [{ kind: 'key', text, level: null }, asNear];
  }

  #isNearKey(text: string): boolean {
    if (text.length < 4) return false;
    return this.#keys.near(text, mistakesAllowed(text.length)).some(keys => keys.length > 0);
  }
}
