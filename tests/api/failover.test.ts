import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../demo/api/database/database';
import { openPostgres } from '../../demo/api/database/postgres-server';
import { orders } from '../../demo/api/database/schema';
import { type ApiServer, buildServer } from '../../demo/api/server';
import { readSettings } from '../../demo/api/settings';
import { isEmbedded, newServerDatabase } from './helpers/engine';
import { FaultProxy } from './helpers/fault-proxy';
import { COMPATIBLE, orderOf } from './helpers/payload';
import { QUIET } from './helpers/test-api';

describe.skipIf(isEmbedded())('F65 the database moves to another server', () => {
  let first: FaultProxy;
  let second: FaultProxy;
  let database: Database;
  let server: ApiServer;
  beforeAll(async () => {
    const url = new URL(await newServerDatabase('few'));
    first = new FaultProxy(Number(url.port));
    second = new FaultProxy(Number(url.port));
    const ports = [await first.open(), await second.open()];
    second.close();
    const hosts = ports.map(port => `127.0.0.1:${port}`);
    database = await openPostgres(`postgres://shop@${hosts}${url.pathname}`, 4);
    server = await buildServer(readSettings(QUIET), database);
  });
  afterAll(async () => {
    await server.app.close();
    await database.close();
    second.close();
  });

  const order = (key: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v2/order',
      headers: { 'idempotency-key': key },
      payload: orderOf([{ slug: COMPATIBLE, quantity: 1 }]),
    });

  test('503 with Retry-After meanwhile; the order whose answer was lost is not made twice', async () => {
    expect((await order(randomUUID())).statusCode).toBe(201);
    const key = randomUUID();
    first.losesCommit = true;
    for (let tries = 0; tries < 3; tries++) {
      const refused = await order(key);
      expect(refused.statusCode).toBe(503);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await server.app.inject('/readyz')).statusCode).toBe(503);
    await second.open();
    await expect.poll(async () => (await order(key)).statusCode).toBe(201);
    expect((await order(key)).headers['idempotent-replayed']).toBe('true');
    expect(await database.db.$count(orders)).toBe(2);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  });
});
