import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { json } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '../../demo/api/database/schema';
import { deferred } from '../helpers/deferred';
import { isEmbedded } from './helpers/engine';
import { COMPATIBLE, orderOf, TONER } from './helpers/payload';
import { startApi, type TestApi } from './helpers/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({}, 'few');
  await api.change(COMPATIBLE, { stock: 1_000 });
});
afterAll(() => api.close());

const one = [{ slug: COMPATIBLE, quantity: 1 }];
const countOrders = () => api.db.$count(orders);

test('F01 the same key and body 50 times at once make one order', async () => {
  const [before, stock, key] = [await countOrders(), await api.stock(COMPATIBLE), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 50 }, () => api.order(orderOf(one), { key })));
  const placed = answers.filter(answer => answer.statusCode === 201);
  const waiting = answers.filter(answer => answer.statusCode === 409);
  expect(placed.length + waiting.length).toBe(50);
  expect(new Set(placed.map(answer => answer.json().data.id)).size).toBe(1);
  expect(placed.filter(answer => answer.headers['idempotent-replayed'] === undefined)).toHaveLength(1);
  for (const answer of waiting) {
    expect(answer.json().type).toMatch(/in-progress$/);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(await countOrders()).toBe(before + 1);
  expect(await api.stock(COMPATIBLE)).toBe(stock - 1);
});

test('a retry answers with the very same order, whatever the members\u2019 sequence', async () => {
  const key = randomUUID();
  const payload = orderOf(one);
  const first = await api.order(payload, { key });
  await api.change(COMPATIBLE, { price: 14_000 });
  const reversed = Object.fromEntries(Object.entries(payload).reverse());
  const second = await api.order(reversed, { key });
  await api.change(COMPATIBLE, { price: 14_750 });
  expect(second.statusCode).toBe(201);
  expect(second.headers['idempotent-replayed']).toBe('true');
  expect(second.body).toBe(first.body);
});

test('F02 the same key with another payload is refused and writes nothing', async () => {
  const key = randomUUID();
  await api.order(orderOf(one), { key });
  const before = await countOrders();
  const answer = await api.order(orderOf([{ slug: COMPATIBLE, quantity: 2 }]), { key });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().type).toMatch(/key-reused$/);
  expect(await countOrders()).toBe(before);
});

describe('F04 keys', () => {
  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['256 characters long', 'k'.repeat(256)],
    ['with a control character', 'a\u0007b'],
    ['with a space', 'a b'],
    ['beyond ASCII', 'مفتاح'],
  ])('%s', async (_, key) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v2/order',
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      payload: orderOf(one),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json().type).toMatch(/key-missing$/);
  });

  test('sent twice', async () => {
    // Through a socket: how two headers of a name arrive is up to Node.
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const request = http.request(`${url}/api/v2/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': ['one', 'two'] },
    });
    const [answer] = await once(request.end(JSON.stringify(orderOf(one))), 'response');
    expect(await json(answer)).toMatchObject({ status: 400, type: expect.stringMatching(/key-missing$/) });
  });

  test('of 255 characters are fine', async () => {
    expect((await api.order(orderOf(one), { key: '~'.repeat(255) })).statusCode).toBe(201);
  });

  test('of another partner are simply new ones and tell nothing', async () => {
    const key = randomUUID();
    const first = await api.order(orderOf(one, { partner: 'dealer-a' }), { key });
    const second = await api.order(orderOf(one, { partner: 'dealer-b' }), { key });
    expect(second.statusCode).toBe(201);
    expect(second.headers['idempotent-replayed']).toBeUndefined();
    expect(second.json().data.id).not.toBe(first.json().data.id);
  });
});

test('F05 a refusal is not kept: the same key succeeds once the cause is mended', async () => {
  const key = randomUUID();
  await api.change(TONER, { stock: 0 });
  const payload = orderOf([{ slug: TONER, quantity: 1 }]);
  expect((await api.order(payload, { key })).json().type).toMatch(/out-of-stock$/);
  await api.change(TONER, { stock: 3 });
  expect((await api.order(payload, { key })).statusCode).toBe(201);
});

test('F05 an order edited after a refusal succeeds under a new key', async () => {
  await api.change(TONER, { stock: 1 });
  expect((await api.order(orderOf([{ slug: TONER, quantity: 2 }]))).statusCode).toBe(409);
  expect((await api.order(orderOf([{ slug: TONER, quantity: 1 }]))).statusCode).toBe(201);
});

test.skipIf(isEmbedded())(
  'a key that another process is working on is 409 in-progress with Retry-After',
  async () => {
    const key = randomUUID();
    const { held: locked, release: tellLocked } = deferred();
    const { held: answered, release: tellAnswered } = deferred();
    const other = api.db.transaction(async tx => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
      tellLocked();
      await answered;
    });
    await locked;
    const answer = await api.order(orderOf(one), { key });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().type).toMatch(/in-progress$/);
    expect(answer.headers['retry-after']).toBe('1');
    tellAnswered();
    await other;
    expect((await api.order(orderOf(one), { key })).statusCode).toBe(201);
  },
);
