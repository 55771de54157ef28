import type { Product } from '../../api/schemas';

/** A row of the table that shows what was understood. */
export interface Row {
  /** The line as it was pasted. */
  readonly line: string;
  /** `ok` would go into the cart, `choice` asks, `unknown` was not found. */
  readonly state: 'ok' | 'choice' | 'unknown';
  readonly product?: Product;
  /** Pieces, from 0; more than an order takes is the table's to say. */
  readonly quantity: number;
  /** The line leaves open how many: it says two numbers, or one that may say something else. */
  readonly isCountOpen?: true;
  /** What the buyer may choose, or may have meant. */
  readonly offered: readonly Product[];
}

/** Products that one row offers. */
export const MAX_OFFERED = 12;

/** Of them where nothing was found and these are near. */
export const MAX_NEAR = 4;

export const offer = (products: readonly Product[]) => [...new Set(products)].slice(0, MAX_OFFERED);
