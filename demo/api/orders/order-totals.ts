import type { Fils } from '../common/money';
import { SHIPPING } from '../settings';

/** What an order comes to. */
export interface OrderTotals {
  subtotal: Fils;
  shipping: Fils;
  total: Fils;
}

/** Adds lines up; shipping is free over the limit, not at it (contract, section 5). */
export function orderTotals(lines: readonly { price: Fils; quantity: number }[]): OrderTotals {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const shipping = subtotal > SHIPPING.freeOver ? 0 : SHIPPING.fee;
  return { subtotal, shipping, total: subtotal + shipping };
}
