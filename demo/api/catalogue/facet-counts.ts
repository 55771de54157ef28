import type { Fils } from '../common/money';
import type { ProductColumns } from './product-columns';

/** Counts by slug; each facet is counted as if its own filter were not set, so that it can be changed. */
export interface Facets {
  brand: Map<string, number>;
  kind: Map<string, number>;
  color: Map<string, number>;
  price: { min: Fils; max: Fils };
}

/** Which filter alone shuts a product out, as a bit; 0 for none. */
export const FACET = { brand: 1, kind: 2, color: 4, price: 8 } as const;

/** Counts products by what they could be narrowed by. */
export class FacetCounts {
  readonly #columns: ProductColumns;
  readonly #brand: Uint32Array;
  readonly #kind: Uint32Array;
  readonly #color: Uint32Array;
  #least = 0;
  #most = 0;

  constructor(columns: ProductColumns) {
    this.#columns = columns;
    this.#brand = new Uint32Array(columns.brands.slugs.length);
    this.#kind = new Uint32Array(columns.kinds.slugs.length);
    this.#color = new Uint32Array(columns.colors.slugs.length);
  }

  /** Counts a product in all facets, or only in the one whose filter alone shuts it out. */
  add(slot: number, failed: number): void {
    const { brand, kind, color, price } = this.#columns;
    if ((failed & ~FACET.brand) === 0) increase(this.#brand, brand[slot] as number);
    if ((failed & ~FACET.kind) === 0) increase(this.#kind, kind[slot] as number);
    if ((failed & ~FACET.color) === 0) increase(this.#color, color[slot] as number);
    if ((failed & ~FACET.price) === 0) {
      const fils = price[slot] as number;
      if (this.#most === 0 || fils < this.#least) this.#least = fils;
      if (fils > this.#most) this.#most = fils;
    }
  }

  facets(): Facets {
    const { brands, kinds, colors } = this.#columns;
    return {
      brand: bySlug(this.#brand, brands.slugs),
      kind: bySlug(this.#kind, kinds.slugs),
      color: bySlug(this.#color, colors.slugs),
      price: { min: this.#least, max: this.#most },
    };
  }
}

function increase(counts: Uint32Array, number: number): void {
  counts[number] = (counts[number] as number) + 1;
}

/** The counts of what was met; a product without a colour counts for none. */
function bySlug(counts: Uint32Array, slugs: readonly (string | null)[]): Map<string, number> {
  const named = new Map<string, number>();
  for (const [number, slug] of slugs.entries()) {
    const count = counts[number] as number;
    if (slug !== null && count > 0) named.set(slug, count);
  }
  return named;
}
