import type { Product } from '../../api/schemas';
import { KINDS, type Kind } from '../../data/kinds';
import { pageCost } from '../../data/page-cost';
import { percentSaved } from '../../data/percent-saved';
import { fils } from '../../money';

/** What a printer takes in one place: the products of which it takes one at a time. */
export interface Slot {
  /** Category and colour, such as `toners black`; unique among the slots of a printer. */
  readonly key: string;
  /** Category slug; remanufactured toners count as `toners`, what has no category as `''`. */
  readonly category: string;
  /** Colour slug such as `light-cyan`, or `''`. */
  readonly color: string;
  /** In the order original, compatible, remanufactured, and the smaller yield first. */
  readonly choices: readonly Choice[];
}

/** One product of a slot, compared with the others. */
export interface Choice {
  readonly product: Product;
  /** Undefined where the slot's yields don't differ, or this one's is unknown. */
  readonly size: 'standard' | 'high' | undefined;
  /** Percent saved a page against the slot's original of the smallest yield; undefined for less than 1. */
  readonly saving: number | undefined;
  /** The lowest cost a page of what is in stock, where there is something to compare. */
  readonly best: boolean;
}

/** One in-stock product of a kind for each ink or toner that the printer takes, the cheapest of each. */
export interface CompleteSet {
  readonly kind: Kind;
  readonly products: readonly Product[];
  /** Whole fils. */
  readonly total: number;
}

const CATEGORIES = [
  'toners',
  'inks',
  'ribbon-cartridges',
  'label-tapes',
  'drum-units',
  'waste-toner-containers',
  'paper',
  'accessories',
];
/** The categories whose colours make a set together. */
export const COLOR_SUPPLIES = ['toners', 'inks'];
const COLORS = ['black', 'tricolor', 'cyan', 'magenta', 'yellow', 'light-cyan', 'light-magenta'];
/** A yield this many times the smallest of its slot is a high one. */
const HIGH_YIELD = 1.25;

/** The products of one printer by the place they go to: inks in their printing order, then drum, waste box and the rest. */
export function slotsOf(products: readonly Product[]): readonly Slot[] {
  const byKey = new Map<string, Product[]>();
  for (const product of products) {
    const key = `${categoryOf(product)} ${colorOf(product)}`;
    byKey.set(key, [...(byKey.get(key) ?? []), product]);
  }
  return [...byKey]
    .map(([key, members]) => {
      const [category = '', color = ''] = key.split(' ');
      return { key, category, color, choices: compared(members) };
    })
    .sort((a, b) => rank(CATEGORIES, a.category, b.category) || rank(COLORS, a.color, b.color));
}

/** The sets that can be had whole, none for a printer with a single colour. */
export function completeSets(slots: readonly Slot[]): readonly CompleteSet[] {
  const colors = slots.filter(({ category }) => COLOR_SUPPLIES.includes(category));
  if (colors.length < 2) return [];
  return KINDS.flatMap(kind => {
    const products = colors.map(slot => cheapest(slot, kind)).filter(product => product !== undefined);
    if (products.length < colors.length) return [];
    return [{ kind, products, total: products.reduce((sum, { price }) => sum + (fils(price) ?? 0), 0) }];
  });
}

/** The choice that a slot offers first: the best value, else the first in stock. */
export function firstChoice({ choices }: Slot): Product | undefined {
  const inStock = choices.filter(({ product }) => isInStock(product));
  return (inStock.find(({ best }) => best) ?? inStock[0] ?? choices[0])?.product;
}

/** Whether a product can be bought; a host that says nothing of its stock sells what it lists. */
export const isInStock = (product: Product): boolean => product.in_stock !== false;

function categoryOf({ category }: Product): string {
  const slug = category?.slug ?? '';
  return slug === 'remanufactured-toners' ? 'toners' : slug;
}

const colorOf = ({ color }: Product): string => (color ?? '').replaceAll(' ', '-');

/** Names that a list does not know come last, in the order they came. */
function rank(order: readonly string[], a: string, b: string): number {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return place(a) - place(b);
}

function compared(members: readonly Product[]): readonly Choice[] {
  const sorted = [...members].sort(
    (a, b) => rank(KINDS, a.kind ?? '', b.kind ?? '') || (a.yield_pages ?? 0) - (b.yield_pages ?? 0),
  );
  const yields = sorted.map(({ yield_pages }) => yield_pages).filter(pages => pages !== undefined);
  const smallest = Math.min(...yields);
  const differ = Math.max(...yields) >= smallest * HIGH_YIELD;
  const original = sorted.find(product => product.kind === 'original' && pageCost(product));
  const reference = original && pageCost(original);
  const rated = sorted.filter(product => isInStock(product) && pageCost(product));
  const lowest = rated.length > 1 ? Math.min(...rated.map(product => pageCost(product) ?? 0)) : undefined;
  const best = rated.find(product => pageCost(product) === lowest);
  return sorted.map(product => ({
    product,
    size: differ ? sizeOf(product, smallest) : undefined,
    saving: savingOf(product, reference),
    best: product === best,
  }));
}

function sizeOf({ yield_pages }: Product, smallest: number): Choice['size'] {
  if (!yield_pages) return undefined;
  return yield_pages >= smallest * HIGH_YIELD ? 'high' : 'standard';
}

function savingOf(product: Product, reference: number | undefined): number | undefined {
  const cost = pageCost(product);
  if (!cost || !reference) return undefined;
  const percent = percentSaved(cost, reference);
  return percent >= 1 ? percent : undefined;
}

function cheapest({ choices }: Slot, kind: Kind): Product | undefined {
  const price = (product: Product) => fils(product.price) ?? Number.POSITIVE_INFINITY;
  return choices
    .map(({ product }) => product)
    .filter(product => product.kind === kind && isInStock(product))
    .sort((a, b) => price(a) - price(b))[0];
}
