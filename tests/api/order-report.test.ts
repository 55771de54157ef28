import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportOrders } from '../../demo/api/orders/order-report';
import { partnerReport } from '../../demo/api/orders/partner-report';
import { COMPATIBLE, orderOf, TONER } from './helpers/payload';
import { startApi, type TestApi } from './helpers/test-api';

const MANY = 4_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({}, 'few');
  const items = [
    { slug: TONER, quantity: 2 },
    { slug: COMPATIBLE, quantity: 1 },
  ];
  const { id } = (await api.order(orderOf(items, { partner: 'dealer-1' }))).json().data;
  await api.db.execute(sql`
    insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
      'id', gen_random_uuid(), 'number', 'N' || nth, 'idempotency_key', 'key-' || nth,
      'created_at', created_at - nth * interval '1 second'))).*
    from orders, generate_series(1, ${MANY}::int) nth where id = ${id}`);
  await api.db.execute(sql`
    insert into order_lines select (jsonb_populate_record(order_lines, jsonb_build_object('order_id', orders.id))).*
    from orders, order_lines where orders.id <> ${id} and order_id = ${id}`);
});
afterAll(() => api.close());

/** Counts the turns of the event loop meanwhile: other requests are answered in them. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let done = false;
  const count = () => {
    turns++;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  await work.finally(() => {
    done = true;
  });
  return turns;
}

test(`${MANY} orders are told, each with its lines, the newest first, while others are answered`, async () => {
  const reported = reportOrders(api.db, { csv: true, limit: MANY, partner: null });
  expect(await turnsDuring(reported)).toBeGreaterThanOrEqual(7);
  const [, first, second, ...others] = (await reported).trimEnd().split('\r\n');
  expect(others).toHaveLength(MANY - 2);
  expect(second).toMatch(/^N1,/);
  expect(others.at(-1)).toMatch(new RegExp(`^N${MANY - 1},`));
  for (const row of [first, second, others.at(-1)]) {
    expect(row?.match(/× /g)).toHaveLength(2);
    expect(row).toContain(`2 × ${TONER}`);
  }
});

test('without a limit none is left out, and a table with one says how many it leaves out', async () => {
  const csv = await reportOrders(api.db, { csv: true, limit: null, partner: null });
  expect(csv.match(/^N\d+,/gm)).toHaveLength(MANY);
  // By it spreadsheets read Arabic.
  expect(csv.startsWith('\ufeff')).toBe(true);
  const table = await reportOrders(api.db, { csv: false, limit: 2, partner: null });
  expect(table).toMatch(/^N1 /m);
  expect(table).toContain('These are the newest 2 of 4,001 orders; --limit shows more of them, --csv all.\n');
});

test('a spreadsheet has each part of an address in a column of its own, a table all in one', async () => {
  const [head = '', first = ''] = (await reportOrders(api.db, { csv: true, limit: 1, partner: null })).split(
    '\r\n',
  );
  expect(head).toContain(',phone,governorate,area,block,street,building,floor,flat,items,');
  const cells = first.split(',');
  expect(head.split(',').map((column, at) => [column, cells[at]])).toEqual(
    expect.arrayContaining([
      ['area', 'salmiya'],
      ['block', '3'],
    ]),
  );
  const table = await reportOrders(api.db, { csv: false, limit: 1, partner: null });
  expect(table).toMatch(/, salmiya, block 3, /);
});

test('orders are told by Kuwait’s clocks', async () => {
  await api.db.execute(sql`update orders set created_at = '2126-11-28T22:30:00Z' where number = 'N7'`);
  const first = async (report: Promise<string>) => (await report).split('\r\n')[1];
  expect(await first(reportOrders(api.db, { csv: true, limit: 1, partner: null }))).toMatch(
    /^N7,2126-11-29T01:30:00\+03:00,/,
  );
  expect(await first(partnerReport(api.db, 'dealer-1'))).toMatch(/^N7,2126-11-29T01:30:00\+03:00,/);
  await api.db.execute(sql`
    update orders set created_at = (select created_at from orders where number = 'N6') - interval '1 second'
    where number = 'N7'`);
});

test('a table has them all, too', async () => {
  const table = await reportOrders(api.db, { csv: false, limit: MANY, partner: 'dealer-1' });
  expect(table.match(/^N\d+ /gm)).toHaveLength(MANY - 1);
});

test('so is a partner’s report', async () => {
  const reported = partnerReport(api.db, 'dealer-1');
  expect(await turnsDuring(reported)).toBeGreaterThanOrEqual(7);
  const [, , second, ...others] = (await reported).trimEnd().split('\r\n');
  expect(second).toMatch(/^N1,.*,3,/);
  expect(others).toHaveLength(MANY - 1);
});
