import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../demo/api/database/open-database';
import { orders, products } from '../../demo/api/database/schema';
import { readSettings } from '../../demo/api/settings';
import { type ApiProcess, startProcess } from '../helpers/api-process';
import { isEmbedded } from './helpers/engine';
import { ownDatabase } from './helpers/own-database';
import { COMPATIBLE, orderOf } from './helpers/payload';

// Several processes on one PostgreSQL: nothing that matters lives in a process.

describe.skipIf(isEmbedded())('two API processes on one database', () => {
  let own: Awaited<ReturnType<typeof ownDatabase>>;
  let apis: ApiProcess[] = [];
  let database: Awaited<ReturnType<typeof openDatabase>>;

  beforeAll(async () => {
    own = await ownDatabase('whole');
    // Both find an empty database, and one of them makes it.
    apis = await Promise.all([startProcess(own.env), startProcess(own.env)]);
    database = await openDatabase(readSettings(own.env));
  });
  afterAll(async () => {
    await database?.close();
    await Promise.all(apis.map(api => api.kill('SIGKILL')));
    own.remove();
  });

  const order = (api: ApiProcess | undefined, key = randomUUID()) =>
    fetch(`${api?.url}/api/v2/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(orderOf([{ slug: COMPATIBLE, quantity: 1 }])),
    });

  /** Sets the stock of the product that everybody buys. */
  const stock = (pieces: number) =>
    database.db.update(products).set({ stock: pieces }).where(eq(products.slug, COMPATIBLE));
  const pieces = async () => {
    const [row] = await database.db.select().from(products).where(eq(products.slug, COMPATIBLE));
    return row?.stock;
  };

  test('started at once on an empty database, both have the whole catalogue', async () => {
    const totals = await Promise.all(
      apis.map(async ({ url }) => (await (await fetch(`${url}/api/v2/products?limit=1`)).json()).data.total),
    );
    expect(totals[0]).toBeGreaterThan(1000);
    expect(totals[1]).toBe(totals[0]);
  });

  test('300 buyers at both for 100 pieces: exactly 100 get one', async () => {
    await stock(100);
    const answers = await Promise.all(Array.from({ length: 300 }, (_, at) => order(apis[at % 2])));
    const count = (status: number) => answers.filter(answer => answer.status === status).length;
    expect([count(201), count(409), await pieces()]).toEqual([100, 200, 0]);
  });

  test('one key sent to both makes one order', async () => {
    await stock(1000);
    const before = await database.db.$count(orders);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => order(apis[at % 2], key)));
    const ids = new Set<string>();
    for (const answer of answers) {
      if (answer.status === 201) ids.add((await answer.json()).data.id);
      else expect(answer.status).toBe(409);
    }
    expect(ids.size).toBe(1);
    expect((await database.db.$count(orders)) - before).toBe(1);
  });

  test('one after the other restarts under load, and no order is refused or lost', async () => {
    await stock(100_000);
    const before = await database.db.$count(orders);
    let placed = 0;
    let over = false;
    const faults: number[] = [];
    /** As a load balancer does: who refuses the connection is passed over. A cut answer is asked for again by its key. */
    const buy = async (from: number) => {
      const key = randomUUID();
      for (let at = from; ; at++) {
        try {
          const answer = await order(apis[at % 2], key);
          if (answer.status === 201) placed++;
          else if (answer.status !== 503) faults.push(answer.status);
          if (answer.status !== 503) return;
        } catch {
          // Tried at the other one.
        }
      }
    };
    const buyers = Array.from({ length: 10 }, async (_, at) => {
      while (!over) await buy(at);
    });
    for (const at of [0, 1]) {
      const old = apis[at];
      if (!old) throw new Error('no process');
      expect(await old.kill('SIGTERM')).toBe(0);
      apis[at] = await startProcess({ ...own.env, API_PORT: new URL(old.url).port });
    }
    over = true;
    await Promise.all(buyers);
    expect(faults).toEqual([]);
    expect(placed).toBeGreaterThan(20);
    expect((await database.db.$count(orders)) - before).toBe(placed);
  });
});
