import { compact } from '../search/text/normalise';
import type { Product } from './product';

/** Room for the ids, and for the places of products of one code. */
const [IDS, PLACES] = [2 ** 31, 2 ** 8];

/**
 * The order of a list that nobody sorted: what can be bought, then what the shop recommends, and an equivalent beside its
 * original. A number for each slot, the first the least, kept up to date product by product.
 */
export class RecommendedOrder {
  ranks = new Float64Array(1_024);
  readonly #groups = new Map<string, Product[]>();

  put(product: Product): void {
    const group = (this.#groups.get(compact(product.code)) ?? []).filter(({ id }) => id !== product.id);
    this.#rank(compact(product.code), [...group, product]);
  }

  drop({ id, code }: Product): void {
    this.#rank(
      compact(code),
      (this.#groups.get(compact(code)) ?? []).filter(product => product.id !== id),
    );
  }

  /** Products of one code stand together, apart from those that are out of stock. */
  #rank(code: string, group: Product[]): void {
    if (group.length === 0) return void this.#groups.delete(code);
    group.sort((a, b) => Number(b.isTop) - Number(a.isTop) || a.id - b.id);
    this.#groups.set(code, group);
    for (const inStock of [true, false]) {
      const alike = group.filter(product => product.inStock === inStock);
      const isTop = alike.some(product => product.isTop);
      const first = Math.min(...alike.map(({ id }) => id));
      const step = (inStock ? 0 : 2) + (isTop ? 0 : 1);
      for (const [place, { slot }] of alike.entries())
        this.#set(slot, (step * IDS + first) * PLACES + Math.min(place, PLACES - 1));
    }
  }

  #set(slot: number, rank: number): void {
    if (slot >= this.ranks.length) {
      const larger = new Float64Array(2 * slot);
      larger.set(this.ranks);
      this.ranks = larger;
    }
    this.ranks[slot] = rank;
  }
}
