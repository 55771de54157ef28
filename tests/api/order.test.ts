import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderLines, orders, outbox } from '../../demo/api/database/schema';
import { COMPATIBLE, fils, orderOf, productOf, TONER } from './helpers/payload';
import { startApi, type TestApi } from './helpers/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({}, 'few');
});
afterAll(() => api.close());

const one = [{ slug: COMPATIBLE, quantity: 1 }];
const countOrders = () => api.db.$count(orders);

describe('a good order', () => {
  test('is 201 with id, number, lines and sums, and lies in the database with its lines, stock and outbox row', async () => {
    const stock = await api.stock(TONER);
    const items = [
      { slug: TONER, quantity: 2 },
      { slug: COMPATIBLE, quantity: 1 },
    ];
    const answer = await api.order(orderOf(items, { partner: 'dealer-1' }));
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['idempotent-replayed']).toBeUndefined();
    const { data } = answer.json();
    expect(data).toMatchObject({
      status: 'placed',
      currency: 'KWD',
      subtotal: '80.200',
      shipping: '0.000',
      total: '80.200',
    });
    expect(data.items).toContainEqual({
      slug: TONER,
      title: productOf(TONER).title,
      quantity: 2,
      price: '32.725',
    });
    expect(new Date(data.created_at).getTime()).toBeGreaterThan(Date.now() - 60_000);
    const [row] = await api.db.select().from(orders).where(eq(orders.id, data.id));
    expect(row).toMatchObject({
      number: data.number,
      partner: 'dealer-1',
      customerPhone: '+96598765432',
      subtotal: 80_200,
      total: 80_200,
      shippingFreeOver: 30_000,
      shippingFee: 2_000,
    });
    const lines = await api.db.select().from(orderLines).where(eq(orderLines.orderId, data.id));
    expect(lines).toHaveLength(2);
    expect(lines.find(line => line.slug === TONER)).toMatchObject({
      unitPrice: 32_725,
      offer: '15% Off',
      quantity: 2,
    });
    expect(await api.stock(TONER)).toBe(stock - 2);
    expect(await api.db.select().from(outbox).where(eq(outbox.orderId, data.id))).toHaveLength(1);
  });

  test('in Arabic carries Arabic titles and offers', async () => {
    const { data } = (await api.order(orderOf([{ slug: TONER, quantity: 1 }], { lang: 'ar' }))).json();
    expect(data.items[0].title).toBe(productOf(TONER).title_ar);
    const [line] = await api.db.select().from(orderLines).where(eq(orderLines.orderId, data.id));
    expect(line?.offer).toBe('خصم 15%');
  });

  test('numbers and ids cannot be guessed', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.order(orderOf(one))));
    const numbers = answers.map(answer => answer.json().data.number as string);
    expect(new Set(numbers).size).toBe(20);
    for (const number of numbers) expect(number).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect(new Set(numbers.map(number => number.slice(0, 3))).size).toBeGreaterThan(15);
  });

  test('keeps what was bought when the product changes later', async () => {
    const { data } = (await api.order(orderOf(one))).json();
    const { price } = productOf(COMPATIBLE);
    await api.change(COMPATIBLE, { price: 99_000, title: 'Renamed' });
    const [line] = await api.db.select().from(orderLines).where(eq(orderLines.orderId, data.id));
    expect(line).toMatchObject({ unitPrice: fils(price), title: productOf(COMPATIBLE).title });
    await api.change(COMPATIBLE, { price: fils(price), title: productOf(COMPATIBLE).title });
  });

  test.each([
    [30_000, '2.000', '32.000'],
    [30_001, '0.000', '30.001'],
    [29_999, '2.000', '31.999'],
  ])('F40 with a subtotal of %i fils pays %s for shipping', async (price, shipping, total) => {
    const slug = 'hp-59a-cf259a-toner-cartridge-black';
    await api.change(slug, { price });
    const answer = await api.order(orderOf([{ slug, quantity: 1 }], { expected_total: total }));
    expect(answer.json().data).toMatchObject({ shipping, total });
  });

  test('F40 adds lines up in whole fils', async () => {
    const cyan = 'hp-826a-cf311a-toner-cartridge-cyan';
    const yellow = 'hp-826a-cf312a-toner-cartridge-yellow';
    await api.change(cyan, { price: 100 });
    await api.change(yellow, { price: 200 });
    const items = [
      { slug: cyan, quantity: 1 },
      { slug: yellow, quantity: 1 },
    ];
    expect((await api.order(orderOf(items, { expected_total: '2.300' }))).json().data.subtotal).toBe('0.300');
  });
});

