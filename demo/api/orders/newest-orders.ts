import { asc, desc, eq, inArray } from 'drizzle-orm';
import { yieldingSlices } from '../common/yielding-loop';
import type { Db } from '../database/database';
import { orderLines, orders } from '../database/schema';
import type { LineRow, OrderRow } from './placed-order';

/** An order with its lines in their sequence. */
export interface OrderWithLines {
  readonly order: OrderRow;
  readonly lines: readonly LineRow[];
}

/** Orders that are read at once. */
const SLICE = 500;

/** The newest orders, `limit` at most, all or those of one partner: in slices, between which other requests are answered. */
export async function* newestOrders(
  db: Db,
  limit: number,
  partner: string | null,
): AsyncGenerator<OrderWithLines[]> {
  const newest = await db
    .select({ id: orders.id })
    .from(orders)
    .where(partner === null ? undefined : eq(orders.partner, partner))
    .orderBy(desc(orders.createdAt))
    .limit(limit);
  for await (const slice of yieldingSlices(newest, SLICE)) {
    const ids = slice.map(({ id }) => id);
    const rows = await db
      .select()
      .from(orders)
      .where(inArray(orders.id, ids))
      .orderBy(desc(orders.createdAt));
    const own = new Map<string, LineRow[]>(ids.map(id => [id, []]));
    const lines = await db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.line));
    for (const line of lines) own.get(line.orderId)?.push(line);
    yield rows.map(order => ({ order, lines: own.get(order.id) ?? [] }));
  }
}
