import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeFault, mask } from '../../demo/api/common/masking';
import { orderLines, orders } from '../../demo/api/database/schema';
import { ordersCsv, orderTable } from '../../demo/api/orders/order-report';
import { buildServer } from '../../demo/api/server';
import { readSettings } from '../../demo/api/settings';
import { COMPATIBLE, orderOf } from './helpers/payload';
import { QUIET, startApi, type TestApi } from './helpers/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({}, 'few');
});
afterAll(() => api.close());

const one = [{ slug: COMPATIBLE, quantity: 1 }];

test.each([
  '/api/v2/order/1',
  `/api/v2/order/${randomUUID()}`,
  '/api/v2/orders',
  '/api/v2/orders/1',
  '/orders',
])('F23 %s tells nothing about orders, not even that there are some', async url => {
  const answer = await api.get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('F23 ids are random', async () => {
  const { id } = (await api.order(orderOf(one))).json().data;
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/);
});

describe('F24 faults', () => {
  test('answer with a general problem and the request\u2019s id, without a stack or the fault\u2019s text', async () => {
    const { app } = await buildServer(readSettings(QUIET), {
      ...api.database,
      db: new Proxy(api.database.db, {
        get: (db, name) => {
          if (name === 'transaction')
            throw new Error('Duplicate for Sara Al-Mutairi, +965 9876 5432, sara@example.com');
          const value = Reflect.get(db, name);
          return typeof value === 'function' ? value.bind(db) : value;
        },
      }),
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v2/order',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
      payload: orderOf(one),
    });
    await app.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json().request_id).toBe(answer.headers['x-request-id']);
    expect(answer.body).not.toMatch(/Sara|9876|example\.com|\bat \//);
  });

  test('are logged masked', () => {
    const fault = new Error(
      'Failed query: insert into orders values ($1)\nparams: Sara Al-Mutairi,+96598765432',
      {
        cause: new Error(
          'Key (customer_email)=(sara@example.com) already exists, call +965 9876 5432 or ٩٨٧٦٥٤٣٢',
        ),
      },
    );
    const text = JSON.stringify(describeFault(fault));
    expect(text).not.toMatch(/Sara|98765432|9876 5432|sara@|٩٨٧٦/);
    expect(text).toContain('insert into orders');
    expect(mask('authorization: Bearer abc.def token=secret')).not.toMatch(/abc\.def|secret/);
  });

  test('F25 log lines hold no name, number or address, and a line break in a header makes no second line', async () => {
    const lines: string[] = [];
    const { app } = await buildServer(readSettings({ ...QUIET, LOG_LEVEL: 'debug' }), api.database, {
      write: line => lines.push(line),
    });
    await app.inject({
      method: 'POST',
      url: '/api/v2/order?phone=98765432',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      payload: orderOf(one, { customer: { name: 'Sara\r\n{"level":30}\u001b[31m', phone: '98765432' } }),
    });
    await app.close();
    expect(lines.map(line => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: 'request', method: 'POST', route: '/api/v2/order', status: 201 }),
    );
    expect(lines.join('')).not.toMatch(/Sara|98765432|Salem|127\.0\.0\.1/);
  });
});

test('F25 control characters never reach the database; formulas are neutral in CSV', async () => {
  const hostile = orderOf(one, {
    customer: { name: '=HYPERLINK("http://evil","x")', phone: '98765432' },
    address: {
      ...orderOf(one).address,
      street: '+1\r\nBcc: all@example.com',
      notes: '@SUM(A1)\r\nsecond line \u001b[2J\u202e',
    },
  });
  const { data } = (await api.order(hostile)).json();
  const rows = await api.db.select().from(orders);
  const order = rows.find(row => row.id === data.id) as (typeof rows)[number];
  expect(order.street).toBe('+1 Bcc: all@example.com');
  expect(order.notes).toBe('@SUM(A1)\nsecond line  [2J');
  const lines = await api.db.select().from(orderLines);
  const csv = await ordersCsv([[{ order, lines }]]);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil"",""x"")"`);
  expect(csv).toContain(`"'@SUM(A1)`);
  expect(csv).toContain(`"'+96598765432"`);
  for (const sign of [
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '\u200b=1',
    '\u200f＝1',
    '\ufeff@A',
    '\u00a0-1',
    '−1',
  ])
    expect(await ordersCsv([[{ order: { ...order, customerName: sign }, lines }]])).toContain(`"'${sign}"`);
  const table = await orderTable([rows.map(row => ({ order: row, lines }))]);
  expect(table).toContain(data.number);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be there
  expect(table.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f]/);
});
