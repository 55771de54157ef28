import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../demo/api/database/database';
import { openDatabase } from '../../demo/api/database/open';
import { type ApiServer, buildServer } from '../../demo/api/server';
import { readSettings } from '../../demo/api/settings';
import { isEmbedded } from './helpers/engine';
import { COMPATIBLE, orderOf } from './helpers/payload';
import { QUIET } from './helpers/test-api';

describe.runIf(isEmbedded())('F63 an order that could not be written', () => {
  let root: string;
  let database: Database;
  let server: ApiServer;
  let settings: ReturnType<typeof readSettings>;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'tass-full-'));
    settings = readSettings({ ...QUIET, DATA_DIR: join(root, 'data') });
    database = await openDatabase(settings);
    server = await buildServer(settings, database);
  });
  afterAll(async () => {
    await server.app.close();
    await database.close();
    rmSync(root, { recursive: true });
  });

  const order = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/v2/order',
      headers: { 'idempotency-key': crypto.randomUUID() },
      payload: orderOf([{ slug: COMPATIBLE, quantity: 1 }]),
    });

  const { statfs } = fs;
  const setStatfs = (replacement: unknown) => {
    Object.assign(fs, { statfs: replacement });
    syncBuiltinESMExports();
  };

  test.each([
    [
      'the disk full',
      () => setStatfs(async (path: string) => Object.assign(await statfs(path), { bavail: 10 })),
      () => setStatfs(statfs),
    ],
    [
      'the data folder gone',
      () => renameSync(settings.dataDir, `${settings.dataDir}-moved`),
      () => renameSync(`${settings.dataDir}-moved`, settings.dataDir),
    ],
    [
      'a read-only database',
      () => database.db.execute(sql`set default_transaction_read_only = on`),
      () => database.db.execute(sql`set default_transaction_read_only = off`),
    ],
  ])('%s: 503 for orders and readiness, pages go on, then it recovers by itself', async (_, spoil, mend) => {
    expect((await order()).statusCode).toBe(201);
    await spoil();
    const refused = await order();
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.app.inject('/readyz')).statusCode).toBe(503);
    expect((await server.app.inject('/api/v2/products?limit=1')).statusCode).toBe(200);
    await mend();
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    expect((await order()).statusCode).toBe(201);
  });
});
