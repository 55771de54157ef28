import type { Fils } from '../money';
import type { Catalogue } from './catalogue';
import type { Product } from './product';
import type { ProductQuery, Sort } from './product-query';

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

type Narrowing = 'brand' | 'kind' | 'color' | 'price';
type Scored = { product: Product; score: number };

/** Finds, counts, sorts and cuts. */
export function listProducts(catalogue: Catalogue, query: ProductQuery): ProductList {
  const found: Scored[] = [];
  const facets: Facets = { brand: new Map(), kind: new Map(), color: new Map(), price: { min: 0, max: 0 } };
  const narrow = narrowings(query);
  for (const [product, score] of candidates(catalogue, query)) {
    if (!isAskedFor(product, query)) continue;
    const failed = narrow.filter(([, fits]) => !fits(product));
    if (failed.length === 0) found.push({ product, score });
    if (failed.length <= 1) count(facets, product, failed[0]?.[0]);
  }
  const from = (query.page - 1) * query.limit;
  const items = found.sort(order(query)).slice(from, from + query.limit);
  return { items: items.map(({ product }) => product), total: found.length, facets };
}

/** The smallest set the query allows, with scores where text was searched. */
function* candidates(catalogue: Catalogue, query: ProductQuery): Iterable<[Product, number]> {
  if (query.q !== null) {
    const fitting = query.device === null ? null : new Set(catalogue.fitting(query.device));
    for (const [product, score] of catalogue.search(query.q)) {
      if (!fitting || fitting.has(product)) yield [product, score];
    }
    return;
  }
  const products = query.device === null ? catalogue.all() : catalogue.fitting(query.device);
  for (const product of products) yield [product, 0];
}

function isAskedFor(product: Product, query: ProductQuery): boolean {
  return (
    (query.filter !== 'new' || product.isNew) &&
    (query.filter !== 'top' || product.isTop) &&
    (query.category === null || product.category.slug === query.category) &&
    (!query.inStock || product.inStock)
  );
}

function narrowings(query: ProductQuery): [Narrowing, (product: Product) => boolean][] {
  const { brand, kind, color, minPrice, maxPrice } = query;
  const list: [Narrowing, (product: Product) => boolean][] = [];
  if (brand !== null) list.push(['brand', product => product.brand.slug === brand]);
  if (kind !== null) list.push(['kind', product => product.kind === kind]);
  if (color !== null) list.push(['color', product => product.color === color]);
  if (minPrice !== null || maxPrice !== null) {
    const [least, most] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
    list.push(['price', product => product.price >= least && product.price <= most]);
  }
  return list;
}

/** Counts a product in all facets, or only in the one whose filter alone shuts it out. */
function count(facets: Facets, product: Product, only: Narrowing | undefined): void {
  const add = (counts: Map<string, number>, slug: string) => counts.set(slug, (counts.get(slug) ?? 0) + 1);
  if (only === undefined || only === 'brand') add(facets.brand, product.brand.slug);
  if (only === undefined || only === 'kind') add(facets.kind, product.kind);
  if ((only === undefined || only === 'color') && product.color !== null) add(facets.color, product.color);
  if (only === undefined || only === 'price') {
    const { price } = facets;
    price.min = price.max === 0 ? product.price : Math.min(price.min, product.price);
    price.max = Math.max(price.max, product.price);
  }
}

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
