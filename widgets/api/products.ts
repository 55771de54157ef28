import type { Settings } from '../settings';
import { getQuery, nothingIn, pathPart, type Query } from './client';
import * as schemas from './product-schemas';
import { holders, keepGood, listIn, type Printer, type Product, type ProductDetail, text } from './schemas';

/** What a list is asked for; names are the API's but for `query` and `device`. */
export interface ProductQuery {
  readonly query?: string | undefined;
  readonly filter?: 'new' | 'top' | undefined;
  readonly device?: string | undefined;
  readonly category?: string | undefined;
  /** Who made it. */
  readonly brand?: string | undefined;
  /** For whose printers it is. */
  readonly for_brand?: string | undefined;
  readonly kind?: string | undefined;
  readonly color?: string | undefined;
  readonly min_price?: string | undefined;
  readonly max_price?: string | undefined;
  readonly in_stock?: boolean | undefined;
  readonly sort?: string | undefined;
  readonly limit?: number | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** One page of a list of products. */
export interface ProductPage {
  readonly items: readonly Product[];
  readonly page: number;
  readonly limit: number;
  /** Products of the whole list, where the host says so. */
  readonly total?: number | undefined;
  /** Entries that came, malformed ones counted: a short page is the last one. */
  readonly received: number;
  /** What filters count, as it came: `facetsOf` reads it where filters are. */
  readonly facets?: unknown;
  /** True where nothing matched a search as typed, and these are near. */
  readonly guess?: boolean | undefined;
  /** What a search was taken for, where that isn't what was typed. */
  readonly didYouMean?: string | undefined;
  /** Printers that a search names. */
  readonly printers?: readonly Printer[] | undefined;
  /** The prices that a search's words allow, as they came: `priceLimitOf` reads them where they are told. */
  readonly priceLimit?: unknown;
}

const PARAMETERS: Readonly<Record<string, string>> = { query: 'q', device: 'for_device' };

function search(query: ProductQuery): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(query).sort() as (keyof ProductQuery)[]) {
    const value = query[name];
    if (value === undefined || value === '' || value === false || (name === 'page' && value === 1)) continue;
    search.set(PARAMETERS[name] ?? name, String(value));
  }
  return String(search);
}

/** A list of products. */
export function products(settings: Settings, query: ProductQuery): Query<ProductPage> {
  return getQuery(settings, 'products', `/products?${search(query)}`, body => {
    const list = listIn(body);
    if (!list) throw nothingIn('products');
    const about = holders(body).find(holder => Array.isArray(holder.items)) ?? {};
    return {
      items: keepGood(schemas.product, list),
      received: list.length,
      page: Number(about.page) || query.page || 1,
      limit: Number(about.limit) || query.limit || list.length,
      ...(typeof about.total === 'number' && { total: about.total }),
      ...(about.facets !== undefined && { facets: about.facets }),
      ...(query.query && searchNotes(about)),
    };
  });
}

/** What the answer to a search says beside its products. */
const searchNotes = (about: Record<string, unknown>) => ({
  guess: about.guess === true,
  didYouMean: text(about.did_you_mean),
  printers: schemas.printers(about.printers),
  priceLimit: about.price_limit,
});

/** One product by id or slug; null where the host knows none. */
export function product(settings: Settings, slug: string): Query<ProductDetail | null> {
  return getQuery(
    settings,
    'product',
    `/products/${pathPart(slug)}`,
    body => {
      for (const holder of holders(body)) {
        const found = schemas.productDetail(holder);
        if (found) return found;
      }
      throw nothingIn('product');
    },
    { answer: null },
  );
}
