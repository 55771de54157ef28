import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../demo/api/database/retention';
import { orders, voidKeys } from '../../demo/api/database/schema';
import { COMPATIBLE, orderOf } from './helpers/payload';
import { startApi, type TestApi } from './helpers/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ SHOP_URL: 'https://shop.example' }, 'few');
  await api.change(COMPATIBLE, { stock: 10_000 });
});
afterAll(() => api.close());

const good = orderOf([{ slug: COMPATIBLE, quantity: 1 }]);
const ordersOf = (key: string) => api.db.$count(orders, eq(orders.idempotencyKey, key));

test('an attempt that never arrived is 204, and its key is never placed', async () => {
  const key = randomUUID();
  const answer = await api.voidOrder(key);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(answer.headers['cache-control']).toBe('no-store');
  const late = await api.order(good, { key });
  expect(late.statusCode).toBe(409);
  expect(late.json().type).toMatch(/\/key-void$/);
  expect((await api.voidOrder(key)).statusCode).toBe(204);
  expect(await ordersOf(key)).toBe(0);
  const withPartner = await api.order({ ...good, partner: 'dealer' }, { key });
  expect(withPartner.json().type).toMatch(/\/key-void$/);
});

test.each([{}, { partner: 'acme.com' }])(
  'an attempt that was placed is 200 with the order: %j',
  async more => {
    const key = randomUUID();
    const placed = await api.order({ ...good, ...more }, { key });
    const answer = await api.voidOrder(key);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(placed.json());
    expect(answer.body).not.toMatch(/Sara|9876/);
    expect((await api.order({ ...good, ...more }, { key })).headers['idempotent-replayed']).toBe('true');
  },
);

test('a refused attempt can be voided', async () => {
  const key = randomUUID();
  expect((await api.order({ ...good, expected_total: '1.000' }, { key })).statusCode).toBe(409);
  expect((await api.voidOrder(key)).statusCode).toBe(204);
  expect((await api.order(good, { key })).json().type).toMatch(/\/key-void$/);
});

test('voided while it is being placed: placed and told, or void and never placed', async () => {
  let [kept, voided] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(['order', 'order', 'void', 'void'], { minLength: 2 }),
      fc.nat({ max: 30 }),
      async (calls, others) => {
        const key = randomUUID();
        const crowd = Array.from({ length: others }, () => api.order(good));
        const answers = await Promise.all(
          calls.map(call => (call === 'order' ? api.order(good, { key }) : api.voidOrder(key))),
        );
        await Promise.all(crowd);
        const last = await api.voidOrder(key);
        const status = last.statusCode;
        expect(await ordersOf(key)).toBe(status === 200 ? 1 : 0);
        const statuses = answers.map(answer => answer.statusCode);
        if (status === 204) {
          voided++;
          expect(statuses).not.toContain(201);
          expect(statuses).not.toContain(200);
        } else {
          kept++;
          expect(statuses).not.toContain(204);
        }
      },
    ),
    {
      numRuns: 60,
      // Both ends come up in every run.
      examples: [
        [['order', 'order'], 0],
        [['void', 'order'], 0],
      ],
    },
  );
  expect(kept).toBeGreaterThan(0);
  expect(voided).toBeGreaterThan(0);
});

describe('who may', () => {
  test('a bad key is key-missing', async () => {
    for (const key of ['', 'a b', 'k'.repeat(256)]) {
      const answer = await api.voidOrder(key);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().type).toMatch(/\/key-missing$/);
    }
  });

  test('pages of the shop and of partners, no others', async () => {
    const asked = await api.app.inject({
      method: 'OPTIONS',
      url: '/api/v2/order',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'idempotency-key',
      },
    });
    expect(asked.headers['access-control-allow-origin']).toBe('https://shop.example');
    expect(asked.headers['access-control-allow-methods']).toContain('DELETE');
    expect(asked.headers['access-control-allow-headers']).toContain('Idempotency-Key');
    const [key, other] = [randomUUID(), randomUUID()];
    const listed = await api.voidOrder(key, { origin: 'https://shop.example' });
    expect(listed.headers['access-control-allow-origin']).toBe('https://shop.example');
    expect((await api.voidOrder(other, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await api.order(good, { key: other })).statusCode).toBe(201);
  });

  test('as often as orders are placed', async () => {
    const limited = await startApi({ RATE_ORDERS: '2' }, 'few');
    const send = () =>
      limited.app.inject({
        method: 'DELETE',
        url: '/api/v2/order',
        remoteAddress: '198.51.100.1',
        headers: { 'idempotency-key': randomUUID() },
      });
    expect([await send(), await send(), await send()].map(answer => answer.statusCode)).toEqual([
      204, 204, 429,
    ]);
    await limited.close();
  });
});

test('void keys are forgotten with the keys of orders', async () => {
  await api.voidOrder(randomUUID());
  await deleteExpired(api.db, new Date(Date.now() + 1_000));
  expect(await api.db.$count(voidKeys)).toBe(0);
});
