import { editDistance } from './edit-distance';

/** Keys of one length that have the same digits in any order, each with the set of its letters. */
interface Bucket {
  digits: number;
  keys: string[];
  letters: number[];
}

/** Answers kept, so that one query's readings don't look for the same text again. */
const MOST_ANSWERS = 200;

/** Keys to be found with typing mistakes in them; those whose letters differ too much are passed over in buckets. */
export class NearKeys {
  /** By length, then by the set of digits. */
  readonly #buckets: Map<number, Bucket>[] = [];
  readonly #answers = new Map<string, string[][]>();

  add(key: string): void {
    const digits = digitsOf(key);
    const buckets = this.#ofLength(key.length);
    const bucket = buckets.get(digits);
    if (bucket) {
      bucket.keys.push(key);
      bucket.letters.push(lettersOf(key));
    } else buckets.set(digits, { digits, keys: [key], letters: [lettersOf(key)] });
    this.#answers.clear();
  }

  remove(key: string): void {
    const bucket = this.#ofLength(key.length).get(digitsOf(key));
    const at = bucket?.keys.indexOf(key) ?? -1;
    if (at < 0) return;
    bucket?.keys.splice(at, 1);
    bucket?.letters.splice(at, 1);
    this.#answers.clear();
  }

  /** Keys by how many typing mistakes they are away: at 1 those with one, up to `most`. */
  find(text: string, most: number): readonly (readonly string[])[] {
    const name = `${most} ${text}`;
    let found = this.#answers.get(name);
    if (!found) {
      found = this.#search(text, most);
      if (this.#answers.size >= MOST_ANSWERS) this.#answers.clear();
      this.#answers.set(name, found);
    }
    return found;
  }

  #search(text: string, most: number): string[][] {
    const [letters, digits] = [lettersOf(text), digitsOf(text)];
    const found: string[][] = Array.from({ length: most + 1 }, () => []);
    for (let length = Math.max(2, text.length - most); length <= text.length + most; length++) {
      for (const bucket of this.#buckets[length]?.values() ?? []) {
        const differing = bitCount(bucket.digits ^ digits);
        // One replaced letter changes two of the set, one lost or added letter one.
        const left = 2 * most - Math.abs(length - text.length) - differing;
        if (left < 0) continue;
        for (let at = 0; at < bucket.keys.length; at++) {
          if (bitCount((bucket.letters[at] as number) ^ letters) > left) continue;
          const key = bucket.keys[at] as string;
          const mistakes = editDistance(text, key, most);
          if (mistakes <= most) found[mistakes]?.push(key);
        }
      }
    }
    return found;
  }

  #ofLength(length: number): Map<number, Bucket> {
    this.#buckets[length] ??= new Map();
    return this.#buckets[length];
  }
}

function digitsOf(text: string): number {
  let digits = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code < 58) digits |= 1 << (code - 48);
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

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
