import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orderLines, orders, products } from '../../demo/api/database/schema';
import { type ApiProcess, startProcess } from '../helpers/api-process';
import { isEmbedded } from './helpers/engine';
import { type OwnDatabase, ownDatabase } from './helpers/own-database';
import { COMPATIBLE, orderOf, productOf } from './helpers/payload';

let own: OwnDatabase;
let api: ApiProcess | undefined;
beforeAll(async () => {
  own = await ownDatabase();
});
afterEach(async () => {
  await api?.kill('SIGKILL');
});
afterAll(() => own.remove());

const order = (url: string, key = randomUUID()) =>
  fetch(`${url}/api/v2/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(orderOf([{ slug: COMPATIBLE, quantity: 1 }])),
  });

/** How often the API is killed: a hundred times with SOAK set. */
const KILLS = process.env.SOAK ? 100 : 5;

test(
  `F20 kill -9 during 50 parallel orders, ${KILLS} times: every acknowledged order is there, whole, and once`,
  async () => {
    await own.inspect(db => db.update(products).set({ stock: 100_000 }).where(eq(products.slug, COMPATIBLE)));
    const acknowledged = new Set<string>();
    for (let round = 0; round < KILLS; round++) {
      api = await startProcess(own.env);
      const { url, child } = api;
      const killAt = acknowledged.size + 5 + round * 8;
      const buyers = Array.from({ length: 50 }, async () => {
        while (true) {
          const answer = await order(url);
          if (answer.status === 201) acknowledged.add((await answer.json()).data.id);
          if (acknowledged.size >= killAt) child.kill('SIGKILL');
        }
      });
      await Promise.allSettled(buyers);
      await api.exited;
    }
    expect(acknowledged.size).toBeGreaterThan(KILLS * 5);
    await own.inspect(async db => {
      const ids = new Set((await db.select({ id: orders.id }).from(orders)).map(row => row.id));
      expect([...acknowledged].filter(id => !ids.has(id))).toEqual([]);
      const lines = await db.select({ id: orderLines.orderId }).from(orderLines);
      expect(lines.map(line => line.id).sort()).toEqual([...ids].sort());
      const [sold] = await db.select({ pieces: sql<string>`coalesce(sum(quantity), 0)` }).from(orderLines);
      const [product] = await db.select().from(products).where(eq(products.slug, COMPATIBLE));
      expect(product?.stock).toBe(100_000 - Number(sold?.pieces));
    });
  },
  KILLS * 60_000,
);

test('F03 an answer lost after the commit: the retry, even of a restarted API, gets the same order', async () => {
  api = await startProcess(own.env);
  const key = randomUUID();
  const first = await (await order(api.url, key)).json();
  await api.kill('SIGKILL');
  api = await startProcess(own.env);
  const again = await order(api.url, key);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect((await again.json()).data).toEqual(first.data);
});

test.runIf(isEmbedded())(
  'F63 a disk that fails to sync: the API says why, stops, and starts again',
  async () => {
    const failing = join(import.meta.dirname, 'helpers/failing-sync.mjs');
    api = await startProcess({ ...own.env, NODE_OPTIONS: `--import ${pathToFileURL(failing)}` });
    const { url, child, output, exited } = api;
    const key = randomUUID();
    const { data } = await (await order(url, key)).json();
    child.kill('SIGUSR2');
    await expect.poll(output).toContain('syncs fail');
    expect((await order(url)).status).toBe(503);
    expect(await exited).toBe(1);
    expect(output()).toMatch(
      /The database had to end, and the API stops with it: could not fsync file .+: I\/O error\. Every order/,
    );
    api = await startProcess(own.env);
    expect((await (await order(api.url, key)).json()).data).toEqual(data);
  },
);

test.runIf(isEmbedded()).each([
  ['is written', ''],
  // Nothing is left to ask for afterwards: only the engine knows that there was no commit.
  ['is committed', 'deferrable initially deferred'],
])(
  'F63 a trap inside the engine while an order %s: refused with those beside it, the API says why, stops, and starts again with what it accepted',
  async (_, moment) => {
    await own.inspect(async db => {
      for (const statement of trapFor('Trap', moment)) await db.execute(sql.raw(statement));
    });
    api = await startProcess(own.env);
    const { url, output, exited } = api;
    const key = randomUUID();
    const acknowledged = (await (await order(url, key)).json()).data;
    const beside = Array.from({ length: 5 }, () => order(url));
    const trapped = fetch(`${url}/api/v2/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(
        orderOf([{ slug: COMPATIBLE, quantity: 1 }], {
          customer: { name: 'Trap', phone: '+965 9876 5432' },
        }),
      ),
    });
    expect((await trapped).status).toBe(503);
    const ids = [acknowledged.id];
    for (const answer of await Promise.all(beside)) {
      if (answer.status === 201) ids.push((await answer.json()).data.id);
      else expect(answer.status).toBe(503);
    }
    expect(await exited).toBe(1);
    expect(output()).toMatch(
      /The database had to end, and the API stops with it: Maximum call stack size exceeded\. Every order/,
    );
    api = await startProcess(own.env);
    expect((await (await order(api.url, key)).json()).data).toEqual(acknowledged);
    await api.kill('SIGTERM');
    await own.inspect(async db => {
      await db.execute(sql.raw('drop function trap cascade'));
      await db.execute(sql.raw('drop function endless'));
      const rows = await db.select({ id: orders.id, name: orders.customerName }).from(orders);
      expect(rows.map(row => row.id)).toEqual(expect.arrayContaining(ids));
      expect(rows.map(row => row.name)).not.toContain('Trap');
    });
  },
);

