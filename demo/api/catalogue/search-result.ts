import type { PriceLimit } from '../search/query/price-limit';
import type { ModelRow, Product } from './product';

/** A code as typed, and the products it stands for. */
export interface CodeMatch {
  code: string;
  products: Product[];
}

/** What a search found; `scores` stand at the same places as `slots`, higher is better. */
export interface SearchResult {
  /** Places of products in the catalogue; one may have been taken out since. */
  slots: ArrayLike<number>;
  scores: ArrayLike<number>;
  /** True when nothing matches as typed, and these are near. */
  guess: boolean;
  /** What the words were taken for, when that isn't what was typed. */
  didYouMean: string | null;
  /** Printers that the words name. */
  printers: ModelRow[];
  /** The prices that the words allow; `isMet` is false where nothing costs that, and these are near. */
  price: { limit: PriceLimit; isMet: boolean; text: string } | null;
}
