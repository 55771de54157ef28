import type { ProductQuery } from '../../widgets/api/products';

/** How lists can be sorted, the shop's own order first (contract, section 6). */
export const SORTS = ['relevance', 'newest', 'price', '-price', 'cost-per-page'] as const;
export type Sort = (typeof SORTS)[number];

/** What narrows a list by one of the values that its products have. */
export const FACETS = ['brand', 'kind', 'color'] as const;
export type Facet = (typeof FACETS)[number];

type Filters = Pick<ProductQuery, 'brand' | 'for_brand' | 'kind' | 'color' | 'min_price' | 'max_price'>;

/** A list's page, order and filters as its address has them. Prices are decimal KWD. */
export interface ListQuery extends Filters {
  readonly page: number;
  readonly sort: Sort;
}

const WORD = /^[\w-]{1,80}$/;
const PRICE = /^\d{1,6}(\.\d{1,3})?$/;

/** A list that nothing narrows. */
export const NO_FILTERS = {
  brand: undefined,
  for_brand: undefined,
  kind: undefined,
  color: undefined,
  min_price: undefined,
  max_price: undefined,
} as const satisfies Filters;

/** Reads a list's address; what can't be used is as if it weren't there. */
export function readListQuery(search: string): ListQuery {
  const given = new URLSearchParams(search);
  const fitting = (name: string, pattern: RegExp) => {
    const value = given.get(name)?.trim() ?? '';
    return pattern.test(value) ? value : undefined;
  };
  return {
    page: Number(fitting('page', /^[1-9]\d{0,4}$/) ?? 1),
    sort: SORTS.find(sort => sort === given.get('sort')) ?? 'relevance',
    brand: fitting('brand', WORD),
    for_brand: fitting('for_brand', WORD),
    kind: fitting('kind', WORD),
    color: fitting('color', WORD),
    min_price: fitting('min_price', PRICE),
    max_price: fitting('max_price', PRICE),
  };
}

/**
 * The search part of a list's address, with its question mark; what is as usual is left out. What `address`, the search
 * before, says beside the list stays: a search's text.
 */
export function writeListQuery({ page, sort, ...filters }: ListQuery, address = ''): string {
  const search = new URLSearchParams(address);
  const own = {
    ...NO_FILTERS,
    ...filters,
    sort: sort === 'relevance' ? undefined : sort,
    page: page > 1 ? String(page) : undefined,
  };
  for (const [name, value] of Object.entries(own)) {
    search.delete(name);
    if (value) search.set(name, value);
  }
  return search.size > 0 ? `?${search}` : '';
}

/** How many filters are set; prices count as one. */
export function countFilters({ brand, for_brand, kind, color, min_price, max_price }: ListQuery): number {
  return [brand, for_brand, kind, color, min_price ?? max_price].filter(Boolean).length;
}
