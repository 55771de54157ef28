import { editDistance } from './edit-distance';

/** Longest text whose letters fit into the bits of one number. */
const MAX_LENGTH = 31;
const ASCII = 128;

/**
 * A text that many others are compared with: counts their mistakes as `editDistance` does, a column of its table in a few
 * operations on bits (Hyyrö's form of Myers' algorithm, with neighbours swapped as one mistake).
 */
export class Spelling {
  readonly #text: string;
  /** For each letter the places where the text has it. */
  readonly #places = new Int32Array(ASCII);
  readonly #isShort: boolean;

  constructor(text: string) {
    this.#text = text;
    this.#isShort = text.length <= MAX_LENGTH && /^[\x20-\x7e]+$/.test(text);
    if (!this.#isShort) return;
    for (let at = 0; at < text.length; at++)
      this.#places[text.charCodeAt(at)] = (this.#places[text.charCodeAt(at)] as number) | (1 << at);
  }

  mistakesIn(other: string): number {
    if (!this.#isShort) return editDistance(this.#text, other, Math.max(this.#text.length, other.length));
    const last = 1 << (this.#text.length - 1);
    let mistakes = this.#text.length;
    // Where the table's column rises and falls by one, and where its diagonal stays the same.
    let [rises, falls, stays, placesBefore] = [-1, 0, 0, 0];
    for (let at = 0; at < other.length; at++) {
      const code = other.charCodeAt(at);
      const places = code < ASCII ? (this.#places[code] as number) : 0;
      const swapped = ((~stays & places) << 1) & placesBefore;
      stays = (((places & rises) + rises) ^ rises) | places | falls | swapped;
      const right = falls | ~(stays | rises);
      const left = stays & rises;
      if (right & last) mistakes++;
      else if (left & last) mistakes--;
      const shifted = (right << 1) | 1;
      rises = (left << 1) | ~(stays | shifted);
      falls = stays & shifted;
      placesBefore = places;
    }
    return mistakes;
  }
}
