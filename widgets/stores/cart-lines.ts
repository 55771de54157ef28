import { fromJson } from '../api/json';
import { product } from '../api/product-schemas';
import { MAX_QUANTITY } from '../constants';
import { fils } from '../money';
import type { CartItem } from '../types';

export type { CartItem } from '../types';

// Knows what a cart is, not where it is kept.

/** The lines of a cart, one a product. */
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

/** Pieces of a product in the cart, by its slug. */
export function quantityOf(items: CartItems, slug: string): number {
  return items.find(item => item.slug === slug)?.quantity ?? 0;
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
