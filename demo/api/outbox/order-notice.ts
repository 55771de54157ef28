import { asc, eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { orderLines, orders } from '../database/schema';
import { type LineRow, type OrderRow, placedOrder } from '../orders/placed-order';

/** What the shop is told about an order: the answer its customer got, and who and where the customer is. */
export interface OrderNotice {
  order: OrderRow;
  lines: LineRow[];
}

export async function readNotice(db: Db, orderId: string): Promise<OrderNotice | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return null;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.line));
  return { order, lines };
}

/** The notice as JSON for other programs. */
export function noticeJson({ order, lines }: OrderNotice) {
  const { governorate, area, block, street, building, floor, flat, notes } = order;
  return {
    ...placedOrder(order, lines),
    customer: { name: order.customerName, phone: order.customerPhone, email: order.customerEmail },
    address: { governorate, area, block, street, building, floor, flat, notes },
    payment_method: order.paymentMethod,
    partner: order.partner || null,
    lang: order.language,
  };
}
