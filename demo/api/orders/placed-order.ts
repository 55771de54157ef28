import { toDecimal } from '../common/money';
import type { orderLines, orders } from '../database/schema';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;

/** An order as the answer to its customer tells it (contract, section 6). */
export function placedOrder(order: OrderRow, lines: readonly LineRow[]) {
  return { id: order.id, ...orderFacts(order, lines) };
}

/** What of an order may be told to whoever knows its number and mobile number: nothing personal. */
export function orderFacts(order: OrderRow, lines: readonly LineRow[]) {
  return {
    number: order.number,
    status: order.status,
    items: lines.map(line => ({
      slug: line.slug,
      title: line.title,
      quantity: line.quantity,
      price: toDecimal(line.unitPrice),
    })),
    subtotal: toDecimal(order.subtotal),
    shipping: toDecimal(order.shipping),
    total: toDecimal(order.total),
    currency: 'KWD',
    created_at: order.createdAt.toISOString(),
  };
}
