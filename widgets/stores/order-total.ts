import { FREE_SHIPPING_OVER, SHIPPING_FEE } from '../constants';
import { type CartItems, cartSubtotal } from './cart-lines';

/** Shipping in fils for a subtotal in fils. */
export function shippingFor(subtotal: number): number {
  return subtotal > FREE_SHIPPING_OVER ? 0 : SHIPPING_FEE;
}

/** What the lines cost with shipping, in fils. */
export function orderTotal(items: CartItems): number {
  const subtotal = cartSubtotal(items);
  return subtotal + shippingFor(subtotal);
}
