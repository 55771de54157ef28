import { ApiError } from '../api/client';
import { product } from '../api/products';
import { MAX_QUANTITY } from '../constants';
import { emit } from '../events';
import type { Settings } from '../settings';
import { type CartItem, cartLine } from '../stores/cart';
import { addToCart, removeFromCart, setQuantity } from '../stores/cart-updates';
import type { Product } from '../types';
import { TassError } from './tass-error';

// What a page's own script changes in the cart; loaded with its first change.

/** Throws for what is no product's slug, or no quantity that a line may have. */
function check(call: string, slug: unknown, quantity: number, least: number): void {
  if (typeof document === 'undefined')
    throw new TassError(call, 0, 'Carts live in browsers: there is none here.');
  if (typeof slug !== 'string' || slug === '')
    throw new TassError(
      call,
      0,
      'The slug must be a text: the last part of the product’s address in the shop.',
    );
  if (!Number.isInteger(quantity) || quantity < least || quantity > MAX_QUANTITY)
    throw new TassError(call, 0, `The quantity must be a whole number from ${least} to ${MAX_QUANTITY}.`);
}

/** The product that can be bought under a slug. */
async function productOf(call: string, settings: Settings, slug: string): Promise<Product> {
  try {
    const found = await product(settings, slug).run();
    if (!found) throw new TassError(call, 404, `The shop has no product “${slug}”.`);
    if (found.in_stock === false) throw new TassError(call, 409, `“${slug}” is out of stock.`);
    return found;
  } catch (error) {
    throw error instanceof ApiError ? new TassError(call, error.status, error.message) : error;
  }
}

/** Announces a wish from the page itself; false where a listener cancelled it. */
const announce = (name: 'tass-add-to-cart' | 'tass-remove-from-cart', product: Product, quantity: number) =>
  emit(document.documentElement, name, { product, quantity });

async function addNow(call: string, settings: Settings, slug: string, by: number): Promise<void> {
  const found = await productOf(call, settings, slug);
  const quantity = Math.min((cartLine(slug)?.quantity ?? 0) + by, MAX_QUANTITY);
  if (announce('tass-add-to-cart', found, quantity)) await addToCart(found, by);
}

async function change(line: CartItem, quantity: number): Promise<void> {
  if (quantity === line.quantity) return;
  const name = quantity > line.quantity ? 'tass-add-to-cart' : 'tass-remove-from-cart';
  if (!announce(name, line, quantity)) return;
  await (quantity === 0 ? removeFromCart(line) : setQuantity(line, quantity));
}

/** What `cart.add` does; throws TassError. */
export async function add(settings: Settings, slug: string, quantity: number): Promise<void> {
  check('cart.add', slug, quantity, 1);
  await addNow('cart.add', settings, slug, quantity);
}

/** What `cart.set` does; throws TassError. */
export async function set(settings: Settings, slug: string, quantity: number): Promise<void> {
  check('cart.set', slug, quantity, 0);
  const line = cartLine(slug);
  if (line) await change(line, quantity);
  else if (quantity > 0) await addNow('cart.set', settings, slug, quantity);
}

/** What `cart.remove` does; throws TassError. */
export async function remove(_: Settings, slug: string): Promise<void> {
  check('cart.remove', slug, 1, 1);
  const line = cartLine(slug);
  if (line) await change(line, 0);
}
