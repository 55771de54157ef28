import type { Catalogue } from './catalogue';
import { FACET, FacetCounts, type Facets } from './facet-counts';
import type { Product } from './product';
import { MARK, type ProductColumns } from './product-columns';
import type { ProductQuery } from './product-query';
import type { SearchResult } from './search-result';
import { TopN } from './top-n';

/** One page of a list, the size of the whole, and what it could be narrowed by. */
export interface ProductList {
  items: Product[];
  total: number;
  facets: Facets;
}

/** Finds, counts, sorts and cuts; `searched` is what the query's text found. */
export function listProducts(
  catalogue: Catalogue,
  query: ProductQuery,
  searched: SearchResult | null,
): ProductList {
  const { columns } = catalogue;
  const { slots, scores } = searched ?? { slots: candidates(catalogue, query), scores: null };
  const isAskedFor = demandsOf(catalogue, query);
  const failing = filtersOf(columns, query);
  const counts = new FacetCounts(columns);
  const from = (query.page - 1) * query.limit;
  // Places among the candidates are sorted, so that both score and slot are at hand.
  const found = new TopN(from + query.limit, order(catalogue, query, slots, scores));
  const count = slots?.length ?? columns.length;
  for (let at = 0; at < count; at++) {
    const slot = slots ? (slots[at] as number) : at;
    if (!isAskedFor(slot)) continue;
    const failed = failing(slot);
    if ((failed & (failed - 1)) !== 0) continue;
    if (failed === 0) found.add(at);
    counts.add(slot, failed);
  }
  const items = found.sorted().slice(from);
  return {
    items: items.map(at => catalogue.at(slots?.[at] ?? at)).filter(product => product !== undefined),
    total: found.added,
    facets: counts.facets(),
  };
}

/** The smallest set of slots the query allows; null for all. */
function candidates(catalogue: Catalogue, { device }: ProductQuery): ArrayLike<number> | null {
  return device === null ? null : catalogue.slotsFitting(device);
}

/** Whether a slot holds a product that the query asks for, its facets aside. */
function demandsOf(catalogue: Catalogue, query: ProductQuery): (slot: number) => boolean {
  const { marks, category, categories } = catalogue.columns;
  const { device, forBrand } = query;
  const wanted =
    MARK.live |
    (query.filter === 'new' ? MARK.isNew : 0) |
    (query.filter === 'top' ? MARK.isTop : 0) |
    (query.inStock ? MARK.inStock : 0);
  const inCategory = query.category === null ? null : categories.known(query.category);
  const fits = (slot: number) => {
    const devices = catalogue.at(slot)?.devices ?? [];
    return (
      (device === null || devices.some(model => model.slug === device)) &&
      (forBrand === null || devices.some(model => model.brand === forBrand))
    );
  };
  const isForAny = device === null && forBrand === null;
  return slot =>
    ((marks[slot] as number) & wanted) === wanted &&
    (inCategory === null || category[slot] === inCategory) &&
    (isForAny || fits(slot));
}

/** The bits of the facets whose filters shut a slot's product out. */
function filtersOf(columns: ProductColumns, query: ProductQuery): (slot: number) => number {
  const { brand, kind, color, price } = columns;
  const wanted = (slug: string | null, numbers: { known(slug: string): number }) =>
    slug === null ? null : numbers.known(slug);
  const ofBrand = wanted(query.brand, columns.brands);
  const ofKind = wanted(query.kind, columns.kinds);
  const ofColor = wanted(query.color, columns.colors);
  const [least, most] = [query.minPrice ?? 0, query.maxPrice ?? Number.POSITIVE_INFINITY];
  const isPriced = query.minPrice !== null || query.maxPrice !== null;
  if (ofBrand === null && ofKind === null && ofColor === null && !isPriced) return () => 0;
  return slot =>
    (ofBrand === null || brand[slot] === ofBrand ? 0 : FACET.brand) |
    (ofKind === null || kind[slot] === ofKind ? 0 : FACET.kind) |
    (ofColor === null || color[slot] === ofColor ? 0 : FACET.color) |
    (!isPriced || ((price[slot] as number) >= least && (price[slot] as number) <= most) ? 0 : FACET.price);
}

type Comparison = (a: number, b: number) => number;

/** How two places among the candidates compare. */
function order(
  catalogue: Catalogue,
  { sort, filter }: ProductQuery,
  slots: ArrayLike<number> | null,
  scores: ArrayLike<number> | null,
): Comparison {
  const bySlot = sort === 'relevance' ? tie(catalogue, filter) : sorted(catalogue.columns, sort);
  const compared: Comparison = slots
    ? (a, b) => bySlot(slots[a] as number, slots[b] as number)
    : (a, b) => bySlot(a, b);
  if (sort !== 'relevance' || !scores) return compared;
  return (a, b) => (scores[b] as number) - (scores[a] as number) || compared(a, b);
}

/** Relevance without a search text: what the shop recommends. */
function tie({ columns, recommended }: Catalogue, filter: ProductQuery['filter']): Comparison {
  if (filter === 'new') return sorted(columns, 'newest');
  const { ranks } = recommended;
  return (a, b) => (ranks[a] as number) - (ranks[b] as number);
}

function sorted(columns: ProductColumns, sort: Exclude<ProductQuery['sort'], 'relevance'>): Comparison {
  const { id, marks, price, costPerPage } = columns;
  const byId: Comparison = (a, b) => (id[a] as number) - (id[b] as number);
  const by =
    (column: ArrayLike<number>): Comparison =>
    (a, b) =>
      (column[a] as number) - (column[b] as number) || byId(a, b);
  switch (sort) {
    case 'newest':
      return (a, b) =>
        ((marks[b] as number) & MARK.isNew) - ((marks[a] as number) & MARK.isNew) || byId(b, a);
    case 'price':
      return by(price);
    case '-price':
      return (a, b) => (price[b] as number) - (price[a] as number) || byId(a, b);
    case 'cost-per-page':
      return by(costPerPage);
  }
}
