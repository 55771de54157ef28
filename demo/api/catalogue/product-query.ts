import { type Fils, toFils } from '../common/money';
import { MAX_QUERY_LENGTH } from '../search/engine';
import { colorSlug } from './product';

export const SORTS = ['relevance', 'newest', 'price', '-price', 'cost-per-page'] as const;
export type Sort = (typeof SORTS)[number];

/** Contract, section 6. */
const DEFAULT_LIMIT = 12;
const MAX_LIMIT = 48;
const MAX_CODES = 100;
/** No catalogue has more pages; keeps page × limit a safe number. */
const MAX_PAGE = 1_000_000;

/** Characters of a parameter that are read; no slug has so many. */
const MAX_LENGTH = 256;

/** What a list call asks for. What can't be used is as if it had not been sent; numbers are clamped. */
export interface ProductQuery {
  q: string | null;
  /** Codes as typed, or slugs; null when none were sent. */
  codes: readonly string[] | null;
  filter: 'new' | 'top' | null;
  device: string | null;
  category: string | null;
  /** Slug of the brand that made the product. */
  brand: string | null;
  /** Slug of a brand for whose printers the product is. */
  forBrand: string | null;
  kind: string | null;
  color: string | null;
  minPrice: Fils | null;
  maxPrice: Fils | null;
  inStock: boolean;
  sort: Sort;
  page: number;
  limit: number;
}

/** Reads query parameters; of a repeated one the first counts. */
export function readProductQuery(parameters: Readonly<Record<string, unknown>>): ProductQuery {
  const text = (name: string, longest = MAX_LENGTH): string | null => {
    const value = parameters[name];
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' && first.trim() !== '' ? first.trim().slice(0, longest) : null;
  };
  const filter = text('filter');
  const color = text('color');
  return {
    q: text('q')?.slice(0, MAX_QUERY_LENGTH) ?? null,
    codes:
      text('codes', MAX_CODES * (MAX_QUERY_LENGTH + 1))
        ?.split(',')
        .map(code => code.trim().slice(0, MAX_QUERY_LENGTH))
        .filter(code => code !== '')
        .slice(0, MAX_CODES) ?? null,
    filter: filter === 'new' || filter === 'top' ? filter : null,
    device: text('for_device'),
    category: text('category'),
    brand: text('brand'),
    forBrand: text('for_brand'),
    kind: text('kind'),
    color: color === null ? null : colorSlug(color),
    minPrice: toFils(text('min_price') ?? ''),
    maxPrice: toFils(text('max_price') ?? ''),
    inStock: ['true', '1'].includes(text('in_stock') ?? ''),
    sort: SORTS.find(sort => sort === text('sort')) ?? 'relevance',
    page: clamp(text('page'), 1, 1, MAX_PAGE),
    limit: clamp(text('limit'), DEFAULT_LIMIT, 1, MAX_LIMIT),
  };
}

function clamp(text: string | null, fallback: number, least: number, most: number): number {
  const value = Math.trunc(Number(text ?? Number.NaN));
  return Number.isNaN(value) ? fallback : Math.min(Math.max(value, least), most);
}
