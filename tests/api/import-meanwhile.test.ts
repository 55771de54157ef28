import { setImmediate as nextTurn } from 'node:timers/promises';
import { asc, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../../demo/api/database/schema';
import { exportProducts } from '../../demo/api/import/export-products';
import { importProducts } from '../../demo/api/import/import-products';
import { isEmbedded } from './helpers/engine';
import { orderOf } from './helpers/payload';
import { startApi, type TestApi } from './helpers/test-api';

/** Most of an import's time that one answer may take: a share, since machines are busy. */
const MAX_WAITING_SHARE = 0.25;
/** A price that no product has. */
const NEW_PRICE = '0.777';

let api: TestApi;
let slugs: string[];
beforeAll(async () => {
  api = await startApi();
  const rows = await api.db.select({ slug: products.slug }).from(products).orderBy(asc(products.id));
  slugs = rows.map(({ slug }) => slug);
});
afterAll(() => api.close());

/** The shop's whole sheet with another price on every line. No cell before the prices has a comma in quotation marks. */
async function sheetWithNewPrices(): Promise<string> {
  const text = await exportProducts(api.db);
  const prices = /,\d+\.\d{3},(\d+\.\d{3}),/g;
  return text.replace(prices, `,${NEW_PRICE},$1,`);
}

const priceOf = async (slug: string): Promise<string> =>
  (await api.get(`/api/v2/products/${slug}`)).json().data.price;

/** Asks the shop again and again until the work is done; answers how long each took, and the prices it saw. */
async function meanwhile(work: Promise<unknown>, last: string) {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  const started = performance.now();
  const waits: number[] = [];
  const prices: string[] = [];
  for (let asked = 0; !isDone; asked++) {
    const from = performance.now();
    const answers = await Promise.all([
      api.get(`/api/v2/products?limit=12&page=${1 + (asked % 20)}`),
      api.get(`/api/v2/products?q=hp+${asked % 100}a`),
      api.get(`/api/v2/products/${last}`),
    ]);
    waits.push(performance.now() - from);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    prices.push(answers[2]?.json().data.price);
    await nextTurn();
  }
  await done;
  return { longest: Math.max(...waits), took: performance.now() - started, prices };
}

/** Imports, and waits until the shop shows it. */
async function importShown(text: string, last: string): Promise<void> {
  await importProducts(api.db, { text, apply: true, allowEmptying: false });
  while ((await priceOf(last)) !== NEW_PRICE) await nextTurn();
}

test('the shop is read and searched while an import changes every product, and shows nothing of one that fails', async () => {
  const text = await sheetWithNewPrices();
  const last = slugs.at(-1) as string;
  const before = await priceOf(last);
  await api.db.execute(
    sql.raw(`alter table products add constraint fails check (slug <> '${last}' or price <> 777)`),
  );
  const failing = importProducts(api.db, { text, apply: true, allowEmptying: false }).then(
    () => 'was taken',
    () => 'failed',
  );
  const failed = await meanwhile(failing, last);
  expect(await failing).toBe('failed');
  expect(new Set(failed.prices)).toEqual(new Set([before]));
  expect(await Promise.all(slugs.slice(0, 50).map(priceOf))).not.toContain(NEW_PRICE);
  await api.db.execute(sql`alter table products drop constraint fails`);

  const { longest, took, prices } = await meanwhile(importShown(text, last), last);
  expect(prices.filter(price => price !== before && price !== NEW_PRICE)).toEqual([]);
  expect(longest).toBeLessThan(took * MAX_WAITING_SHARE);
});

// The embedded engine does one after the other.
test.skipIf(isEmbedded())('orders while an import writes wait for it: neither ends the other', async () => {
  const bought = slugs.filter(slug => slug.startsWith('tass-')).slice(0, 40);
  const facts = { price: 1_000, regularPrice: 1_000, offer: null, offerAr: null, stock: 100_000 };
  await api.db.update(products).set(facts).where(inArray(products.slug, bought));
  const text = (await exportProducts(api.db)).replace(
    /,(true|false),(true|false),/g,
    (_, isNew: string, isTop: string) => `,${isNew},${isTop === 'false'},`,
  );
  let isDone = false;
  const importing = importProducts(api.db, { text, apply: true, allowEmptying: false }).finally(() => {
    isDone = true;
  });
  const statuses: number[] = [];
  const buyers = Array.from({ length: 8 }, async (_, buyer) => {
    for (let at = buyer; !isDone; at += 8) {
      const items = [at, at + 7, at + 19].map(one => ({
        slug: bought[one % bought.length] as string,
        quantity: 1,
      }));
      const answer = await api.order(orderOf(items, { expected_total: '5.000' }));
      statuses.push(answer.statusCode);
    }
  });
  await Promise.all([importing, ...buyers]);
  // On a busy machine one may wait for longer than an order does, and is to be sent again.
  expect(new Set(statuses.filter(status => status !== 503))).toEqual(new Set([201]));
});
