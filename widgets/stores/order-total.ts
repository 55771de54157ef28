import { FREE_SHIPPING_OVER, SHIPPING_FEE } from '../constants';
import { type CartItems, cartSubtotal } from './cart-lines';

/** Shipping in fils for a subtotal in fils. */
export function shippingFor(subtotal: number): number {
  return subtotal > FREE_SHIPPING_OVER ? 0 : SHIPPING_FEE;
}

/** What the lines cost with shipping, in fils; `shipping` where the host has named another one than the rule's. */
export function orderTotal(items: CartItems, shipping?: number): number {
  const subtotal = cartSubtotal(items);
  return subtotal + (shipping ?? shippingFor(subtotal));
}
