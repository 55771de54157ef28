import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '../../demo/api/database/schema';
import { changeStatus, type OrderAction } from '../../demo/api/orders/order-status';
import { COMPATIBLE, orderOf } from './helpers/payload';
import { startApi, type TestApi } from './helpers/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({}, 'few');
  await api.change(COMPATIBLE, { stock: 10_000 });
});
afterAll(() => api.close());

const place = async (quantity = 3) =>
  (await api.order(orderOf([{ slug: COMPATIBLE, quantity }], { partner: 'dealer-1' }))).json().data;
const ask = (number: string, phone = '98765432') =>
  api.get(`/api/v2/orders/${number}`, { 'order-phone': phone });

describe('a shopper who asks for an order', () => {
  test('with its number and mobile number, however written, hears how it stands and nothing personal', async () => {
    const { id: _, ...facts } = await place();
    for (const number of [facts.number, facts.number.toLowerCase(), facts.number.replace('-', '')])
      for (const phone of ['98765432', '+965 9876 5432', '00965-98765432']) {
        const answer = await ask(number, phone);
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toEqual({ data: facts });
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.body).not.toMatch(/Sara|9876|example\.com|Salem|dealer/);
      }
  });

  test('may have copied the number with what stands around it, or typed its digits in Arabic', async () => {
    const { number } = await place();
    const arabic = number.replace(/\d/g, (digit: string) => String.fromCharCode(0x660 + Number(digit)));
    const around = [`\u2066${number}\u2069`, `#${number}.`, `Order number ${number}`, `الطلب رقم ${number}`];
    for (const copied of [...around, number.replace('-', '\u2011'), arabic])
      expect((await ask(encodeURIComponent(copied))).statusCode, copied).toBe(200);
  });

  test('hears the same of a wrong number, a wrong mobile number, and none', async () => {
    const { number } = await place();
    const wrong = [
      await ask(number, '98765433'),
      await ask('00000-00000'),
      await ask('no-number%00'),
      await ask(number, ''),
      await ask(number, 'x'.repeat(1_000)),
      await api.get(`/api/v2/orders/${number}`),
    ];
    const bodies = wrong.map(answer => {
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      const { request_id: _, ...body } = answer.json();
      return body;
    });
    expect(new Set(bodies.map(body => JSON.stringify(body))).size).toBe(1);
  });

  test('has 10 tries a minute, those that ask for the head alone among them', async () => {
    const limited = await startApi({ RATE_LOOKUPS: '' }, 'few');
    const tries = [];
    for (let at = 0; at < 11; at++)
      tries.push(
        await limited.app.inject({
          method: at % 2 ? 'HEAD' : 'GET',
          url: '/api/v2/orders/00000-00000',
          remoteAddress: '198.51.100.3',
        }),
      );
    expect(tries.map(answer => answer.statusCode)).toEqual([...Array(10).fill(404), 429]);
    await limited.close();
  });

  test('may do so from any page', async () => {
    const asked = await api.app.inject({
      method: 'OPTIONS',
      url: '/api/v2/orders/00000-00000',
      headers: {
        origin: 'https://dealer.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'order-phone',
      },
    });
    expect(asked.headers['access-control-allow-origin']).toBe('*');
    expect(asked.headers['access-control-allow-headers']).toContain('Order-Phone');
  });
});

describe('F57 a shop that changes orders', () => {
  const change = (action: OrderAction, number: string) => changeStatus(api.db, action, number);
  const statusOf = async (number: string) => (await ask(number)).json().data.status;

  test('confirms, delivers, and shoppers see it', async () => {
    const { number } = await place();
    expect(await change('confirm', number)).toBe(`Order ${number} is confirmed.\n`);
    expect(await change('confirm', number)).toBe(`Order ${number} is confirmed already.\n`);
    expect(await statusOf(number)).toBe('confirmed');
    await change('deliver', number.toLowerCase());
    expect(await statusOf(number)).toBe('delivered');
    await expect(change('cancel', number)).rejects.toThrow(
      `Order ${number} is delivered already, so it can't be cancelled. Nothing was changed.`,
    );
    await expect(change('cancel', '00000-00000')).rejects.toThrow('no order 00000-00000');
  });

  test('puts the pieces of a cancelled order back once, however often and beside what else happens', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<OrderAction>('confirm', 'deliver', 'cancel'), {
          minLength: 1,
          maxLength: 8,
        }),
        async actions => {
          const before = await api.stock(COMPATIBLE);
          const { number } = await place();
          const crowd = [place(1), place(2)];
          await Promise.allSettled(
            [...actions, 'cancel' as const, 'cancel' as const].map(action => change(action, number)),
          );
          await Promise.all(crowd);
          const back = (await statusOf(number)) === 'cancelled' ? 3 : 0;
          expect(await api.stock(COMPATIBLE)).toBe(before - 6 + back);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('takes the pieces of an order that waited when it is confirmed, if they are there', async () => {
    const { number } = await place();
    await api.db.update(orders).set({ reserved: false }).where(eq(orders.number, number));
    await api.change(COMPATIBLE, { stock: 2 });
    await expect(change('confirm', number)).rejects.toThrow(`not enough pieces of ${COMPATIBLE}`);
    expect([await api.stock(COMPATIBLE), await statusOf(number)]).toEqual([2, 'placed']);
    await api.change(COMPATIBLE, { stock: 4 });
    await change('confirm', number);
    expect(await api.stock(COMPATIBLE)).toBe(1);
    await change('cancel', number);
    expect(await api.stock(COMPATIBLE)).toBe(4);
    const waiting = await place(1);
    await api.db.update(orders).set({ reserved: false }).where(eq(orders.number, waiting.number));
    const before = await api.stock(COMPATIBLE);
    await change('cancel', waiting.number);
    expect(await api.stock(COMPATIBLE)).toBe(before);
  });

  test('brings a sold-out product back into the lists', async () => {
    await api.change(COMPATIBLE, { stock: 3 });
    const { number } = await place();
    const inStock = async () => (await api.get(`/api/v2/products/${COMPATIBLE}`)).json().data.in_stock;
    expect(await inStock()).toBe(false);
    await change('cancel', number);
    await expect.poll(inStock).toBe(true);
  });
});
