import { LRUCache } from 'lru-cache';
import { bitCount } from '../text/bit-count';
import { Spelling } from '../text/spelling';

/** Keys of one length, each with the digits and letters it has; the columns have places to spare behind the last key. */
interface SameLength {
  keys: string[];
  digits: Int32Array;
  letters: Int32Array;
}

const FIRST_SIZE = 64;

/** Answers kept, so that one query's readings don't look for the same text again. */
const MAX_CACHED = 200;

/** Keys to be found with typing mistakes in them; those that have too many other digits or letters are passed over. */
export class FuzzyKeys {
  readonly #ofLength: SameLength[] = [];
  readonly #places = new Map<string, number>();
  readonly #answers = new LRUCache<string, string[][]>({ max: MAX_CACHED });

  add(key: string): void {
    this.#ofLength[key.length] ??= {
      keys: [],
      digits: new Int32Array(FIRST_SIZE),
      letters: new Int32Array(FIRST_SIZE),
    };
    const same = this.#ofLength[key.length] as SameLength;
    const at = same.keys.push(key) - 1;
    if (at === same.digits.length) {
      same.digits = grown(same.digits);
      same.letters = grown(same.letters);
    }
    same.digits[at] = digitsOf(key);
    same.letters[at] = lettersOf(key);
    this.#places.set(key, at);
    this.#answers.clear();
  }

  remove(key: string): void {
    const at = this.#places.get(key);
    if (at === undefined) return;
    const { keys, digits, letters } = this.#ofLength[key.length] as SameLength;
    const last = keys.length - 1;
    const moved = keys[last] as string;
    keys[at] = moved;
    keys.pop();
    digits[at] = digits[last] as number;
    letters[at] = letters[last] as number;
    this.#places.set(moved, at);
    this.#places.delete(key);
    this.#answers.clear();
  }

  /** Keys by how many typing mistakes they are away: at 1 those with one, up to `most`. */
  find(text: string, most: number): readonly (readonly string[])[] {
    const name = `${most} ${text}`;
    let found = this.#answers.get(name);
    if (!found) {
      found = this.#search(text, most);
      this.#answers.set(name, found);
    }
    return found;
  }

  #search(text: string, most: number): string[][] {
    const found: string[][] = Array.from({ length: most + 1 }, () => []);
    const spelling = new Spelling(text);
    const [textDigits, textLetters] = [digitsOf(text), lettersOf(text)];
    for (let length = Math.max(2, text.length - most); length <= text.length + most; length++) {
      const same = this.#ofLength[length];
      if (!same) continue;
      const { keys, digits, letters } = same;
      // One replaced letter changes two of what a key has, one lost or added letter one.
      const allowed = 2 * most - Math.abs(length - text.length);
      for (let at = 0; at < keys.length; at++) {
        const differing = bitCount((digits[at] as number) ^ textDigits);
        if (differing > allowed) continue;
        if (differing + bitCount((letters[at] as number) ^ textLetters) > allowed) continue;
        const mistakes = spelling.mistakesIn(keys[at] as string);
        if (mistakes <= most) found[mistakes]?.push(keys[at] as string);
      }
    }
    return found;
  }
}

function grown(column: Int32Array): Int32Array {
  const larger = new Int32Array(2 * column.length);
  larger.set(column);
  return larger;
}

const DIGITS = 10;

/** A bit for each digit that is there once, one that is there twice, one that is there three times. */
function digitsOf(text: string): number {
  let digits = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit >= DIGITS) continue;
    let bit = 1 << digit;
    if (digits & bit) bit <<= DIGITS;
    if (digits & bit) bit <<= DIGITS;
    digits |= bit;
  }
  return digits;
}

function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 48 || code >= 58) letters |= 1 << (code % 31);
  }
  return letters;
}
