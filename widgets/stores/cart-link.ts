import type { Settings } from '../settings';
import type { CartItem } from './cart';

/**
 * Path of the shop's cart page. Off the shop's origin it carries the cart along (contract, section 5: cart link);
 * on it the shop has the very same cart already.
 */
export function cartPath({ onShop }: Settings, items: readonly CartItem[]): string {
  const lines = items.map(({ slug, quantity }) => `${encodeURIComponent(slug)}:${quantity}`);
  return onShop || lines.length === 0 ? '/cart' : `/cart?add=${lines.join(',')}`;
}
