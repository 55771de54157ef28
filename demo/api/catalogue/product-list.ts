import type { Fils } from '../money';
import type { Catalogue } from './catalogue';
import { firstOf } from './first-of';
import type { Product } from './product';
import type { ProductQuery, Sort } from './product-query';
import type { SearchResult } from './search-result';

/** One page of a list, the size of the whole, and what it could be narrowed by. */
export interface ProductList {
  items: Product[];
  total: number;
  facets: Facets;
}

/** Counts by slug; each facet is counted as if its own filter were not set, so that it can be changed. */
export interface Facets {
  brand: Map<string, number>;
  kind: Map<string, number>;
  color: Map<string, number>;
  price: { min: Fils; max: Fils };
}

type Facet = 'brand' | 'kind' | 'color' | 'price';
type Filter = readonly [facet: Facet, fits: (product: Product) => boolean];

/** Finds, counts, sorts and cuts; `searched` is what the query's text found. */
export function listProducts(
  catalogue: Catalogue,
  query: ProductQuery,
  searched: SearchResult | null,
): ProductList {
  const facets: Facets = { brand: new Map(), kind: new Map(), color: new Map(), price: { min: 0, max: 0 } };
  const { products, scores } = searched ?? { products: candidates(catalogue, query), scores: null };
  const filters = facetFilters(query);
  const found: Scored[] = [];
  for (let at = 0; at < products.length; at++) {
    const product = products[at] as Product;
    if (!isAskedFor(product, query)) continue;
    const failed = failing(filters, product);
    if (failed === 'several') continue;
    if (failed === 'none') found.push({ product, score: scores?.[at] ?? 0 });
    count(facets, product, failed);
  }
  const from = (query.page - 1) * query.limit;
  const items = firstOf(found, from + query.limit, order(query)).slice(from);
  return { items: items.map(({ product }) => product), total: found.length, facets };
}

/** The smallest set the query allows. */
function candidates(catalogue: Catalogue, { device }: ProductQuery): Product[] {
  return device === null ? catalogue.all() : catalogue.fitting(device);
}

function isAskedFor(product: Product, query: ProductQuery): boolean {
  return (
    (query.filter !== 'new' || product.isNew) &&
    (query.filter !== 'top' || product.isTop) &&
    (query.category === null || product.category.slug === query.category) &&
    (query.device === null || product.devices.some(model => model.slug === query.device)) &&
    (query.forBrand === null || product.devices.some(model => model.brand === query.forBrand)) &&
    (!query.inStock || product.inStock)
  );
}

/** The query's filters that are facets, too. */
function facetFilters(query: ProductQuery): Filter[] {
  const { brand, kind, color, minPrice, maxPrice } = query;
  const filters: Filter[] = [];
  if (brand !== null) filters.push(['brand', product => product.brand.slug === brand]);
  if (kind !== null) filters.push(['kind', product => product.kind === kind]);
  if (color !== null) filters.push(['color', product => product.color === color]);
  if (minPrice !== null || maxPrice !== null) {
    const [least, most] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
    filters.push(['price', product => product.price >= least && product.price <= most]);
  }
  return filters;
}

/** The one filter that shuts a product out, `none`, or `several`. */
function failing(filters: readonly Filter[], product: Product): Facet | 'none' | 'several' {
  let failed: Facet | 'none' = 'none';
  for (const [facet, fits] of filters) {
    if (fits(product)) continue;
    if (failed !== 'none') return 'several';
    failed = facet;
  }
  return failed;
}

/** Counts a product in all facets, or only in the one whose filter alone shuts it out. */
function count(facets: Facets, product: Product, failed: Facet | 'none'): void {
  if (failed === 'none' || failed === 'brand') add(facets.brand, product.brand.slug);
  if (failed === 'none' || failed === 'kind') add(facets.kind, product.kind);
  if ((failed === 'none' || failed === 'color') && product.color !== null) add(facets.color, product.color);
  if (failed === 'none' || failed === 'price') {
    const { price } = facets;
    price.min = price.max === 0 ? product.price : Math.min(price.min, product.price);
    price.max = Math.max(price.max, product.price);
  }
}

function add(counts: Map<string, number>, slug: string): void {
  counts.set(slug, (counts.get(slug) ?? 0) + 1);
}

type Scored = { product: Product; score: number };
type Comparison = (a: Product, b: Product) => number;

const byId: Comparison = (a, b) => a.id - b.id;
const newest: Comparison = (a, b) => Number(b.isNew) - Number(a.isNew) || b.id - a.id;

/** Relevance without a search text: what can be bought, then what the shop recommends. */
const recommended: Comparison = (a, b) =>
  Number(b.inStock) - Number(a.inStock) || Number(b.isTop) - Number(a.isTop) || byId(a, b);

const SORTED: Record<Exclude<Sort, 'relevance'>, Comparison> = {
  newest,
  price: (a, b) => a.price - b.price || byId(a, b),
  '-price': (a, b) => b.price - a.price || byId(a, b),
  'cost-per-page': (a, b) => costPerPage(a) - costPerPage(b) || byId(a, b),
};

function order(query: ProductQuery): (a: Scored, b: Scored) => number {
  if (query.sort !== 'relevance') {
    const compare = SORTED[query.sort];
    return (a, b) => compare(a.product, b.product);
  }
  const tie = query.filter === 'new' ? newest : recommended;
  return (a, b) => b.score - a.score || tie(a.product, b.product);
}

/** Fils for one page; products that print no pages come last (a large number, so that two of them compare). */
function costPerPage(product: Product): number {
  return product.yieldPages ? product.price / product.yieldPages : Number.MAX_SAFE_INTEGER;
}
