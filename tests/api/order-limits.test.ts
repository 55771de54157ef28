import { afterEach, describe, expect, test } from 'vitest';
import { orders } from '../../demo/api/database/schema';
import { FEW } from './helpers/few-products';
import { COMPATIBLE, catalogue, orderOf, TONER, totalOf } from './helpers/payload';
import { startApi, type TestApi } from './helpers/test-api';

let api: TestApi;
afterEach(() => api.close());

const phoneOf = (at: number) => `9876${String(1000 + at)}`;
const order = (quantity: number, more: object = {}, slug = COMPATIBLE) =>
  orderOf([{ slug, quantity }], { customer: { name: 'Sara', phone: phoneOf(0) }, ...more });
const errorsOf = (answer: { json(): { errors?: { field: string; message: string }[] } }) =>
  answer.json().errors ?? [];

describe('F57 limits', () => {
  test('of one line name its field and WhatsApp, in both languages', async () => {
    api = await startApi({ ORDER_LINE_PIECES: '5', WHATSAPP: '+965 5000 0000' }, 'few');
    expect((await api.order(order(5))).statusCode).toBe(201);
    const refused = await api.order(order(6));
    expect(refused.statusCode).toBe(422);
    expect(errorsOf(refused)).toEqual([
      {
        field: 'items.0.quantity',
        message: 'At most 5 of one product in an order. For more, write to us on WhatsApp: +965 5000 0000.',
      },
    ]);
    const arabic = errorsOf(await api.order(order(6, { lang: 'ar' })))[0]?.message;
    expect(arabic).toMatch(/واتساب.*\+965 5000 0000/);
    const split = [3, 3].map(quantity => ({ slug: COMPATIBLE, quantity }));
    expect(errorsOf(await api.order({ ...order(6), items: split })).map(({ field }) => field)).toEqual([
      'items.0.quantity',
      'items.1.quantity',
    ]);
  });

  test('of a mobile number and day hold, also at once and however it is written', async () => {
    api = await startApi({ ORDER_DAY_ORDERS: '4' }, 'few');
    const written = ['98761000', '+965 9876 1000', '٩٨٧٦١٠٠٠', '00965-98761000'];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        api.order(order(1, { customer: { name: 'Sara', phone: written[at % 4] } })),
      ),
    );
    expect(answers.filter(answer => answer.statusCode === 201)).toHaveLength(4);
    const refused = answers.find(answer => answer.statusCode === 422);
    expect(refused && errorsOf(refused)[0]).toMatchObject({
      field: 'customer.phone',
      message: expect.stringContaining('WhatsApp'),
    });
    expect((await api.order(order(1, { customer: { name: 'Ali', phone: phoneOf(1) } }))).statusCode).toBe(
      201,
    );
  });

  test('of pieces a day leave the shop its stock', async () => {
    api = await startApi({ ORDER_DAY_PIECES: '10' }, 'few');
    const all = catalogue.filter(({ slug, stock }) => FEW.test(slug) && stock > 0);
    const attacks = await Promise.all(all.map(({ slug, stock }) => api.order(order(stock, {}, slug))));
    const taken = attacks.filter(answer => answer.statusCode === 201);
    const pieces = taken.flatMap(answer => answer.json().data.items).map(({ quantity }) => quantity);
    expect(pieces.reduce((sum, quantity) => sum + quantity, 0)).toBeLessThanOrEqual(10);
  });

  test('a retry of an order is never beyond a limit', async () => {
    api = await startApi({ ORDER_DAY_ORDERS: '1' }, 'few');
    expect((await api.order(order(1), { key: 'k' })).statusCode).toBe(201);
    expect((await api.order(order(1), { key: 'k' })).headers['idempotent-replayed']).toBe('true');
    expect((await api.order(order(1), { key: 'l' })).statusCode).toBe(422);
  });
});

test('F57 unconfirmed orders beyond the limit take no pieces until they are confirmed', async () => {
  api = await startApi({ ORDER_UNCONFIRMED: '2' }, 'few');
  await api.change(COMPATIBLE, { stock: 10 });
  const answers = await Promise.all(Array.from({ length: 5 }, () => api.order(order(3))));
  expect(answers.map(answer => answer.statusCode)).toEqual([201, 201, 201, 201, 201]);
  expect(await api.stock(COMPATIBLE)).toBe(4);
  const rows = await api.db.select().from(orders);
  expect(rows.filter(row => row.reserved)).toHaveLength(2);
});

describe('F57 refusals', () => {
  test('tell that there are fewer, and never how many', async () => {
    api = await startApi({}, 'few');
    for (const stock of [1, 4, 30]) {
      await api.change(TONER, { stock });
      const { items } = (await api.order(order(stock + 1, {}, TONER))).json();
      expect(items).toEqual([{ slug: TONER, quantity: stock + 1, available: 1 }]);
    }
    await api.change(TONER, { stock: 0 });
    expect((await api.order(order(1, {}, TONER))).json().items[0].available).toBe(0);
  });

  test('of an order that can not be placed are the same whatever is in stock', async () => {
    api = await startApi({}, 'few');
    const refused = async (stock: number) => {
      await api.change(TONER, { stock });
      const { request_id: _, ...body } = (
        await api.order(order(20, { expected_total: '1.000' }, TONER))
      ).json();
      return body;
    };
    expect(await refused(1)).toEqual(await refused(500));
    expect(totalOf([{ slug: TONER, quantity: 20 }])).toBe((await refused(1)).total);
  });
});
