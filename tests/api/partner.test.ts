import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../../demo/api/database/schema';
import { COMPATIBLE, orderOf } from './helpers/payload';
import { startApi, type TestApi } from './helpers/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.change(COMPATIBLE, { stock: 10_000 });
});
afterAll(() => api.close());

/** Places an order with this partner; the partner it was credited to. */
async function creditOf(partner: unknown): Promise<string | undefined> {
  const answer = await api.order(orderOf([{ slug: COMPATIBLE, quantity: 1 }], { partner }));
  expect(answer.statusCode).toBe(201);
  const [row] = await api.db.select().from(orders).where(eq(orders.id, answer.json().data.id));
  return row?.partner;
}

const ID = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-'];

test('F59 an order is credited to a partner of 1 to 64 letters, digits, dots, underscores, hyphens', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom(...ID), minLength: 1, maxLength: 64 }),
      async partner => {
        expect(await creditOf(partner)).toBe(partner);
      },
    ),
    { numRuns: 40, examples: [['acme.com'], ['-'], ['a'.repeat(64)]] },
  );
});

test('F59 an order with any other partner is placed without it', async () => {
  const isNone = (value: unknown) => typeof value !== 'string' || !/^[\w.-]{1,64}$/.test(value);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()).filter(isNone),
      async partner => {
        expect(await creditOf(partner)).toBe('');
      },
    ),
    {
      numRuns: 60,
      examples: [
        [''],
        ['a b'],
        ['متجر'],
        ['a'.repeat(65)],
        ['a\u0000b'],
        ['acme\n'],
        [null],
        [7],
        [{ id: 'a' }],
      ],
    },
  );
});
