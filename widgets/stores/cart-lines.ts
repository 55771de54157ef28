import { fromJson } from '../api/json';
import { product } from '../api/product-schemas';
import type { Product } from '../api/schemas';
import { FREE_SHIPPING_OVER, MAX_QUANTITY, SHIPPING_FEE } from '../constants';
import { fils } from '../money';
import type { CartItem } from '../types';

export type { CartItem } from '../types';

// Knows what a cart is, not where it is kept.

export type CartItems = readonly CartItem[];

/** Number of lines, which is the count a shopper is shown. */
export function cartCount(items: CartItems): number {
  return items.length;
}

/** Sum of all lines in fils. */
export function cartSubtotal(items: CartItems): number {
  let sum = 0;
  for (const { price, quantity } of items) sum += (fils(price) ?? 0) * quantity;
  return sum;
}

/** Shipping in fils for a subtotal in fils. */
export function shippingFor(subtotal: number): number {
  return subtotal > FREE_SHIPPING_OVER ? 0 : SHIPPING_FEE;
}

/** What the lines cost with shipping, in fils. */
export function orderTotal(items: CartItems): number {
  const subtotal = cartSubtotal(items);
  return subtotal + shippingFor(subtotal);
}

/** Pieces of a product in the cart, by its slug. */
export function quantityOf(items: CartItems, slug: string): number {
  return items.find(item => item.slug === slug)?.quantity ?? 0;
}

function replaced(items: CartItems, at: number, line: CartItem): CartItems {
  return items.map((item, index) => (index === at ? line : item));
}

/** Raises the line with the product's slug, or adds one. */
export function added(items: CartItems, product: Product, by = 1): CartItems {
  const at = items.findIndex(item => item.slug === product.slug);
  const line = items[at];
  if (!line) return [...items, { ...product, quantity: Math.min(by, MAX_QUANTITY) }];
  return replaced(items, at, { ...line, quantity: Math.min(line.quantity + by, MAX_QUANTITY) });
}

/** The line of a product: by its id, and by its slug only where no line has that id. */
function lineOf(items: CartItems, { id, slug }: Pick<Product, 'id' | 'slug'>): number {
  const byId = items.findIndex(item => String(item.id) === String(id));
  return byId >= 0 ? byId : items.findIndex(item => item.slug === slug);
}

/** One piece fewer; the line goes with its last piece. */
export function decreased(items: CartItems, product: Pick<Product, 'id' | 'slug'>): CartItems {
  const at = lineOf(items, product);
  const line = items[at];
  if (!line) return items;
  return line.quantity > 1
    ? replaced(items, at, { ...line, quantity: line.quantity - 1 })
    : items.filter((_, index) => index !== at);
}

/** The product's line with this many pieces. */
export function withQuantity(
  items: CartItems,
  product: Pick<Product, 'id' | 'slug'>,
  quantity: number,
): CartItems {
  const at = lineOf(items, product);
  const line = items[at];
  return line ? replaced(items, at, { ...line, quantity: Math.min(quantity, MAX_QUANTITY) }) : items;
}

/** Without the product's line. */
export function removed(items: CartItems, product: Pick<Product, 'id' | 'slug'>): CartItems {
  const at = lineOf(items, product);
  return at < 0 ? items : items.filter((_, index) => index !== at);
}

/** Pieces by slug. */
export type OrderedQuantities = readonly { readonly slug: string; readonly quantity: number }[];

/**
 * Reads a stored cart. What can't be read is dropped entry by entry, never the rest; lines of one slug become one.
 * `whole` is false when something was dropped.
 */
export function parseCart(text: string | null): { readonly items: CartItems; readonly whole: boolean } {
  if (text === null) return { items: [], whole: true };
  let list: unknown;
  try {
    list = fromJson(text);
  } catch {
    return { items: [], whole: false };
  }
  if (!Array.isArray(list)) return { items: [], whole: false };
  const bySlug = new Map<string, CartItem>();
  let whole = true;
  for (const entry of list) {
    const item = parseItem(entry);
    if (!item) {
      whole = false;
      continue;
    }
    const quantity = (bySlug.get(item.slug)?.quantity ?? 0) + item.quantity;
    bySlug.set(item.slug, { ...(bySlug.get(item.slug) ?? item), quantity: Math.min(quantity, MAX_QUANTITY) });
  }
  return { items: [...bySlug.values()], whole };
}

function parseItem(entry: unknown): CartItem | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { quantity, title, slug } = entry as Record<string, unknown>;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return undefined;
  // A title may be missing: the slug says it well enough.
  const known = product({
    ...entry,
    title: typeof title === 'string' && title ? title : slug,
  });
  return known && { ...known, quantity: Math.min(quantity, MAX_QUANTITY) };
}
