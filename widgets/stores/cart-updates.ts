import type { Product } from '../api/schemas';
import { MAX_QUANTITY } from '../constants';
import { type CartItem, type CartItems, updateCart } from './cart';

// What shoppers do with the cart; apart from its state, which pages load before anybody buys.

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
function withQuantity(items: CartItems, product: Pick<Product, 'id' | 'slug'>, quantity: number): CartItems {
  const at = lineOf(items, product);
  const line = items[at];
  return line ? replaced(items, at, { ...line, quantity: Math.min(quantity, MAX_QUANTITY) }) : items;
}

/** Without the product's line. */
export function removed(items: CartItems, product: Pick<Product, 'id' | 'slug'>): CartItems {
  const at = lineOf(items, product);
  return at < 0 ? items : items.filter((_, index) => index !== at);
}

/** Changes what a line says of its product. */
export function updateLine(slug: string, now: Partial<Pick<Product, 'price' | 'title'>>): Promise<void> {
  return updateCart(items => items.map(item => (item.slug === slug ? { ...item, ...now } : item)));
}

/** Adds pieces of a product, 999 at the most. */
export function addToCart(product: Product, by = 1): Promise<void> {
  return updateCart(items => added(items, product, by));
}

/** Adds several products at once. */
export function addManyToCart(
  lines: readonly { readonly product: Product; readonly quantity: number }[],
): Promise<void> {
  return updateCart(items =>
    lines.reduce((now, { product, quantity }) => added(now, product, quantity), items),
  );
}

/** Takes one piece out; the last one takes the line along. */
export function decreaseInCart(product: Pick<Product, 'id' | 'slug'>): Promise<void> {
  return updateCart(items => decreased(items, product));
}

/** Makes a line's pieces this many, 999 at the most. */
export function setQuantity(product: Pick<Product, 'id' | 'slug'>, quantity: number): Promise<void> {
  return updateCart(items => withQuantity(items, product, quantity));
}

/** Takes a line out. */
export function removeFromCart(product: Pick<Product, 'id' | 'slug'>): Promise<void> {
  return updateCart(items => removed(items, product));
}
