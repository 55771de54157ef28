import type { Product } from '../api/schemas';
import { fils } from '../money';

/** What one printed page costs, in fils; undefined where price or yield is unknown. */
export function pageCost({ price, yield_pages }: Product): number | undefined {
  const now = fils(price);
  return now && yield_pages ? now / yield_pages : undefined;
}
