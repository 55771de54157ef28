import { messages } from '../common/messages';
import { toDecimal } from '../common/money';
import { Problem } from '../common/problems';
import type { OrderLimits } from '../settings';
import type { ProductRow } from './order-rows';
import { orderTotals } from './order-totals';
import type { PhoneRecord } from './phone-record';
import type { OrderRequest } from './read-order';

/** Whether an order of so many more pieces is beyond what a phone may order in a day. */
export function isBeyond(
  { dayOrders, dayPieces }: OrderLimits,
  { orders, pieces }: PhoneRecord,
  more: number,
): boolean {
  return (dayOrders > 0 && orders >= dayOrders) || (dayPieces > 0 && pieces + more > dayPieces);
}

export function dayLimit({ language }: OrderRequest, whatsapp: string): Problem {
  const message = messages[language].limits.day(whatsapp);
  return new Problem('invalid', { errors: [{ field: 'customer.phone', message }] });
}

/**
 * Why an order can't be placed as it is, with what the shop can offer instead. Nobody learns how many pieces there are:
 * `available` is 0 for what is sold out and 1 for less than was asked, and a wrong total is told before that, so that
 * only orders that would be placed ask for pieces.
 */
export function refusal(order: OrderRequest, stock: ReadonlyMap<string, ProductRow>): Problem | null {
  const left = (slug: string) => stock.get(slug)?.stock ?? 0;
  const soldOut = order.lines.filter(({ slug }) => left(slug) === 0);
  if (soldOut.length > 0)
    return new Problem('out-of-stock', { items: soldOut.map(line => ({ ...line, available: 0 })) });
  const priced = order.lines.map(line => ({ ...line, price: stock.get(line.slug)?.price ?? 0 }));
  const { subtotal, shipping, total } = orderTotals(priced);
  if (total === order.expectedTotal) {
    const short = order.lines.filter(({ slug, quantity }) => left(slug) < quantity);
    if (short.length === 0) return null;
    return new Problem('out-of-stock', { items: short.map(line => ({ ...line, available: 1 })) });
  }
  return new Problem('price-changed', {
    items: priced.map(({ slug, quantity, price }) => ({ slug, quantity, price: toDecimal(price) })),
    subtotal: toDecimal(subtotal),
    shipping: toDecimal(shipping),
    total: toDecimal(total),
  });
}
