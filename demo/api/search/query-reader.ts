import { mistakesAllowed } from './edit-distance';
import { MAX_QUERY_LENGTH } from './engine';
import type { KeyIndex } from './key-index';
import { otherKeyboard } from './keyboard';
import { isArabic } from './normalise';
import { soundOf } from './sound';
import { spelled, type Unit, unitsOf } from './units';
import type { Vocabulary, Word } from './vocabulary';

/** A part of a query, understood. */
export type Piece =
  | { kind: 'word'; text: string; word: Word }
  /** A code, cartridge name or printer; `level` is null when no key is the same. */
  | { kind: 'key'; text: string; level: number | null }
  /** A word or number that titles have. */
  | { kind: 'title'; text: string }
  | { kind: 'unknown'; text: string };

export interface Reading {
  pieces: Piece[];
  /** Typed on the other keyboard. */
  otherKeyboard: boolean;
}

/** How generously words are read: as typed; by sound and by parts of codes; with typing mistakes. */
type Care = 'exact' | 'sound' | 'mistyped';
const CARES: readonly Care[] = ['exact', 'sound', 'mistyped'];

/** Parts of one key or phrase at most. */
const MOST_UNITS = 9;

interface Step {
  gain: number;
  piece: Piece;
  from: number;
  before: Step | null;
}

/** Reads what a query asks for: which parts of it are codes or printers, and which are words. */
export class QueryReader {
  readonly #vocabulary: Vocabulary;
  readonly #keys: KeyIndex;
  readonly #isInTitles: (word: string) => boolean;

  constructor(vocabulary: Vocabulary, keys: KeyIndex, isInTitles: (word: string) => boolean) {
    this.#vocabulary = vocabulary;
    this.#keys = keys;
    this.#isInTitles = isInTitles;
  }

  read(query: string): Reading {
    const typed = query.slice(0, MAX_QUERY_LENGTH);
    const exact = this.#readWith(typed, 'exact');
    if (isUnderstood(exact)) return { pieces: exact, otherKeyboard: false };
    const other = this.#readOtherKeyboard(typed);
    if (other) return { pieces: other, otherKeyboard: true };
    let pieces = exact;
    for (const care of CARES.slice(1)) {
      pieces = this.#readWith(typed, care);
      if (isUnderstood(pieces)) break;
    }
    return { pieces, otherKeyboard: false };
  }