describe('the customer', () => {
  const order = (customer: object, address: object = {}, lang = 'en') => {
    const base = orderOf(one);
    return {
      ...base,
      lang,
      customer: { ...base.customer, ...customer },
      address: { ...base.address, ...address },
    };
  };

  test.each([
    '98765432',
    '+96550000000',
    '0096560000000',
    '9 1234567',
    '4112 3456',
    '٩٨٧٦٥٤٣٢',
    '+965 6-111-2222',
    '(9876) 5432',
    '9876\u20115432',
    '\u20669876.5432\u2069',
  ])('may write the number as %s', async phone => {
    expect((await api.order(order({ phone }))).statusCode).toBe(201);
  });

  test.each([
    '',
    '1234567',
    '987654321',
    '+966598765432',
    '42345678',
    '88888888',
    '+965',
    'call me',
    '9876543a',
  ])('may not write the number as "%s"', async phone => {
    const answer = await api.order(order({ phone }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([
      { field: 'customer.phone', message: 'Enter a Kuwaiti mobile number of 8 digits.' },
    ]);
  });

  test.each([
    [{ governorate: 'nowhere' }, 'address.governorate'],
    [{ area: 'sharq' }, 'address.area'],
    [{ area: 'constructor' }, 'address.area'],
    [{ governorate: '__proto__' }, 'address.governorate'],
    [{ block: '   ' }, 'address.block'],
    [{ street: '' }, 'address.street'],
    [{ building: '\t\u0000 ' }, 'address.building'],
    [{ street: '\u200b\u200d' }, 'address.street'],
    [{ building: '\u3164' }, 'address.building'],
    [{ block: '.' }, 'address.block'],
    [{ notes: 'x'.repeat(501) }, 'address.notes'],
  ])('with %j hears about that field', async (address, field) => {
    const answer = await api.order(order({}, address));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  test.each(['\u200b', '\u3164', '\uffa0 \u115f', '\u2800', '\u202e\u2066'])(
    'may not be called %j, which nobody sees',
    async name => {
      const answer = await api.order(order({ name }));
      expect(answer.json().errors).toEqual([{ field: 'customer.name', message: 'Enter your full name.' }]);
    },
  );

  test.each(['李', 'سارة', 'João 2'])('may be called %s', async name => {
    expect((await api.order(order({ name }))).statusCode).toBe(201);
  });

  test('hears about all fields at once, in Arabic too', async () => {
    const answer = await api.order(
      order({ name: ' ', phone: '1', email: 'nobody@' }, { area: 'sharq' }, 'ar'),
    );
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const { type, errors } = answer.json();
    expect(type).toMatch(/invalid$/);
    expect(errors.map((error: { field: string }) => error.field).sort()).toEqual([
      'address.area',
      'customer.email',
      'customer.name',
      'customer.phone',
    ]);
    for (const { message } of errors) expect(message).toMatch(/[\u0621-\u064a]/);
  });

  test.each([
    ["sean.o'brien@example.com", "sean.o'brien@example.com"],
    ['\u202asara@example.com\u202c', 'sara@example.com'],
    ['\u200fsara@example.com\u200e', 'sara@example.com'],
    ['sara@بريد.السعودية', 'sara@بريد.السعودية'],
  ])('may write the mail address as %j', async (email, kept) => {
    const answer = await api.order(order({ email }));
    expect(answer.statusCode).toBe(201);
    const [row] = await api.db.select().from(orders).where(eq(orders.id, answer.json().data.id));
    expect(row?.customerEmail).toBe(kept);
  });

  test('may leave optional fields out or empty', async () => {
    const answer = await api.order(order({ email: '' }, { floor: '', flat: '', notes: '' }));
    expect(answer.statusCode).toBe(201);
    const [row] = await api.db.select().from(orders).where(eq(orders.id, answer.json().data.id));
    expect(row).toMatchObject({ customerEmail: null, floor: null, flat: null, notes: null });
  });
});

describe('refused bodies', () => {
  const bad = async (payload: unknown, field?: string) => {
    const before = await countOrders();
    const answer = await api.order(payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().type).toMatch(/invalid$/);
    if (field !== undefined) expect(answer.json().errors[0].field).toBe(field);
    expect(await countOrders()).toBe(before);
  };

  test.each([
    'price',
    'total',
    'discount',
    'is_admin',
    'subtotal',
    'shipping',
    'status',
    'constructor',
    'toString',
  ])('F08 an extra member %s', name =>
    bad(
      JSON.stringify(orderOf(one)).replace(
        /}$/,
        `,"${name === 'constructor' ? 'Constructor' : name}":"0.001"}`,
      ),
    ),
  );

  test('F08 a price on a line, a role on the customer', async () => {
    await bad(orderOf([{ slug: TONER, quantity: 1, price: '0.001' } as never]), 'items.0.price');
    await bad(
      { ...orderOf(one), customer: { ...orderOf(one).customer, is_admin: true } },
      'customer.is_admin',
    );
  });

  test.each(['0', '-1', '1.5', '"2"', '1e9', '1000', 'null', '9007199254740992', 'true', '[]', '1e400'])(
    'F09 a quantity of %s',
    quantity =>
      bad(JSON.stringify(orderOf(one)).replace('"quantity":1', `"quantity":${quantity}`), 'items.0.quantity'),
  );

  test('F09 no lines, more than 100 lines', async () => {
    await bad({ ...orderOf(one), items: [] }, 'items');
    await bad({ ...orderOf(one), items: Array.from({ length: 101 }, () => one[0]) }, 'items');
  });

  test.each([
    ['customer', null],
    ['address', 'x'],
    ['items', {}],
    ['items', null],
    ['payment_method', 'card'],
    ['expected_total', 16.75],
    ['expected_total', '-1.000'],
    ['expected_total', '16.7500'],
    ['lang', 'fr'],
  ])('%s = %j', (name, value) => bad({ ...orderOf(one), [name]: value }, name));

  test.each(['customer', 'address', 'items', 'payment_method', 'expected_total', 'lang'])(
    'without %s',
    name => {
      const { [name as 'items']: _, ...rest } = orderOf(one);
      return bad(rest, name);
    },
  );

  test.each(['null', '[]', '"text"', '5', 'true'])('F09 a body of %s', body => bad(body));

  test('NaN is no JSON', async () => {
    const answer = await api.order(JSON.stringify(orderOf(one)).replace('"quantity":1', '"quantity":NaN'));
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});

describe('prices and stock', () => {
  test('F10 a changed price is 409 with today\u2019s prices; the new total goes through', async () => {
    const slug = 'tass-compatible-toner-59a-cf259a-black';
    await api.change(slug, { price: 15_000 });
    const before = await countOrders();
    const answer = await api.order(orderOf([{ slug, quantity: 2 }]));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      type: expect.stringMatching(/price-changed$/),
      title: expect.any(String),
      status: 409,
      items: [{ slug, quantity: 2, price: '15.000' }],
      subtotal: '30.000',
      shipping: '2.000',
      total: '32.000',
    });
    expect(await countOrders()).toBe(before);
    const again = await api.order(orderOf([{ slug, quantity: 2 }], { expected_total: '32.000' }));
    expect(again.statusCode).toBe(201);
  });

  test('F07 the same product on two lines is merged before its stock is looked at', async () => {
    await api.change(TONER, { stock: 5 });
    const items = [
      { slug: TONER, quantity: 3 },
      { slug: TONER, quantity: 3 },
    ];
    const answer = await api.order(orderOf(items));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      type: expect.stringMatching(/out-of-stock$/),
      items: [{ slug: TONER, quantity: 6, available: 1 }],
    });
    expect(await api.stock(TONER)).toBe(5);
    const fits = await api.order(orderOf([items[0] as (typeof items)[0], { slug: TONER, quantity: 2 }]));
    expect(fits.json().data.items).toHaveLength(1);
    expect(await api.stock(TONER)).toBe(0);
  });

  test('the last piece takes the product out of stock in the very next answer', async () => {
    await api.change(COMPATIBLE, { stock: 1 });
    expect((await api.order(orderOf(one))).statusCode).toBe(201);
    expect((await api.get(`/api/v2/products/${COMPATIBLE}`)).json().data.in_stock).toBe(false);
    await api.change(COMPATIBLE, { stock: 50 });
  });

  test('F11 a product that is gone is 409 with its line; the other lines are not named', async () => {
    const gone = 'hp-26x-cf226x-toner-cartridge-black';
    await api.change(gone, { isPublished: false });
    const items = [{ slug: gone, quantity: 1 }, ...one, { slug: 'never-was', quantity: 2 }];
    const answer = await api.order({ ...orderOf(one), items });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().items).toEqual([
      { slug: gone, quantity: 1, available: 0 },
      { slug: 'never-was', quantity: 2, available: 0 },
    ]);
  });
});
