import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderLines, orders } from '../../demo/api/database/schema';
import { COMPATIBLE, orderOf, TONER } from './helpers/payload';
import { startApi, type TestApi } from './helpers/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({}, 'few');
});
afterAll(() => api.close());

test('F06 of 300 buyers for 100 pieces exactly 100 get one', async () => {
  await api.change(COMPATIBLE, { stock: 100 });
  const order = orderOf([{ slug: COMPATIBLE, quantity: 1 }]);
  const answers = await Promise.all(Array.from({ length: 300 }, () => api.order(order)));
  expect(answers.filter(answer => answer.statusCode === 201)).toHaveLength(100);
  expect(answers.filter(answer => answer.statusCode === 409)).toHaveLength(200);
  expect(await api.stock(COMPATIBLE)).toBe(0);
});

test('F06 orders of (A, B) and (B, A) never wait for each other', async () => {
  await api.change(TONER, { stock: 500 });
  await api.change(COMPATIBLE, { stock: 500 });
  const [a, b] = [
    { slug: TONER, quantity: 1 },
    { slug: COMPATIBLE, quantity: 1 },
  ];
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => api.order(orderOf(at % 2 === 0 ? [a, b] : [b, a]))),
  );
  expect(answers.map(answer => answer.statusCode).filter(status => status !== 201)).toEqual([]);
  expect(await api.stock(TONER)).toBe(300);
  expect(await api.stock(COMPATIBLE)).toBe(300);
});

/** All of it with SOAK set; a tenth otherwise. */
const ORDERS_EACH = process.env.SOAK ? 200 : 20;

test(
  `50 users with ${ORDERS_EACH} orders each are exactly ${50 * ORDERS_EACH} orders`,
  async () => {
    await api.db.execute(sql`truncate orders cascade`);
    await api.change(COMPATIBLE, { stock: 20_000 });
    const order = orderOf([{ slug: COMPATIBLE, quantity: 1 }]);
    const user = async () => {
      for (let sent = 0; sent < ORDERS_EACH; sent++) expect((await api.order(order)).statusCode).toBe(201);
    };
    await Promise.all(Array.from({ length: 50 }, user));
    const expected = 50 * ORDERS_EACH;
    expect(await api.db.$count(orders)).toBe(expected);
    expect(await api.db.$count(orderLines)).toBe(expected);
    expect(await api.stock(COMPATIBLE)).toBe(20_000 - expected);
  },
  process.env.SOAK ? 600_000 : 60_000,
);
