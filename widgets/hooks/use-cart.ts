import { type CartItems, cart } from '../stores/cart';
import { useStore } from './use-store';

/** The cart's lines; none while rendering on a server. */
export function useCart(): CartItems {
  return useStore(cart, ({ items }) => items);
}