/** Makes the engine run out of stack, which is no error of PostgreSQL's, where an order of this customer is written. */
function trapFor(name: string, moment: string): string[] {
  return [
    'create or replace function endless(depth int) returns int language plpgsql as $$ begin return endless(depth + 1); end $$',
    'create or replace function trap() returns trigger language plpgsql as $$ begin perform endless(1); return new; end $$',
    `create ${moment && 'constraint'} trigger trap after insert on orders ${moment}
      for each row when (new.customer_name = '${name}') execute function trap()`,
  ];
}

test('F21 SIGTERM under load: what was accepted is finished, exit 0 within 10 seconds', async () => {
  api = await startProcess(own.env);
  const { url } = api;
  const before = await count();
  let placed = 0;
  const faults: string[] = [];
  let stopping = 0;
  const buyers = Array.from({ length: 30 }, async () => {
    while (true) {
      const sent = stopping === 0;
      try {
        const answer = await order(url);
        if (answer.status === 201) placed++;
        else if (sent) faults.push(String(answer.status));
        if (placed >= 100 && stopping === 0) {
          stopping = Date.now();
          api?.child.kill('SIGTERM');
        }
      } catch (fault) {
        // After the signal new connections are refused; that is what a load balancer goes by.
        if (stopping === 0) faults.push(String(fault));
        return;
      }
    }
  });
  await Promise.all(buyers);
  expect(await api.exited).toBe(0);
  expect(Date.now() - stopping).toBeLessThan(10_000);
  expect(faults).toEqual([]);
  expect((await count()) - before).toBe(placed);

  async function count() {
    if (api?.child.exitCode === null && isEmbedded()) {
      // The folder belongs to the running API: count through a stop and a start.
      await api.kill('SIGTERM');
      const counted = await own.inspect(db => db.$count(orders));
      api = await startProcess({ ...own.env, API_PORT: new URL(api.url).port });
      return counted;
    }
    return own.inspect(db => db.$count(orders));
  }
});

test('F18 while orders flood in, visitors on new connections are answered', async () => {
  await own.inspect(db => db.update(products).set({ stock: 100_000 }).where(eq(products.slug, COMPATIBLE)));
  api = await startProcess(own.env);
  const { url } = api;
  let crowd = true;
  let placed = 0;
  const buyers = Array.from({ length: 200 }, async () => {
    while (crowd) if ((await order(url)).status === 201) placed++;
  });
  await expect.poll(() => placed, { timeout: 60_000 }).toBeGreaterThan(400);
  const started = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const [answer] = (await once(get(`${url}/healthz`, { agent: false }), 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    }),
  );
  const took = performance.now() - started;
  crowd = false;
  await Promise.all(buyers);
  expect(new Set(statuses)).toEqual(new Set([200]));
  // One a transaction, as without turns in between, they would wait for 200 of them.
  expect(took).toBeLessThan(8_000);
});