  /** The query, or those of its words that mean nothing as typed, as the other keyboard would have had them. */
  #readOtherKeyboard(typed: string): Piece[] | null {
    for (const whole of otherKeyboard(typed)) {
      const pieces = this.#readWith(whole, 'exact');
      if (isUnderstood(pieces)) return pieces;
    }
    const chunks = typed.split(/\s+/).filter(chunk => chunk !== '');
    if (chunks.length < 2) return null;
    const mended = chunks.map(chunk => {
      if (isUnderstood(this.#readWith(chunk, 'exact'))) return chunk;
      return otherKeyboard(chunk).find(other => isUnderstood(this.#readWith(other, 'exact'))) ?? chunk;
    });
    const pieces = this.#readWith(mended.join(' '), 'exact');
    return isUnderstood(pieces) && mended.some((chunk, at) => chunk !== chunks[at]) ? pieces : null;
  }

  /** The reading that explains most letters in fewest pieces. */
  #readWith(text: string, care: Care): Piece[] {
    const units = unitsOf(text, letters =>
      this.#vocabulary.exact(letters) ? undefined : this.#vocabulary.nameAtStart(letters),
    );
    // The best way to each place between units, once ending in a word and once in anything else.
    const asWord: (Step | null)[] = [null];
    const asOther: (Step | null)[] = [null];
    const best = (at: number): Step | null => {
      const [word, other] = [asWord[at] ?? null, asOther[at] ?? null];
      return !other || (word && word.gain >= other.gain) ? word : other;
    };
    for (let to = 1; to <= units.length; to++) {
      asWord[to] = null;
      asOther[to] = null;
      for (let from = Math.max(0, to - MOST_UNITS); from < to; from++) {
        const isInside = !(units[from] as Unit).start;
        const before = from === 0 ? null : best(from);
        for (const [piece, gain] of this.#piecesFor(units.slice(from, to), care, to === units.length)) {
          const isWord = piece.kind === 'word' && isNaming(piece.word);
          // A token is only cut beside a word: "hp26a", never inside of a code.
          const previous = isInside && !isWord ? (asWord[from] ?? null) : before;
          if (from > 0 && !previous) continue;
          const total = (previous?.gain ?? 0) + gain;
          const list = isWord ? asWord : asOther;
          if (total > (list[to]?.gain ?? Number.NEGATIVE_INFINITY))
            list[to] = { gain: total, piece, from, before: previous };
        }
      }
    }
    const pieces: Piece[] = [];
    for (let step = best(units.length); step; step = step.before) pieces.unshift(step.piece);
    return pieces;
  }

  /** What some units next to each other may mean, with the gain of each meaning. */
  *#piecesFor(units: readonly Unit[], care: Care, isLast: boolean): Iterable<[Piece, number]> {
    const text = units.map(unit => unit.text).join('');
    const length = text.length;
    const spaces = new Set(units.map(unit => unit.token)).size - 1;
    const level = this.#keys.levelOf(text);
    if (level !== undefined && isTelling(text, level))
      yield [{ kind: 'key', text, level }, 10 * length - 2 * level - 4];
    const word = this.#vocabulary.exact(text);
    if (word) yield [{ kind: 'word', text, word }, (word.meaning.filler ? 9.5 : 10) * length - 3];
    if (spaces === 0 && this.#isInTitles(text)) yield [{ kind: 'title', text }, 7 * length - 4];
    if (care !== 'exact') yield* this.#generousPieces(units, text, spaces, care, isLast);
    if (units.length === 1 || spaces === 0) yield [{ kind: 'unknown', text }, -10];
  }

  *#generousPieces(
    units: readonly Unit[],
    text: string,
    spaces: number,
    care: Care,
    isLast: boolean,
  ): Iterable<[Piece, number]> {
    const length = text.length;
    const hasDigit = /\d/.test(text);
    if (!hasDigit) {
      const sounding =
        spaces < 3 && isWholeSound(units) ? this.#vocabulary.bySound(text, spaces > 0) : undefined;
      if (sounding) yield [{ kind: 'word', text, word: sounding }, 8 * length - 4 - spaces];
      const begun = isLast && spaces === 0 ? this.#vocabulary.beginningWith(text) : undefined;
      if (begun) yield [{ kind: 'word', text, word: begun }, 7 * length - 4];
      if (care === 'mistyped' && spaces < 2) {
        const near = this.#vocabulary.near(text);
        if (near)
          yield [{ kind: 'word', text: near.text, word: near }, 8 * length - 12 * near.mistakes - spaces];
      }
      const beginning =
        care === 'mistyped' && isLast && spaces === 0 ? this.#vocabulary.nearBeginning(text) : undefined;
      if (beginning) yield [{ kind: 'word', text: beginning.text, word: beginning }, 8 * length - 22];
      if (isLast && spaces === 0 && length > 2 && this.#keys.containing(text).length > 0)
        yield [{ kind: 'key', text, level: null }, 5 * length - 4];
      return;
    }
    const latin = spelled(units);
    if (latin !== text) {
      const level = this.#keys.levelOf(latin);
      if (level !== undefined) yield [{ kind: 'key', text: latin, level }, 8 * length - 2 * level - 4];
    }
    if (isArabic(latin) || spaces > 3 || length < 3) return;
    if (this.#keys.containing(text).length > 0)
      yield [{ kind: 'key', text, level: null }, 7 * length - 6 - spaces];
    else if (care === 'mistyped' && this.#isNearKey(text))
      yield [{ kind: 'key', text, level: null }, 6 * length - 6 - spaces];
  }

  #isNearKey(text: string): boolean {
    if (text.length < 4) return false;
    return this.#keys.near(text, mistakesAllowed(text.length)).some(keys => keys.length > 0);
  }
}

/** True when every part of the query means something. */
export function isUnderstood(pieces: readonly Piece[]): boolean {
  return pieces.length > 0 && pieces.every(piece => piece.kind !== 'unknown');
}

/** False where two words together sound as one of them alone: "tonner r…" is not "toner". */
function isWholeSound(units: readonly Unit[]): boolean {
  const sounds = units.map(({ text }) => soundOf(text)).join('');
  return sounds === soundOf(units.map(({ text }) => text).join(''));
}

/** Words beside which a token may be cut: those that name something, not "i" or "no". */
function isNaming({ text, meaning, mistakes, bySound }: Word): boolean {
  return text.length > 1 && mistakes === 0 && !bySound && !meaning.filler && !meaning.title;
}

/** Bare numbers of one or two digits and single letters say too little to be a code. */
function isTelling(text: string, level: number): boolean {
  return (
    text.length > 2 ||
    (text.length === 2 && level <= 1 && /\d/.test(text)) ||
    (/^\d{2}$/.test(text) && level < 5)
  );
}
