import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../demo/api/database/open-database';
import { orderLines, orders, products } from '../../demo/api/database/schema';
import { readSettings } from '../../demo/api/settings';
import { type ApiProcess, startProcess } from '../helpers/api-process';
import { COMPATIBLE, orderOf } from './helpers/payload';
import { type Cluster, makeCluster, query, type RunningServer } from './helpers/postgres-server';

// A primary with a synchronous standby, as README has it under “Growing”. `npm run soak -- failover` runs it.

const ROUNDS = 3;
const STOCK = 1_000_000;
const BUYERS = 20;
/** Ms of load before the primary is killed, and after orders flow again. */
const LOAD = 5_000;

let cluster: Cluster;
let primary: RunningServer;
let standby: RunningServer;
let apis: ApiProcess[] = [];

beforeEach(async () => {
  cluster = makeCluster();
  cluster.copyForStandby('standby');
  primary = await cluster.start('data', ['synchronous_standby_names=*', 'wal_keep_size=256MB']);
  standby = await cluster.start('standby', [
    `primary_conninfo=host=127.0.0.1 port=${primary.port} user=shop`,
    'wal_retrieve_retry_interval=500ms',
  ]);
  const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`);
  const env = { DATABASE_URL: `postgres://shop@${hosts}/postgres` };
  const database = await openDatabase(readSettings(env));
  await database.db.update(products).set({ stock: STOCK }).where(eq(products.slug, COMPATIBLE));
  await database.close();
  apis = await Promise.all([startProcess(env), startProcess(env)]);
});
afterEach(async () => {
  await Promise.all(apis.map(api => api.kill('SIGKILL')));
  await Promise.all([primary, standby].map(server => server.kill()));
  cluster.remove();
});

/** One order, asked for again by its key at the other process until it is answered with 201; the order's id. */
async function buy(from: number): Promise<string> {
  const key = randomUUID();
  for (let at = from; ; at++) {
    const answer = await fetch(`${apis[at % apis.length]?.url}/api/v2/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(orderOf([{ slug: COMPATIBLE, quantity: 1 }])),
    });
    if (answer.status === 201) return (await answer.json()).data.id;
    // Another process may still be placing it.
    expect([409, 503]).toContain(answer.status);
    await pause(Number(answer.headers.get('retry-after') ?? 1) * 100);
  }
}

/** Makes the standby the primary, as the tool does that watches them. */
const promote = () => query(standby.url('postgres'), 'select pg_promote()');

for (let round = 1; round <= ROUNDS; round++)
  test(`F65 the primary is killed under load and the standby promoted, round ${round}: nothing lost or doubled, orders flow within 15 s`, async ({
    task,
  }) => {
    /** Each order, and when it was acknowledged. */
    const acknowledged: { id: string; at: number }[] = [];
    let over = false;
    const buyers = Array.from({ length: BUYERS }, async (_, at) => {
      while (!over) acknowledged.push({ id: await buy(at), at: performance.now() });
    });
    await pause(LOAD);
    await primary.kill();
    const killed = performance.now();
    const before = acknowledged.length;
    await promote();
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + BUYERS);
    const outage = (acknowledged[before + BUYERS]?.at ?? Number.NaN) - killed;
    await pause(LOAD);
    over = true;
    await Promise.all(buyers);
    task.meta.figures = `${before} orders before, ${acknowledged.length - before} after; flowing after ${Math.round(outage)} ms`;
    expect(before).toBeGreaterThan(BUYERS);
    expect(outage).toBeLessThan(15_000);
    const database = await openDatabase(readSettings({ DATABASE_URL: standby.url('postgres') }));
    const ids = (await database.db.select({ id: orders.id }).from(orders)).map(row => row.id);
    expect(ids.sort()).toEqual(acknowledged.map(({ id }) => id).sort());
    const [sold] = await database.db.select({ pieces: sql<string>`sum(quantity)` }).from(orderLines);
    const [product] = await database.db.select().from(products).where(eq(products.slug, COMPATIBLE));
    await database.close();
    expect([Number(sold?.pieces), product?.stock]).toEqual([ids.length, STOCK - ids.length]);
  });
