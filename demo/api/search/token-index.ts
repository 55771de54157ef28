import { editsOf, withinDistance } from './typing-mistakes';

/** Where a token occurs: documents, and how much it says about each (higher is more). */
interface Postings {
  documents: number[];
  weights: number[];
}

/** How a word of the query met a token of the index; later ones are tried only when earlier ones fail. */
export type Match = 'whole' | 'start' | 'mistyped';

/** A token that matched, with its share of the weight. */
export interface Hit extends Postings {
  factor: number;
}

/** Share of a token's weight that each kind of match earns. */
const FACTOR = { whole: 1, start: 0.5, mistyped: 0.3 } as const;

/** Shortest words a typing mistake is forgiven in: one mistake, two mistakes. */
const ONE_MISTAKE_FROM = 4;
const TWO_MISTAKES_FROM = 8;

/** An inverted index that can be changed token by token. Documents are small whole numbers. */
export class TokenIndex {
  readonly #postings = new Map<string, Postings>();
  /** All tokens in order, for looking up beginnings; sorted again when needed. */
  #sorted: string[] = [];
  /** Tokens without digits, by length: few enough to be compared one by one. */
  #plainWords = new Map<number, string[]>();
  #isSorted = true;

  add(document: number, tokens: ReadonlyMap<string, number>): void {
    for (const [token, weight] of tokens) {
      let postings = this.#postings.get(token);
      if (!postings) {
        postings = { documents: [], weights: [] };
        this.#postings.set(token, postings);
        this.#isSorted = false;
      }
      postings.documents.push(document);
      postings.weights.push(weight);
    }
  }

  remove(document: number, tokens: ReadonlyMap<string, number>): void {
    for (const token of tokens.keys()) {
      const postings = this.#postings.get(token);
      const at = postings?.documents.indexOf(document) ?? -1;
      if (!postings || at < 0) continue;
      postings.documents.splice(at, 1);
      postings.weights.splice(at, 1);
      if (postings.documents.length === 0) {
        this.#postings.delete(token);
        this.#isSorted = false;
      }
    }
  }

  has(token: string): boolean {
    return this.#postings.has(token);
  }

  /** Tokens that meet the word in the given way; `start` and `mistyped` include the stricter ways. */
  find(word: string, match: Match): Hit[] {
    const hits = new Map<string, Hit>();
    const take = (token: string, factor: number) => {
      const postings = hits.has(token) ? undefined : this.#postings.get(token);
      if (postings) hits.set(token, { ...postings, factor });
    };
    take(word, FACTOR.whole);
    if (match !== 'whole') for (const token of this.#startingWith(word)) take(token, FACTOR.start);
    if (match === 'mistyped') for (const token of this.#mistyped(word)) take(token, FACTOR.mistyped);
    return [...hits.values()];
  }

  #mistyped(word: string): Iterable<string> {
    const found = new Set<string>();
    if (word.length < ONE_MISTAKE_FROM) return found;
    this.#sort();
    for (const edit of editsOf(word)) if (this.#postings.has(edit)) found.add(edit);
    if (found.size > 0) return found;
    if (word.length >= TWO_MISTAKES_FROM) {
      for (let length = word.length - 2; length <= word.length + 2; length++) {
        for (const token of this.#plainWords.get(length) ?? []) {
          if (withinDistance(word, token, 2)) found.add(token);
        }
      }
    }
    // Last: the mistake is in the beginning of a word that is still being typed.
    if (found.size === 0)
      for (const edit of editsOf(word)) for (const token of this.#startingWith(edit)) found.add(token);
    return found;
  }

  *#startingWith(beginning: string): Iterable<string> {
    this.#sort();
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] as string) < beginning) low = middle + 1;
      else high = middle;
    }
    for (let at = low; at < this.#sorted.length; at++) {
      const token = this.#sorted[at] as string;
      if (!token.startsWith(beginning)) return;
      yield token;
    }
  }

  #sort(): void {
    if (this.#isSorted) return;
    this.#sorted = [...this.#postings.keys()].sort();
    this.#plainWords = new Map();
    for (const token of this.#sorted) {
      if (/\d/.test(token)) continue;
      const sameLength = this.#plainWords.get(token.length);
      if (sameLength) sameLength.push(token);
      else this.#plainWords.set(token.length, [token]);
    }
    this.#isSorted = true;
  }

  /** Sorts now rather than during the first search. */
  prepare(): void {
    this.#sort();
  }
}
