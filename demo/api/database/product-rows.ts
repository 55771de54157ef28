import { setImmediate as nextTurn } from 'node:timers/promises';
import { asc, gt } from 'drizzle-orm';
import type { Db } from './database';
import { products } from './schema';

/** Products read or written by one statement: the embedded engine holds up requests until it has carried it out. */
export const PRODUCTS_AT_ONCE = 100;

/** All products there ever were in the order of their ids, some at a time, with requests in between. */
export async function* productRows(db: Db): AsyncGenerator<(typeof products.$inferSelect)[]> {
  for (let after = -1; ; ) {
    const rows = await db
      .select()
      .from(products)
      .where(gt(products.id, after))
      .orderBy(asc(products.id))
      .limit(PRODUCTS_AT_ONCE);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PRODUCTS_AT_ONCE) return;
    after = last.id;
    await nextTurn();
  }
}
