import type { ModelRow, Product } from '../catalogue/product';
import { compact, words } from './normalise';
import { queryWords } from './query-words';
import { type Hit, type Match, TokenIndex } from './token-index';

/** What a whole match in each field is worth: exact codes rank first, whatever else matches. */
const WEIGHT = {
  code: 1000,
  shortCode: 600,
  title: 20,
  brand: 20,
  model: 10,
  category: 8,
  deviceBrand: 5,
} as const;

/** Finds products by title, code, brand and printer model, in both languages. Knows nothing of prices or stock. */
export class ProductSearch {
  readonly #products = new TokenIndex();
  readonly #models = new TokenIndex();
  readonly #fitting: (model: number) => readonly Product[];
  /** Scratch of one search, all zero between searches. */
  #scores = new Float32Array(0);

  /** `fitting` answers the products for a model, by the model's number in `addModel`. */
  constructor(fitting: (model: number) => readonly Product[]) {
    this.#fitting = fitting;
  }

  add(product: Product): void {
    this.#products.add(product.slot, tokensOf(product));
  }

  remove(product: Product): void {
    this.#products.remove(product.slot, tokensOf(product));
  }

  addModel(number: number, model: ModelRow): void {
    const tokens = new Map<string, number>();
    for (const token of [...words(model.title), ...hyphenated(model.title)]) tokens.set(token, WEIGHT.model);
    this.#models.add(number, tokens);
  }

  prepare(): void {
    this.#products.prepare();
    this.#models.prepare();
  }

  /** Scores of the products that match every word of the query, by slot. */
  search(query: string, slots: number): Map<number, number> {
    const known = (token: string) => this.#products.has(token) || this.#models.has(token);
    const wanted = queryWords(query, known);
    if (wanted.length === 0) return new Map();
    const strict = this.#matchAll(
      wanted.map(word => this.#find(word)),
      slots,
    );
    if (strict.size > 0) return strict;
    // Each word is known but no product has them all: then one of them is mistyped into another real word.
    return this.#matchAll(
      wanted.map(word => this.#findBy(word, 'mistyped')),
      slots,
    );
  }

  #find(word: string): Found {
    const found = this.#findBy(word, 'start');
    return found.size > 0 ? found : this.#findBy(word, 'mistyped');
  }

  #findBy(word: string, match: Match): Found {
    const products = this.#products.find(word, match);
    const models = this.#models.find(word, match);
    const size = [...products, ...models].reduce((sum, hit) => sum + hit.documents.length, 0);
    return { products, models, size };
  }

  /** Rare words first, so that common ones only have to confirm. */
  #matchAll(found: Found[], slots: number): Map<number, number> {
    if (this.#scores.length < slots) this.#scores = new Float32Array(slots);
    const scores = this.#scores;
    let survivors: Map<number, number> | null = null;
    for (const word of found.sort((a, b) => a.size - b.size)) {
      const best = this.#bestOf(word, scores);
      const next = new Map<number, number>();
      if (survivors === null) for (const slot of best) next.set(slot, scores[slot] ?? 0);
      else
        for (const [slot, sum] of survivors) {
          const score = scores[slot] ?? 0;
          if (score > 0) next.set(slot, sum + score);
        }
      for (const slot of best) scores[slot] = 0;
      survivors = next;
      if (survivors.size === 0) break;
    }
    return survivors ?? new Map();
  }

  /** Writes each product's best score for one word into `scores`; answers the slots written. */
  #bestOf(found: Found, scores: Float32Array): number[] {
    const touched: number[] = [];
    const note = (slot: number, score: number) => {
      const before = scores[slot] ?? 0;
      if (before === 0) touched.push(slot);
      if (score > before) scores[slot] = score;
    };
    for (const { documents, weights, factor } of found.products) {
      for (let at = 0; at < documents.length; at++)
        note(documents[at] as number, (weights[at] as number) * factor);
    }
    for (const { documents, weights, factor } of found.models) {
      for (let at = 0; at < documents.length; at++) {
        const score = (weights[at] as number) * factor;
        for (const product of this.#fitting(documents[at] as number)) note(product.slot, score);
      }
    }
    return touched;
  }
}

interface Found {
  products: Hit[];
  models: Hit[];
  /** How many places it was found in. */
  size: number;
}

/** A product's tokens with the weight of the best field each stands in. */
function tokensOf(product: Product): Map<string, number> {
  const tokens = new Map<string, number>();
  const add = (list: Iterable<string>, weight: number) => {
    for (const token of list) if ((tokens.get(token) ?? 0) < weight) tokens.set(token, weight);
  };
  const titles = `${product.title} ${product.titleAr}`;
  add(words(titles), WEIGHT.title);
  add(words(titles).filter(isShortCode), WEIGHT.shortCode);
  add(hyphenated(product.title), WEIGHT.title);
  add(codeTokens(product.code), WEIGHT.shortCode);
  add([compact(product.code)], WEIGHT.code);
  add(words(`${product.brand.title} ${product.brand.titleAr}`), WEIGHT.brand);
  add(words(`${product.category.title} ${product.category.titleAr} ${product.kind}`), WEIGHT.category);
  for (const brand of new Set(product.devices.map(model => model.brand)))
    add(words(brand), WEIGHT.deviceBrand);
  return tokens;
}

/** Words such as `26a` or `046h`, under which cartridges are sold. */
function isShortCode(word: string): boolean {
  return /\d/.test(word) && /[a-z]/.test(word);
}

/** The parts of a code, and the code from its first digit on: `CF259A` is also asked for as `259A`. */
function codeTokens(code: string): string[] {
  const fromDigit = compact(code).replace(/^\D+/, '');
  return [...words(code), ...(fromDigit.length > 2 ? [fromDigit] : [])];
}

/** Words written with hyphens or dots, as one: `TN-2410` as `tn2410`. */
function hyphenated(title: string): string[] {
  return (title.match(/[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)+/gu) ?? []).map(compact);
}
