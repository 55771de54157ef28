import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../demo/api/database/database';
import { orders } from '../../demo/api/database/schema';
import { OrderBatcher } from '../../demo/api/orders/order-batcher';
import type { Attempt } from '../../demo/api/orders/order-rows';
import type { OrderPayload } from '../../demo/api/orders/payload';
import { readOrder } from '../../demo/api/orders/read-order';
import { buildServer } from '../../demo/api/server';
import { readSettings } from '../../demo/api/settings';
import { COMPATIBLE, orderOf } from './helpers/payload';
import { QUIET, startApi, type TestApi } from './helpers/test-api';

let api: TestApi;
/** Transactions begun and failed since the API was started. */
const transactions = { begun: 0, failed: 0 };
let counted: Db;
beforeAll(async () => {
  api = await startApi({}, 'few');
  await api.change(COMPATIBLE, { stock: 1_000_000 });
  counted = new Proxy(api.db, {
    get: (target, name) => {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'transaction') return value.bind(target);
      return async (...words: unknown[]) => {
        transactions.begun++;
        try {
          return await value.apply(target, words);
        } catch (fault) {
          transactions.failed++;
          throw fault;
        }
      };
    },
  });
});
afterAll(() => api.close());

const one = [{ slug: COMPATIBLE, quantity: 1 }];
/** How often the rate is measured with and without poison: a soak compares them. */
const TURNS = process.env.SOAK ? 6 : 1;
/** What no text of PostgreSQL holds, with what it hides in. */
const POISON = ['\u0000', 'a\u0000b', '\ud800', 'x\udfff', '\ud800\u0000\udc00'];

/** A good order with a text in one place. */
function poisoned(place: string, text: string): unknown {
  const order = structuredClone(orderOf(one)) as Record<string, unknown>;
  const names = place.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((at, name) => at[name] as Record<string, unknown>, order);
  holder[last] = text;
  return order;
}

const REFUSED = [
  'items.0.slug',
  'customer.phone',
  'address.governorate',
  'address.area',
  'payment_method',
  'expected_total',
  'lang',
];
/** Where people write freely, what no database holds is taken out, and a partner that is none counts as not sent. */
const TIDIED = [
  'customer.name',
  ...['block', 'street', 'building', 'floor', 'flat', 'notes'].map(name => `address.${name}`),
];

describe('F55 text that no database holds', () => {
  test.each(REFUSED)('as %s is refused with a sentence', async place => {
    for (const text of POISON) {
      const answer = await api.order(poisoned(place, text));
      expect(answer.statusCode, JSON.stringify(text)).toBe(422);
      expect(answer.json().errors[0].field).toBe(place);
    }
  });

  test.each([...TIDIED, 'partner'])('in %s is taken out', async place => {
    for (const text of POISON) {
      const answer = await api.order(poisoned(place, `Sara ${text} Ali`));
      expect(answer.statusCode, JSON.stringify(text)).toBe(201);
    }
  });

  test('as a member, an email, a product, a query or an order\u2019s number is no fault of ours', async () => {
    for (const text of POISON) {
      expect((await api.order({ ...orderOf(one), [text]: 1 })).statusCode).toBe(422);
      const email = poisoned('customer.email', `sara${text}@example.com`);
      expect((await api.order(email)).statusCode).toBeLessThan(500);
      const written = encodeURIComponent(Buffer.from(text).toString());
      for (const url of ['products/', 'orders/', 'products?q=', 'products?brand=', 'brands/'])
        expect((await api.get(`/api/v2/${url}${written}`)).statusCode, url).toBeLessThan(500);
    }
  });

  test('twelve times a second, never reaches a batch: good orders keep at least 90 % of their rate', async ({
    task,
  }) => {
    const { app } = await buildServer(readSettings(QUIET), { ...api.database, db: counted });
    const send = async (payload: unknown) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/v2/order',
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          payload: JSON.stringify(payload),
        })
      ).statusCode;
    const good = JSON.parse(JSON.stringify(orderOf(one)));
    const rate = { alone: 0, beside: 0 };
    const statuses = new Set<number>();
    /** Good orders placed by 20 buyers in a while, beside a sender of poison or alone. */
    const load = async (kind: 'alone' | 'beside') => {
      let running = true;
      const buyers = Array.from({ length: 20 }, async () => {
        while (running) {
          expect(await send(good)).toBe(201);
          rate[kind]++;
        }
      });
      for (let sent = 0; sent < 12; sent++) {
        if (kind === 'beside') {
          const place = REFUSED[sent % REFUSED.length] ?? '';
          statuses.add(await send(poisoned(place, POISON[sent % POISON.length] ?? '')));
        }
        await pause(1_000 / 12);
      }
      running = false;
      await Promise.all(buyers);
    };
    await load('alone');
    rate.alone = 0;
    // In turns, so that what else the machine does weighs on both.
    for (let turn = 0; turn < TURNS; turn++)
      for (const kind of ['alone', 'beside'] as const) await load(kind);
    task.meta.figures = `${rate.alone} orders alone, ${rate.beside} beside poison`;
    expect([...statuses]).toEqual([422]);
    expect(transactions.failed).toBe(0);
    if (process.env.SOAK) expect(rate.beside / rate.alone).toBeGreaterThan(0.9);
    await app.close();
  });
});

test('F55 a batch with an order no database takes is halved until that one is alone', async () => {
  const rules = {
    areas: new Map([['hawalli', new Set(['salmiya'])]]),
    limits: { linePieces: 0, dayPieces: 0, dayOrders: 0, unconfirmed: 0 },
    whatsapp: '',
  };
  const batcher = new OrderBatcher({ ...api.database, db: counted }, rules);
  const order = readOrder(orderOf(one) as OrderPayload, [], rules, 'en');
  const before = await api.db.$count(orders);
  transactions.begun = 0;
  const attempts = Array.from({ length: 50 }, (_, at): Attempt => {
    const lines = at === 17 ? [{ slug: '\u0000', quantity: 1 }] : order.lines;
    return { order: { ...order, lines }, key: randomUUID(), payloadHash: 'hash' };
  });
  const outcomes = await Promise.allSettled(attempts.map(attempt => batcher.place(attempt)));
  const failed = outcomes.flatMap(({ status }, at) => (status === 'rejected' ? [at] : []));
  expect(failed).toEqual([17]);
  expect(await api.db.$count(orders)).toBe(before + 49);
  // One whole, and two halves of each that fails: 50, 25, 13, 7, 4, 2.
  expect(transactions.begun).toBeLessThanOrEqual(13);
});
