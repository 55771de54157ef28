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

/** Which products fit which models, both as small whole numbers: a product's slot, a model's place in the list. */
export interface Fitting {
  slotsOf(model: number): readonly number[];
  modelsOf(slot: number): readonly number[];
}

/** Products that were found: `slots` with the score of each at the same place, higher is better. */
export interface Found {
  slots: number[];
  scores: number[];
}

/** Finds products by title, code, brand and printer model, in both languages. Knows nothing of prices or stock. */
export class ProductSearch {
  readonly #products = new TokenIndex();
  readonly #models = new TokenIndex();
  readonly #fitting: Fitting;
  /** Scratch of one search by slot and by model; all zero between searches. */
  #slotScores = new Float32Array(0);
  #modelScores = new Float32Array(0);

  constructor(fitting: Fitting) {
    this.#fitting = fitting;
  }

  add(product: Product): void {
    this.#products.add(product.slot, tokensOf(product));
    if (product.slot >= this.#slotScores.length) this.#slotScores = new Float32Array((product.slot + 1) * 2);
  }

  remove(product: Product): void {
    this.#products.remove(product.slot, tokensOf(product));
  }

  addModel(number: number, model: ModelRow): void {
    const tokens = new Map<string, number>();
    for (const token of [...words(model.title), ...hyphenated(model.title)]) tokens.set(token, WEIGHT.model);
    this.#models.add(number, tokens);
    if (number >= this.#modelScores.length) this.#modelScores = new Float32Array((number + 1) * 2);
  }

  prepare(): void {
    this.#products.prepare();
    this.#models.prepare();
  }

  /** The products that match every word of the query. */
  search(query: string): Found {
    const known = (token: string) => this.#products.has(token) || this.#models.has(token);
    const wanted = queryWords(query, known);
    const strict = this.#matchAll(wanted.map(word => this.#find(word)));
    if (strict.slots.length > 0) return strict;
    // Each word is known but no product has them all: then one of them is mistyped into another real word.
    return this.#matchAll(wanted.map(word => this.#findBy(word, 'mistyped')));
  }

  #find(word: string): WordHits {
    const found = this.#findBy(word, 'start');
    return found.size > 0 ? found : this.#findBy(word, 'mistyped');
  }

  #findBy(word: string, match: Match): WordHits {
    const products = this.#products.find(word, match);
    const models = this.#models.find(word, match);
    let size = 0;
    for (const { documents } of products) size += documents.length;
    for (const { documents } of models)
      for (const model of documents) size += this.#fitting.slotsOf(model).length;
    return { products, models, size };
  }

  /** The rarest word finds, the commoner ones only confirm. */
  #matchAll(hits: WordHits[]): Found {
    const [rarest, ...others] = hits.sort((a, b) => a.size - b.size);
    if (!rarest || rarest.size === 0) return { slots: [], scores: [] };
    let found = this.#foundBy(rarest);
    for (const word of others) found = this.#confirmedBy(word, found);
    return found;
  }

  /** Every product that has the word itself or fits a model that has it. */
  #foundBy(word: WordHits): Found {
    const scores = this.#slotScores;
    const slots: number[] = [];
    const note = (slot: number, score: number) => {
      const before = scores[slot] ?? 0;
      if (before === 0) slots.push(slot);
      if (score > before) scores[slot] = score;
    };
    eachHit(word.products, note);
    eachHit(word.models, (model, score) => {
      for (const slot of this.#fitting.slotsOf(model)) note(slot, score);
    });
    const found = { slots, scores: slots.map(slot => scores[slot] ?? 0) };
    for (const slot of slots) scores[slot] = 0;
    return found;
  }

  /** Those of the found products that have the word, too; each looked at by itself. */
  #confirmedBy(word: WordHits, found: Found): Found {
    const [bySlot, byModel] = [this.#slotScores, this.#modelScores];
    mark(word.products, bySlot);
    mark(word.models, byModel);
    const confirmed: Found = { slots: [], scores: [] };
    for (let at = 0; at < found.slots.length; at++) {
      const slot = found.slots[at] as number;
      let best = bySlot[slot] ?? 0;
      for (const model of this.#fitting.modelsOf(slot)) best = Math.max(best, byModel[model] ?? 0);
      if (best === 0) continue;
      confirmed.slots.push(slot);
      confirmed.scores.push((found.scores[at] as number) + best);
    }
    clear(word.products, bySlot);
    clear(word.models, byModel);
    return confirmed;
  }
}

/** Where one word of the query was found. */
interface WordHits {
  products: Hit[];
  models: Hit[];
  /** How many products that may be, counting some more than once. */
  size: number;
}

function eachHit(hits: readonly Hit[], visit: (document: number, score: number) => void): void {
  for (const { documents, weights, factor } of hits) {
    for (let at = 0; at < documents.length; at++)
      visit(documents[at] as number, (weights[at] as number) * factor);
  }
}

function mark(hits: readonly Hit[], scores: Float32Array): void {
  eachHit(hits, (document, score) => {
    if (score > (scores[document] ?? 0)) scores[document] = score;
  });
}

function clear(hits: readonly Hit[], scores: Float32Array): void {
  for (const { documents } of hits) for (const document of documents) scores[document] = 0;
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
