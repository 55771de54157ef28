import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../../demo/api/database/database';
import { openEmbedded } from '../../../demo/api/database/embedded';
import { orderLines, orders, products } from '../../../demo/api/database/schema';
import { COMPATIBLE, productOf } from './payload';

/**
 * Opens what a cut has left, which must hold the acknowledged orders, each once and whole: two lines of a piece each, one
 * of them of the product that had `stock` pieces.
 */
export async function expectWhole(
  folder: string,
  acknowledged: readonly string[],
  stock: number,
): Promise<void> {
  const database: Database = await openEmbedded(folder);
  const { db } = database;
  const ids = new Set((await db.select({ id: orders.id }).from(orders)).map(row => row.id));
  expect(acknowledged.filter(id => !ids.has(id))).toEqual([]);
  const lines = await db
    .select({ id: orderLines.orderId, count: sql<number>`count(*)::int` })
    .from(orderLines)
    .groupBy(orderLines.orderId);
  expect(lines).toHaveLength(ids.size);
  expect(lines.filter(({ id, count }) => count !== 2 || !ids.has(id))).toEqual([]);
  const [product] = await db
    .select()
    .from(products)
    .where(eq(products.slug, productOf(COMPATIBLE).slug));
  expect(product?.stock).toBe(stock - ids.size);
  await database.close();
}
