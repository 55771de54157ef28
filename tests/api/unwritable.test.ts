import { cpSync, readFileSync, renameSync, rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { answerCommands } from '../../demo/api/commands/command';
import { backUp } from '../../demo/api/database/backup';
import type { Database } from '../../demo/api/database/database';
import { openEmbedded } from '../../demo/api/database/embedded';
import { askHolder } from '../../demo/api/database/folder-lock';
import { orders } from '../../demo/api/database/schema';
import { type ApiServer, buildServer } from '../../demo/api/server';
import { readSettings } from '../../demo/api/settings';
import { scratchFolder } from '../helpers/scratch';
import { DiskModel } from './helpers/disk-model';
import { isEmbedded, snapshot } from './helpers/engine';
import { COMPATIBLE, orderOf } from './helpers/payload';
import { QUIET } from './helpers/test-api';

const { statfs } = fs;
const almostFull = async (path: string) => Object.assign(await statfs(path), { bavail: 10 });
const setStatfs = (replacement: unknown) => {
  Object.assign(fs, { statfs: replacement });
  syncBuiltinESMExports();
};

describe.runIf(isEmbedded())('F63 an order that could not be written', () => {
  let root: string;
  let database: Database;
  let server: ApiServer;
  let settings: ReturnType<typeof readSettings>;
  beforeAll(async () => {
    root = scratchFolder('full');
    settings = readSettings({ ...QUIET, DATA_DIR: join(root, 'data') });
    database = await openEmbedded(settings.dataDir, snapshot('few'));
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

  const voided = () =>
    server.app.inject({
      method: 'DELETE',
      url: '/api/v2/order',
      headers: { 'idempotency-key': crypto.randomUUID() },
    });

  test.each([
    ['the disk full', () => setStatfs(almostFull), () => setStatfs(statfs)],
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
    expect((await voided()).statusCode).toBe(503);
    expect((await server.app.inject('/readyz')).statusCode).toBe(503);
    expect((await server.app.inject('/api/v2/products?limit=1')).statusCode).toBe(200);
    await mend();
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    expect((await voided()).statusCode).toBe(204);
    expect((await order()).statusCode).toBe(201);
  });

  test('the disk full: the log says why requests should not come here', async () => {
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const { app } = await buildServer({ ...settings, logLevel: 'error' }, database, log);
    setStatfs(almostFull);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    setStatfs(statfs);
    expect(lines.join()).toContain('"message":"The disk is full."');
    await app.close();
  });

  test('the disk full: no command changes an order, until there is room', async () => {
    const { number } = (await order()).json().data;
    answerCommands(database);
    const confirm = () =>
      askHolder(settings.dataDir, JSON.stringify({ status: { action: 'confirm', number } }));
    setStatfs(almostFull);
    expect(await confirm()).toContain('The disk is full.');
    setStatfs(statfs);
    expect(await confirm()).toContain(`Order ${number} is confirmed.`);
  });
});

describe.runIf(isEmbedded())('F63 a failing disk', () => {
  const root = scratchFolder('failing');
  const made = join(root, 'made');
  let stopWatching = () => {};
  beforeAll(async () => (await openEmbedded(made, snapshot('few'))).close());
  afterEach(() => stopWatching());
  afterAll(() => rmSync(root, { recursive: true }));

  test.each([
    ['sync', 'an order', 'PANIC'],
    ['write', 'a checkpoint', 'PANIC'],
    ['read', 'a look at what is not in memory', 'ERROR'],
  ] as const)(
    'that fails at %s in %s ends the database: 503 for orders, health and readiness from then on, and a new start has what was accepted',
    async (operation, work, severity) => {
      const settings = readSettings({ ...QUIET, DATA_DIR: join(root, operation) });
      cpSync(made, settings.dataDir, { recursive: true, filter: path => !path.endsWith('.sock') });
      const disk = new DiskModel(settings.dataDir, () => 0);
      stopWatching = disk.watch();
      const database = await openEmbedded(settings.dataDir);
      const { app } = await buildServer(settings, database);
      const order = () =>
        app.inject({
          method: 'POST',
          url: '/api/v2/order',
          headers: { 'idempotency-key': crypto.randomUUID() },
          payload: orderOf([{ slug: COMPATIBLE, quantity: 1 }]),
        });
      const { id } = (await order()).json().data;
      disk.fail(operation);
      if (work === 'an order') expect((await order()).statusCode).toBe(503);
      else if (work === 'a checkpoint') await expect(database.db.execute(sql`checkpoint`)).rejects.toThrow();
      else await expect(database.db.execute(sql`select count(*) from pg_statistic`)).rejects.toThrow();
      const fault = await database.ended;
      expect((fault as { severity?: unknown }).severity).toBe(severity);
      for (const answer of [await order(), await app.inject('/readyz'), await app.inject('/healthz')])
        expect(answer.statusCode).toBe(503);
      await app.close();
      await database.close();
      stopWatching();
      const again = await openEmbedded(settings.dataDir);
      expect((await again.db.select({ id: orders.id }).from(orders)).map(row => row.id)).toContain(id);
      await again.close();
    },
  );

  test('a backup of a database that has no room to write has all orders, and does not end it', async () => {
    const settings = readSettings({ ...QUIET, DATA_DIR: join(root, 'no-room') });
    cpSync(made, settings.dataDir, { recursive: true, filter: path => !path.endsWith('.sock') });
    const disk = new DiskModel(settings.dataDir, () => 0);
    stopWatching = disk.watch();
    const database = await openEmbedded(settings.dataDir);
    const { app } = await buildServer(settings, database);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v2/order',
      headers: { 'idempotency-key': crypto.randomUUID() },
      payload: orderOf([{ slug: COMPATIBLE, quantity: 1 }]),
    });
    setStatfs(almostFull);
    disk.fail('write');
    const file = join(root, 'no-room.tar.gz');
    await backUp(database, file);
    stopWatching();
    setStatfs(statfs);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await app.close();
    await database.close();
    const restored = await openEmbedded(join(root, 'with-room'), new Blob([gunzipSync(readFileSync(file))]));
    expect((await restored.db.select({ id: orders.id }).from(orders)).map(row => row.id)).toEqual([
      answer.json().data.id,
    ]);
    await restored.close();
  });
});
