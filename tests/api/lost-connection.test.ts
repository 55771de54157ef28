import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../demo/api/database/database';
import { isUnavailable } from '../../demo/api/database/faults';
import { openPostgres } from '../../demo/api/database/postgres-server';
import { orders } from '../../demo/api/database/schema';
import { type ApiServer, buildServer } from '../../demo/api/server';
import { readSettings } from '../../demo/api/settings';
import { isEmbedded, newServerDatabase } from './helpers/engine';
import { FaultProxy } from './helpers/fault-proxy';
import { COMPATIBLE, orderOf } from './helpers/payload';
import { QUIET } from './helpers/test-api';

// What becomes of a connection that is lost, or gives no answer, inside a transaction.

const CONNECTIONS = 2;
/** Ms after which an answer is not waited for. */
const RESPONSE_TIMEOUT = 1_500;

describe.skipIf(isEmbedded())('F65 a connection lost inside a transaction', () => {
  let proxy: FaultProxy;
  let database: Database;
  let server: ApiServer;
  beforeAll(async () => {
    const url = new URL(await newServerDatabase('few'));
    proxy = new FaultProxy(Number(url.port));
    url.port = String(await proxy.open());
    database = await openPostgres(url.href, CONNECTIONS, RESPONSE_TIMEOUT);
    // All products at once are read with the usual patience.
    const patient = await openPostgres(url.href, 1);
    let { db } = patient;
    const either = new Proxy(db, {
      get: (_, name) => {
        const value = Reflect.get(db, name);
        return typeof value === 'function' ? value.bind(db) : value;
      },
    });
    server = await buildServer(readSettings(QUIET), { ...database, db: either });
    db = database.db;
    await patient.close();
  });
  afterAll(async () => {
    await server.app.close();
    await database.close();
    proxy.close();
  });
  afterEach(() => {
    proxy.refuses = undefined;
    proxy.silences = undefined;
  });

  const order = async (key: string = randomUUID()) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/v2/order',
        headers: { 'idempotency-key': key },
        payload: orderOf([{ slug: COMPATIBLE, quantity: 1 }]),
      })
    ).statusCode;

  for (const [how, at] of [
    ['refuses', 'begin'],
    ['silences', 'begin'],
    ['refuses', 'insert into "orders"'],
    ['silences', 'insert into "orders"'],
  ] as const)
    test(`where it ${how} ${at}: 503 each time, more often than there are connections, and orders when it ends`, async () => {
      const before = await database.db.$count(orders);
      proxy[how] = at;
      for (let tries = 0; tries <= CONNECTIONS; tries++) expect(await order()).toBe(503);
      proxy[how] = undefined;
      for (let placed = 0; placed < CONNECTIONS * 2; placed++) {
        const key = randomUUID();
        await expect.poll(() => order(key)).toBe(201);
      }
      expect(await database.db.$count(orders)).toBe(before + CONNECTIONS * 2);
    });

  test('what failed first is told, not the rollback that could not follow', async () => {
    const fault = await database.db
      .transaction(async tx => {
        proxy.refuses = 'select 7';
        await tx.execute(sql`select 7`);
      })
      .catch((reason: unknown) => reason);
    expect(String(fault)).toContain('select 7');
    expect(isUnavailable(fault)).toBe(true);
  });

  test('a transaction that fails by itself keeps its connection', async () => {
    const pid = async (db: Pick<Database['db'], 'execute'>) =>
      ((await db.execute(sql`select pg_backend_pid() as pid`)) as unknown as { rows: { pid: number }[] })
        .rows[0]?.pid;
    let used: number | undefined;
    await database.db
      .transaction(async tx => {
        used = await pid(tx);
        throw new Error('Changed our mind.');
      })
      .catch(() => {});
    const seen = await Promise.all(Array.from({ length: CONNECTIONS }, () => pid(database.db)));
    expect(seen).toContain(used);
  });
});
