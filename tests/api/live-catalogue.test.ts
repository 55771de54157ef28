import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { LiveCatalogue } from '../../demo/api/catalogue/live-catalogue';
import type { Db } from '../../demo/api/database/database';
import { products } from '../../demo/api/database/schema';
import { openTestDatabase } from './helpers/engine';
import { catalogue } from './helpers/payload';

/** Reads after which the first products are in, and most others are not. */
const READS = 10;
/** A price in fils that no product has. */
const NEW_PRICE = 777;

test('a change made while the catalogue is read for the first time is not lost', async () => {
  const database = await openTestDatabase();
  const first = catalogue.reduce((least, product) => (product.id < least.id ? product : least));
  let reads = 0;
  let change: Promise<unknown> | undefined;
  const db: Db = Object.assign(Object.create(database.db), {
    select(...fields: []) {
      if (++reads === READS)
        change = database.db
          .update(products)
          .set({ price: NEW_PRICE })
          .where(eq(products.id, first.id))
          .execute();
      return database.db.select(...fields);
    },
  });
  const faults: unknown[] = [];
  const live = await LiveCatalogue.open({ ...database, db }, fault => faults.push(fault));
  await change;
  await expect.poll(async () => (await live.current()).byId(first.id)?.price).toBe(NEW_PRICE);
  expect(faults).toEqual([]);
  live.close();
  await database.close();
});
