import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp } from '../../demo/api/database/backup';
import type { Database } from '../../demo/api/database/database';
import { openEmbedded } from '../../demo/api/database/embedded';
import { orderLines, orders, products } from '../../demo/api/database/schema';
import { buildServer } from '../../demo/api/server';
import { readSettings } from '../../demo/api/settings';
import { startProcess } from '../helpers/api-process';
import { apiProgram } from '../helpers/api-programs';
import { deferred } from '../helpers/deferred';
import { QUICK_START } from '../helpers/quick-start';
import { scratchFolder } from '../helpers/scratch';
import { isEmbedded } from './helpers/engine';
import { ownDatabase } from './helpers/own-database';
import { COMPATIBLE, orderOf, productOf, TONER } from './helpers/payload';
import { QUIET, startApi, type TestApi } from './helpers/test-api';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../..');
const one = [{ slug: COMPATIBLE, quantity: 1 }];

/** What this process holds open, as Linux names it. */
const openFiles = () =>
  readdirSync('/proc/self/fd').map(descriptor => {
    try {
      return readlinkSync(join('/proc/self/fd', descriptor));
    } catch {
      // By it the folder itself was read.
      return '';
    }
  });

describe('a running API', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ METRICS_FROM: '127.0.0.1' }, 'few');
  });
  afterAll(() => api.close());

  test('/readyz is 200', async () => {
    expect((await api.get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('F62 /metrics counts requests and orders, for listed addresses only', async () => {
    await api.order(orderOf(one));
    await api.order(orderOf(one, { expected_total: '1.000' }));
    const { body, headers } = await api.get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('shop_orders_total{outcome="placed"} 1');
    expect(body).toContain('shop_orders_total{outcome="price-changed"} 1');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/v2\/order",status="201"\} 1/,
    );
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    const elsewhere = await api.app.inject({ url: '/metrics', remoteAddress: '198.51.100.1' });
    expect(elsewhere.statusCode).toBe(404);
    const passedOn = await api.get('/metrics', { 'x-forwarded-for': '198.51.100.1' });
    expect(passedOn.statusCode).toBe(404);
    const { app } = await buildServer(readSettings(QUIET), api.database);
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    await app.close();
  });

  test('/metrics with a token is for who shows it', async () => {
    const { app } = await buildServer(readSettings({ ...QUIET, METRICS_TOKEN: 'token' }), api.database);
    const read = (authorization?: string) =>
      app.inject({
        url: '/metrics',
        remoteAddress: '198.51.100.1',
        headers: authorization ? { authorization } : {},
      });
    expect((await read('Bearer token')).statusCode).toBe(200);
    expect((await read('Bearer other')).statusCode).toBe(404);
    expect((await read()).statusCode).toBe(404);
    await app.close();
  });
});

test('F62 a busy API turns away whatever its address ends in, and answers health', async () => {
  const api = await startApi({ OVERLOAD_DELAY: '1' }, 'few');
  const busy = Date.now() + 2_500;
  while (Date.now() < busy) {
    const turn = Date.now() + 40;
    while (Date.now() < turn);
    await new Promise(resolve => setImmediate(resolve));
  }
  const statuses = ['/api/v2/products?limit=1&q=z', '/api/v2/products/z', '/healthz', '/readyz'].map(
    async url => (await api.get(url)).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual([503, 503, 200, 200]);
  await api.close();
});

const sendOrder = (app: FastifyInstance) =>
  app.inject({
    method: 'POST',
    url: '/api/v2/order',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    payload: orderOf(one),
  });

describe('F19 a database in trouble', () => {
  let api: TestApi;
  let app: FastifyInstance;
  /** What every transaction and statement rejects with; undefined while all is well. */
  let trouble: object | undefined;
  beforeAll(async () => {
    api = await startApi({}, 'few');
    const db = new Proxy(api.db, {
      get: (target, name) => {
        const cause = trouble && Object.assign(new Error('db'), trouble);
        if (cause && (name === 'transaction' || name === 'execute'))
          return () => Promise.reject(new Error('query', { cause }));
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    ({ app } = await buildServer(readSettings(QUIET), { ...api.database, db }));
  });
  afterAll(async () => {
    await app.close();
    await api.close();
  });

  test.each([
    ['a full disk', { code: '53100' }],
    ['a read-only server', { code: '25006' }],
    ['a lock that is not given', { code: '55P03' }],
    ['a lost connection', { message: 'Connection terminated unexpectedly' }],
    ['a refused connection', { code: 'ECONNREFUSED' }],
  ])(
    '%s is 503 with Retry-After, health and readiness tell; then it recovers by itself',
    async (_, fault) => {
      const before = await api.db.$count(orders);
      trouble = fault;
      const refused = await sendOrder(app);
      expect(refused.statusCode).toBe(503);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers['content-type']).toContain('application/problem+json');
      expect((await app.inject('/healthz')).statusCode).toBe(503);
      expect((await app.inject('/readyz')).statusCode).toBe(503);
      expect((await app.inject('/api/v2/products')).statusCode).toBe(200);
      trouble = undefined;
      expect((await sendOrder(app)).statusCode).toBe(201);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
      expect(await api.db.$count(orders)).toBe(before + 1);
    },
  );

  test('F18 more orders than may wait: the rest is 503 with Retry-After while they wait, and they are placed', async () => {
    const api = await startApi({}, 'few');
    await api.change(COMPATIBLE, { stock: 1_000 });
    const { held, release } = deferred();
    const db = new Proxy(api.db, {
      get: (target, name) => {
        const value = Reflect.get(target, name);
        if (name === 'transaction')
          return async (...words: unknown[]) => {
            await held;
            return value.apply(target, words);
          };
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const { app } = await buildServer(readSettings(QUIET), { ...api.database, db });
    const refused: LightMyRequestResponse[] = [];
    // 500 may wait, and 50 are in each of at most two transactions.
    const answers = Array.from({ length: 650 }, async () => {
      const answer = await sendOrder(app);
      if (answer.statusCode === 503) refused.push(answer);
      return answer;
    });
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(50);
    release();
    const placed = (await Promise.all(answers)).filter(({ statusCode }) => statusCode === 201).length;
    expect(placed + refused.length).toBe(650);
    expect(placed).toBeGreaterThanOrEqual(500);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    expect(await api.db.$count(orders)).toBe(placed);
    expect(await api.stock(COMPATIBLE)).toBe(1_000 - placed);
    await app.close();
    await api.close();
  });

  test.skipIf(isEmbedded())(
    'rows locked for longer than the limit: 503, nothing written, then it goes on',
    async () => {
      const api = await startApi({}, 'few');
      const { held, release } = deferred();
      const locked = new Promise<void>(isLocked => {
        void api.db.transaction(async tx => {
          await tx.select().from(products).where(eq(products.slug, COMPATIBLE)).for('update');
          isLocked();
          await held;
        });
      });
      await locked;
      const refused = await api.order(orderOf(one));
      expect(refused.statusCode).toBe(503);
      expect(refused.headers['retry-after']).toBeDefined();
      expect(await api.db.$count(orders)).toBe(0);
      release();
      await expect.poll(async () => (await api.order(orderOf(one))).statusCode).toBe(201);
      await api.close();
    },
  );
});

describe('commands', () => {
  /** Runs a command as `npm run` does. */
  const command = async (name: 'orders' | 'backup', env: Record<string, string>, ...words: string[]) =>
    run(process.execPath, [...QUICK_START, await apiProgram(`commands/${name}`), ...words], {
      cwd: ROOT,
      env: { ...process.env, ...env },
    });

  test('orders lists what was placed, as a table and as CSV, beside a running API and without', async () => {
    const own = await ownDatabase();
    const api = await startProcess(own.env);
    const answer = await fetch(`${api.url}/api/v2/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(orderOf([...one, { slug: TONER, quantity: 2 }])),
    });
    const { number } = (await answer.json()).data;
    const orders = (...words: string[]) => command('orders', own.env, ...words);
    const { stdout } = await orders();
    expect(stdout).toMatch(new RegExp(`${number}.*Sara Al-Mutairi`));
    expect(stdout).toContain(`1 × ${COMPATIBLE} @ ${productOf(COMPATIBLE).price}`);
    expect(stdout).toContain(`2 × ${TONER} @ ${productOf(TONER).price}`);
    await api.kill('SIGTERM');
    expect((await orders()).stdout).toMatch(new RegExp(`${number}.*Sara Al-Mutairi`));
    expect((await orders('--csv')).stdout).toContain(`${number},`);
    expect((await orders('--partner', 'nobody')).stdout).toBe('No orders yet.\n');
    await expect(orders('--limit', 'x')).rejects.toThrow(/--limit must be a whole number/);
    await own.inspect(db =>
      db.execute(sql`
        insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
          'id', gen_random_uuid(), 'number', 'N' || nth, 'idempotency_key', 'key-' || nth))).*
        from orders, generate_series(1, 100) nth`),
    );
    expect((await orders()).stdout).toContain('These are the newest 100 of 101 orders');
    expect((await orders('--csv')).stdout.match(/^(N\d+|[\dA-Z]{5}-[\dA-Z]{5}),/gm)).toHaveLength(101);
    own.remove();
  });

  test('orders ends quietly where nobody reads on', async () => {
    const own = await ownDatabase();
    const child = spawn(process.execPath, [await apiProgram('commands/orders')], {
      cwd: ROOT,
      env: { ...process.env, ...own.env },
    });
    child.stdout.destroy();
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect([errors, code]).toEqual(['', 0]);
    own.remove();
  });

  test('orders changes one order at a time, whose number is said', async () => {
    const env = { DATA_DIR: scratchFolder('no-orders') };
    await expect(
      command('orders', env, '--confirm', '7K3MQ-9XW2F', '--cancel', 'ABCDE-12345'),
    ).rejects.toThrow('One of --confirm, --cancel at a time.');
    await expect(command('orders', env, '--cancel', '')).rejects.toThrow(
      '--cancel needs the number of an order.',
    );
    rmSync(env.DATA_DIR, { recursive: true });
  });

  test('F57 orders --cancel puts pieces back once, also where the API is killed meanwhile', async () => {
    const own = await ownDatabase();
    let api = await startProcess(own.env);
    const answer = await fetch(`${api.url}/api/v2/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(orderOf([{ slug: TONER, quantity: 2 }])),
    });
    const { number } = (await answer.json()).data;
    const cancel = () => command('orders', own.env, '--cancel', number);
    for (const wait of [300, 600]) {
      const cancelled = cancel().catch(() => null);
      await pause(wait);
      await api.kill('SIGKILL');
      await cancelled;
      api = await startProcess(own.env);
    }
    const answers = await Promise.all([cancel(), cancel()]);
    for (const { stdout } of answers) expect(stdout).toContain(`Order ${number} is cancelled`);
    await api.kill('SIGTERM');
    await own.inspect(async db => {
      const [product] = await db.select().from(products).where(eq(products.slug, TONER));
      expect(product?.stock).toBe(productOf(TONER).stock);
    });
    own.remove();
  });

  test.runIf(isEmbedded())('a backup taken under load is whole, and restores into a new folder', async () => {
    const own = await ownDatabase();
    const target = scratchFolder('restored');
    const api = await startProcess(own.env);
    let running = true;
    let placed = 0;
    const buyers = Array.from({ length: 10 }, async () => {
      while (running && placed < 45) {
        placed++;
        await fetch(`${api.url}/api/v2/order`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: JSON.stringify(orderOf(one)),
        }).then(answer => answer.arrayBuffer());
      }
    });
    const file = join(target, 'shop.tar.gz');
    expect((await command('backup', own.env, file)).stdout).toContain('Saved');
    running = false;
    await Promise.all(buyers);
    await api.kill('SIGTERM');

    const folder = join(target, 'data');
    const restore = () => command('backup', { DATA_DIR: folder }, '--restore', file);
    expect((await restore()).stdout).toContain('Restored');
    await expect(restore()).rejects.toThrow(/holds a database already/);
    const database = await openEmbedded(folder);
    const { db } = database;
    const [sold] = await db.select({ pieces: sql<string>`coalesce(sum(quantity), 0)` }).from(orderLines);
    expect(await db.$count(orders)).toBe(await db.$count(orderLines));
    const [product] = await db.select().from(products).where(eq(products.slug, COMPATIBLE));
    expect(product?.stock).toBe(productOf(COMPATIBLE).stock - Number(sold?.pieces));
    await database.close();
    rmSync(target, { recursive: true });
    own.remove();
  });

  test.runIf(isEmbedded())('a folder without a database is told, and none is made there', async () => {
    const folder = scratchFolder('mistyped');
    const env = { DATA_DIR: join(folder, 'data') };
    const message = `${env.DATA_DIR} holds no database; set DATA_DIR to the folder that the API uses, or start the API first.`;
    await expect(command('backup', env, join(folder, 'shop.tar.gz'))).rejects.toThrow(message);
    await expect(command('orders', env)).rejects.toThrow(message);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  test.runIf(isEmbedded())('a backup with an option that there is not saves nothing', async () => {
    const folder = scratchFolder('mistyped-option');
    const file = join(folder, 'shop.tar.gz');
    const env = { DATA_DIR: folder };
    await expect(command('backup', env, '--retsore', file)).rejects.toThrow(/Unknown option '--retsore'/);
    await expect(command('backup', env, file, 'other')).rejects.toThrow(/Say where/);
    await expect(command('backup', env, '--restore')).rejects.toThrow(/Say where/);
    // `npm run backup --restore FILE`
    await expect(command('backup', { ...env, npm_config_restore: 'true' }, file)).rejects.toThrow(
      /Say where/,
    );
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  test.runIf(isEmbedded())(
    'two backups into one file at once: it is one of them, and nothing else is left',
    async () => {
      const target = scratchFolder('backups');
      const file = join(target, 'shop.tar.gz');
      const database = (text: string) => ({ dump: async () => new Blob([text]) }) as unknown as Database;
      const long = 'long'.repeat(100_000);
      await Promise.all([backUp(database(long), file), backUp(database('short'), file)]);
      expect([long, 'short']).toContain(readFileSync(file, 'utf8'));
      expect(readdirSync(target)).toEqual(['shop.tar.gz']);
      rmSync(target, { recursive: true });
    },
  );

  test.runIf(isEmbedded() && process.platform === 'linux')(
    'a backup that fails leaves no file, and holds none open',
    async () => {
      const target = scratchFolder('failed-backup');
      const lost = { arrayBuffer: () => Promise.reject(new Error('The dump is lost.')) };
      const database = { dump: async () => lost } as unknown as Database;
      await expect(backUp(database, join(target, 'shop.tar.gz'))).rejects.toThrow('The dump is lost.');
      expect(readdirSync(target)).toEqual([]);
      expect(openFiles().filter(file => file.startsWith(target))).toEqual([]);
      rmSync(target, { recursive: true });
    },
  );

  test.runIf(isEmbedded())('what is no backup, or not whole, is said in one sentence', async () => {
    const target = scratchFolder('no-backups');
    const archive = Buffer.alloc(4_096);
    archive.write('ustar', 257);
    archive.write('the last file', 2_048);
    const files = {
      text: 'slug,title',
      packed: gzipSync('slug,title'),
      cut: gzipSync(archive).subarray(0, -4),
      unpackedAndCut: archive.subarray(0, 2_560),
    };
    for (const [name, bytes] of Object.entries(files)) {
      const file = join(target, name);
      writeFileSync(file, bytes);
      const restored = command('backup', { DATA_DIR: join(target, 'data') }, '--restore', file);
      await expect(restored).rejects.toThrow(`${file} is no backup, or not whole.`);
    }
    rmSync(target, { recursive: true });
  });
});
