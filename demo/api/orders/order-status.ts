import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { orderLines, orders, products } from '../database/schema';
import { readOrderNumber } from './order-number';
import type { LineRow, OrderRow } from './placed-order';

/** What a shop does with an order. */
export type OrderAction = 'confirm' | 'deliver' | 'cancel';

type Status = OrderRow['status'];

/** Which orders an action takes, and what it makes of them. */
const ACTIONS: Readonly<Record<OrderAction, { from: readonly Status[]; to: Status }>> = {
  confirm: { from: ['placed'], to: 'confirmed' },
  deliver: { from: ['placed', 'confirmed'], to: 'delivered' },
  cancel: { from: ['placed', 'confirmed'], to: 'cancelled' },
};

/**
 * Changes an order's status in one transaction: whatever interrupts it, its pieces are taken or put back once. Doing it
 * again changes nothing. Answers a sentence for whoever asked; throws one where it can't be done.
 */
export async function changeStatus(db: Db, action: OrderAction, typed: string): Promise<string> {
  const { from, to } = ACTIONS[action];
  return db.transaction(async tx => {
    const number = readOrderNumber(typed) ?? typed;
    const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
    if (!order) throw new Error(`There is no order ${number}.`);
    if (order.status === to) return `Order ${number} is ${to} already.\n`;
    if (!from.includes(order.status))
      throw new Error(
        `Order ${number} is ${order.status} already, so it can't be ${to}. Nothing was changed.`,
      );
    const reserved = to !== 'cancelled';
    if (order.reserved !== reserved) await moveStock(tx, order, reserved ? -1 : 1);
    await tx.update(orders).set({ status: to, reserved }).where(eq(orders.id, order.id));
    return `Order ${number} is ${to}.\n`;
  });
}

/** Takes an order's pieces out of stock (-1) or puts them back (1). */
async function moveStock(tx: Db, order: OrderRow, sign: 1 | -1): Promise<void> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  // In the sequence in which orders being placed hold them.
  const held = await tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(
      inArray(
        products.id,
        lines.map(line => line.productId),
      ),
    )
    .orderBy(asc(products.id))
    .for('update');
  const stock = new Map(held.map(product => [product.id, product.stock]));
  const isShort = (line: LineRow) => (stock.get(line.productId) ?? 0) < line.quantity;
  const short = sign < 0 ? lines.filter(isShort) : [];
  if (short.length > 0)
    throw new Error(`There are not enough pieces of ${short.map(line => line.slug).join(', ')}.`);
  for (const { productId, quantity } of lines)
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${sign * quantity}` })
      .where(eq(products.id, productId));
}
