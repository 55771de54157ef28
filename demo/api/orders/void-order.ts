import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { orderLines, orders, voidKeys } from '../database/schema';
import { keyLock } from './place-orders';
import { placedOrder } from './placed-order';

/**
 * Voids an attempt of which its sender got no answer: the order where the key was placed, or null, and then the key is
 * never placed any more. Waits for a placement that is under way.
 */
export async function voidOrder(db: Db, key: string): Promise<ReturnType<typeof placedOrder> | null> {
  return db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${keyLock(key)})`);
    const [order] = await tx
      .select()
      .from(orders)
      .where(eq(orders.idempotencyKey, key))
      .orderBy(desc(orders.createdAt))
      .limit(1);
    if (!order) {
      await tx.insert(voidKeys).values({ key, voidedAt: new Date() }).onConflictDoNothing();
      return null;
    }
    const lines = await tx
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(asc(orderLines.line));
    return placedOrder(order, lines);
  });
}
