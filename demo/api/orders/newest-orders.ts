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

/** Which orders are meant: all, or those of one partner. */
const ofPartner = (partner: string | null) => (partner === null ? undefined : eq(orders.partner, partner));

/** How many orders there are. */
export const countOrders = (db: Db, partner: string | null): Promise<number> =>
  db.$count(orders, ofPartner(partner));

/** The newest orders, `limit` at most or all: in slices, between which other requests are answered. */
export async function* newestOrders(
  db: Db,
  limit: number | null,
  partner: string | null,
): AsyncGenerator<OrderWithLines[]> {
  const all = db
    .select({ id: orders.id })
    .from(orders)
    .where(ofPartner(partner))
    .orderBy(desc(orders.createdAt));
  const newest = await (limit === null ? all : all.limit(limit));
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