describe('starting', () => {
  test('a taken port is one sentence', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = squatter.address() as { port: number };
    await expect(startProcess({ ...own.env, API_PORT: String(port) })).rejects.toThrow(
      `Port ${port} is taken by another program; stop it, or set API_PORT to another port.`,
    );
    squatter.close();
  });

  test('an address that is none of this machine is one sentence', async () => {
    await expect(startProcess({ ...own.env, API_HOST: '192.0.2.250' })).rejects.toThrow(
      'This machine has no address 192.0.2.250; set API_HOST to one of its own, or to 0.0.0.0 for all.',
    );
  });

  // These two come before any database: once is enough.
  test.runIf(isEmbedded())('an unreachable server is one sentence without its password', async () => {
    const started = startProcess({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' });
    await expect(started).rejects.toThrow(/The database at 127\.0\.0\.1:1 can't be reached/);
    await expect(started).rejects.not.toThrow(/secret/);
  });

  test.runIf(isEmbedded())('a setting that makes no sense is one sentence', async () => {
    await expect(startProcess({ ...own.env, PUBLIC_URL: 'ftp://x' })).rejects.toThrow(
      'PUBLIC_URL must be an http or https address, not "ftp://x".',
    );
  });

  test.runIf(isEmbedded())(
    'a folder that another API uses is refused, and taken over after kill -9',
    async () => {
      api = await startProcess(own.env);
      await expect(startProcess(own.env)).rejects.toThrow(/is in use by another API process/);
      await api.kill('SIGKILL');
      api = await startProcess(own.env);
      expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
    },
  );

  test.runIf(isEmbedded())('a data folder that can\u2019t be written to is one sentence', async () => {
    await expect(startProcess({ DATA_DIR: join(import.meta.filename, 'data') })).rejects.toThrow(
      /data folder .* can't be written to/,
    );
  });
});

test.skipIf(isEmbedded())('two processes on one server share orders, keys and the catalogue', async () => {
  api = await startProcess(own.env);
  const other = await startProcess(own.env);
  try {
    const key = randomUUID();
    const first = await (await order(api.url, key)).json();
    const again = await order(other.url, key);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await again.json()).data.id).toBe(first.data.id);
    const slug = 'hp-59a-cf259a-toner-cartridge-black';
    await own.inspect(db => db.update(products).set({ price: 12_345 }).where(eq(products.slug, slug)));
    for (const { url } of [api, other]) {
      const price = async () => (await (await fetch(`${url}/api/v2/products/${slug}`)).json()).data.price;
      await expect.poll(price, { interval: 10, timeout: 2_000 }).toBe('12.345');
    }
    await own.inspect(db => db.update(products).set({ stock: 1 }).where(eq(products.slug, COMPATIBLE)));
    expect((await order(api.url)).status).toBe(201);
    const inStock = async () =>
      (await (await fetch(`${other.url}/api/v2/products/${COMPATIBLE}`)).json()).data.in_stock;
    await expect.poll(inStock, { interval: 10, timeout: 2_000 }).toBe(false);
    await own.inspect(db =>
      db
        .update(products)
        .set({ stock: productOf(COMPATIBLE).stock })
        .where(eq(products.slug, COMPATIBLE)),
    );
  } finally {
    await other.kill('SIGTERM');
  }
});

test.runIf(process.platform === 'linux')(
  'more idle connections than files may be open: the API goes on, and takes orders when they are gone',
  async () => {
    api = await startProcess(own.env, 600);
    const port = Number(new URL(api.url).port);
    let closed = 0;
    const idle = Array.from({ length: 700 }, () =>
      connect(port, '127.0.0.1')
        .on('error', () => {})
        .on('close', () => closed++),
    );
    await expect.poll(() => closed).toBeGreaterThanOrEqual(400);
    for (const socket of idle) socket.destroy();
    expect((await order(api.url)).status).toBe(201);
  },
);
