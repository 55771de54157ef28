import { formatPrinters } from '../addresses/printers';
import { cartAddress } from '../api/shop-address';
import type { CartItems } from '../stores/cart';
import { cartId } from '../stores/cart-id';
import { useSavedPrinters } from './use-saved-printers';
import { useSettings } from './use-settings';

/** Where the cart goes on: `path` in the shop, where it is the very same cart; from elsewhere a link that takes it along. */
export function useCartAddress(items: CartItems, path: string): string {
  const settings = useSettings();
  const printers = useSavedPrinters();
  if (settings.onShop || items.length === 0) return path;
  return cartAddress(settings, items, cartId(), formatPrinters(printers)) ?? path;
}
