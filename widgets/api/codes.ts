import type { Settings } from '../settings';
import { getQuery, type Query } from './client';
import * as schemas from './product-schemas';
import { holders, keepGood, listIn, listOf, type Product, shape, text } from './schemas';

/** Most codes of one request (contract, section 6). */
export const MAX_CODES = 100;

/** What codes stand for. */
export interface CodeMatches {
  readonly products: readonly Product[];
  /** By code as it was sent: slugs of what it stands for, none where nothing does. */
  readonly matches: ReadonlyMap<string, readonly string[]>;
}

const match = shape<{ code: string; slugs: readonly string[] }>({ code: text, slugs: listOf(text) });

/** What up to 100 codes or slugs stand for, in one request; null where the host ignores `codes`. */
export function productsByCodes(settings: Settings, codes: readonly string[]): Query<CodeMatches | null> {
  const list = codes.map(encodeURIComponent).join(',');
  return getQuery(settings, 'products', `/products?codes=${list}`, body => {
    const about = holders(body).find(holder => Array.isArray(holder.matches));
    if (!about) return null;
    const found = keepGood(match, about.matches as readonly unknown[]);
    return {
      products: keepGood(schemas.product, listIn(body) ?? []),
      matches: new Map(found.map(({ code, slugs }) => [code, slugs])),
    };
  });
}
