import { price } from './product-schemas';
import type { ProductPage } from './products';
import { boolean, maybe, shape, string } from './schemas';

/** Prices that the words of a search allow. */
export interface PriceLimit {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** False where nothing costs that, and the list is of other prices. */
  readonly is_met: boolean;
  /** The search without them; empty where it was for anything. */
  readonly q: string;
}

const priceLimit = shape<PriceLimit>({ min: maybe(price), max: maybe(price), is_met: boolean, q: string });

/** The prices that a search's words allow; undefined where they name none. */
export const priceLimitOf = (page: ProductPage): PriceLimit | undefined => priceLimit(page.priceLimit);
