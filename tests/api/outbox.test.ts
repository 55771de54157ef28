import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteExpired } from '../../demo/api/database/retention';
import { orders, outbox } from '../../demo/api/database/schema';
import type { Adapter } from '../../demo/api/outbox/adapter';
import { OutboxWorker } from '../../demo/api/outbox/outbox-worker';
import { deferred } from '../helpers/deferred';
import { COMPATIBLE, orderOf } from './helpers/payload';
import { startApi, type TestApi } from './helpers/test-api';

interface Notice {
  headers: IncomingHttpHeaders;
  body: string;
}

const notices: Notice[] = [];
const mails: string[] = [];
/** Answers of the receiver still to come; 200 when there is none left. */
const webhookAnswers: number[] = [];

const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', chunk => {
    body += chunk;
  });
  request.on('end', () => {
    notices.push({ headers: request.headers, body });
    const status = webhookAnswers.shift() ?? 200;
    // As many servers do: the address without its slash only leads to the one with it.
    response.writeHead(request.url === '/orders/' ? status : 308, { location: '/orders/' }).end();
  });
});
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let mail = '';
    stream.on('data', chunk => {
      mail += chunk;
    });
    stream.on('end', () => {
      mails.push(mail);
      done();
    });
  },
});

let api: TestApi;
beforeAll(async () => {
  await new Promise<void>(ready => receiver.listen(0, '127.0.0.1', ready));
  await new Promise<void>(ready => mailServer.listen(0, '127.0.0.1', ready));
  const port = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
  api = await startApi(
    {
      WEBHOOK_URL: `http://127.0.0.1:${port(receiver)}/orders/`,
      WEBHOOK_SECRET: 'shared',
      SMTP_URL: `smtp://127.0.0.1:${port(mailServer.server)}`,
      MAIL_FROM: 'shop@example.com',
      MAIL_TO: 'orders@example.com',
    },
    'few',
  );
});
afterAll(async () => {
  await api.close();
  receiver.close();
  mailServer.close();
});

const rowOf = async (orderId: string) =>
  (await api.db.select().from(outbox).where(eq(outbox.orderId, orderId)))[0];
const isDone = (orderId: string) => async () => (await rowOf(orderId))?.doneAt !== null;
const noticesOf = (id: string) => notices.filter(notice => notice.headers['webhook-id'] === id);
const mailsOf = (number: string) => mails.filter(mail => mail.includes(number));

test('an order reaches the webhook, signed, and the shop\u2019s mailbox, once each', async () => {
  const { data } = (await api.order(orderOf([{ slug: COMPATIBLE, quantity: 2 }]))).json();
  await expect.poll(isDone(data.id), { timeout: 10_000 }).toBe(true);
  const [notice, ...more] = noticesOf(data.id);
  expect(more).toEqual([]);
  const { headers, body } = notice as Notice;
  const signed = `${data.id}.${headers['webhook-timestamp']}.${body}`;
  expect(headers['webhook-signature']).toBe(createHmac('sha256', 'shared').update(signed).digest('hex'));
  expect(JSON.parse(body)).toMatchObject({
    type: 'order.placed',
    data: { number: data.number, total: data.total, customer: { phone: '+96598765432' } },
  });
  const [mail, ...others] = mailsOf(data.number);
  expect(others).toEqual([]);
  expect(mail).toContain(`Subject: Order ${data.number}: KWD ${data.total}`);
  expect(mail).toContain('To: orders@example.com');
  expect(mail).toContain('Reply-To: sara@example.com');
  expect(mail).toMatch(new RegExp(`^Order ${data.number}, .*T.*\\+03:00\\r?$`, 'm'));
  expect(mail?.replaceAll('=\r\n', '')).toContain(`2 x TASS Compatible Toner 26A (CF226A) Black`);
});

test('a receiver that fails gets it again, the mailbox does not', async () => {
  webhookAnswers.push(500);
  const { data } = (await api.order(orderOf([{ slug: COMPATIBLE, quantity: 1 }]))).json();
  await expect.poll(async () => (await rowOf(data.id))?.lastFault, { timeout: 10_000 }).toContain('500');
  expect(await rowOf(data.id)).toMatchObject({ deliveredTo: ['mail'], attempts: 1, doneAt: null });
  await api.db.update(outbox).set({ nextAttemptAt: new Date() }).where(eq(outbox.orderId, data.id));
  await expect.poll(isDone(data.id), { timeout: 15_000 }).toBe(true);
  expect(noticesOf(data.id)).toHaveLength(2);
  expect(mailsOf(data.number)).toHaveLength(1);
});

test('F25 nothing a customer types becomes a header of the mail', async () => {
  const base = orderOf([{ slug: COMPATIBLE, quantity: 1 }]);
  const customer = { name: 'Sara\r\nBcc: all@example.com', phone: '98765432' };
  const { data } = (await api.order({ ...base, customer })).json();
  await expect.poll(isDone(data.id), { timeout: 10_000 }).toBe(true);
  const [head = ''] = (mailsOf(data.number)[0] ?? '').split('\r\n\r\n');
  expect(head).not.toMatch(/bcc/i);
});

test('nothing a customer notes is taken for a line of the shop', async () => {
  const base = orderOf([{ slug: COMPATIBLE, quantity: 1 }]);
  const notes = 'Ring twice\nTotal: KWD 0.001\r\nPayment: paid\u2028Partner: evil';
  const { data } = (await api.order({ ...base, address: { ...base.address, notes } })).json();
  await expect.poll(isDone(data.id), { timeout: 10_000 }).toBe(true);
  const lines = (mailsOf(data.number)[0] ?? '').replaceAll('=\r\n', '').split('\r\n');
  expect(lines.filter(line => /^(Total|Payment|Partner):/.test(line))).toEqual([
    `Total: KWD ${data.total}`,
    'Payment: cash on delivery',
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Notes:',
      '> Ring twice',
      '> Total: KWD 0.001',
      '> Payment: paid',
      '> Partner: evil',
    ]),
  );
});

test('each part of an address has a line of its own, so that none turns another round', async () => {
  const base = orderOf([{ slug: COMPATIBLE, quantity: 1 }]);
  const address = { ...base.address, block: '4', street: 'Salem Al Mubarak', building: '8' };
  const { data } = (await api.order({ ...base, address })).json();
  await expect.poll(isDone(data.id), { timeout: 10_000 }).toBe(true);
  const lines = (mailsOf(data.number)[0] ?? '').split('\r\n');
  expect(lines).toEqual(expect.arrayContaining(['Block: 4', 'Street: Salem Al Mubarak', 'Building: 8']));
});

describe('a claim', () => {
  /** Delivers nothing by itself. */
  let silent: TestApi;
  const ids: string[] = [];
  beforeAll(async () => {
    silent = await startApi({}, 'few');
    for (let at = 0; at < 10; at++)
      ids.push((await silent.order(orderOf([{ slug: COMPATIBLE, quantity: 1 }]))).json().data.id);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => silent.close());

  const worker = (deliver: Adapter['deliver'], report: (fault: unknown) => void = () => {}) =>
    new OutboxWorker(silent.db, [{ name: 'webhook', deliver }], report);
  const untouched = { doneAt: null, deliveredTo: [], attempts: 0, nextAttemptAt: new Date(0) };
  const due = () =>
    silent.db.$count(outbox, and(isNull(outbox.doneAt), lte(outbox.nextAttemptAt, new Date())));

  test('outlives ten deliveries of 50 s: none falls due for another process meanwhile', async () => {
    const delivered: string[] = [];
    const dueMeanwhile: number[] = [];
    vi.useFakeTimers({ toFake: ['Date'] });
    const slow = worker(async (_, id) => {
      vi.setSystemTime(Date.now() + 50_000);
      delivered.push(id);
      dueMeanwhile.push(await due());
    });
    slow.start();
    await expect.poll(() => delivered.length).toBe(10);
    await slow.stop();
    expect(dueMeanwhile).toEqual(ids.map(() => 0));
    expect(delivered).toEqual(ids);
  });

  test('is given back when the worker stops: it finishes one delivery, another process has the rest at once', async () => {
    await silent.db.update(outbox).set(untouched);
    const [begun, end] = [deferred(), deferred()];
    const delivered: string[] = [];
    const stopping = worker(async (_, id) => {
      delivered.push(id);
      begun.release();
      await end.held;
    });
    stopping.start();
    await begun.held;
    const stopped = stopping.stop();
    end.release();
    await stopped;
    expect(delivered).toHaveLength(1);
    const next = worker(async (_, id) => void delivered.push(id));
    next.start();
    await expect.poll(() => [...delivered].sort(), { timeout: 4_000 }).toEqual([...ids].sort());
    await next.stop();
  });

  test('is given back after a fault of the database: the others are delivered at the next look', async () => {
    await silent.db.update(outbox).set(untouched);
    const delivered: string[] = [];
    const faults: unknown[] = [];
    const update = vi.spyOn(silent.db, 'update');
    const faulty = worker(
      async (_, id) => {
        delivered.push(id);
        if (delivered.length > 1) return;
        update.mockImplementationOnce(() => {
          throw new Error('The database is gone.');
        });
      },
      fault => faults.push(fault),
    );
    faulty.start();
    await expect.poll(() => faults.length).toBe(1);
    update.mockRestore();
    faulty.wake();
    await expect.poll(() => [...delivered].sort(), { timeout: 4_000 }).toEqual([...ids].sort());
    await faulty.stop();
  });

  test('comes to a new order first, before ten whose receiver hangs, also after the clock was put back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const { data } = (await silent.order(orderOf([{ slug: COMPATIBLE, quantity: 1 }]))).json();
    vi.useRealTimers();
    await silent.db
      .update(outbox)
      .set({ ...untouched, attempts: 3, nextAttemptAt: new Date(Date.now() - 60_000) })
      .where(ne(outbox.orderId, data.id));
    const taken: string[] = [];
    const end = deferred();
    const slow = worker(async (_, id) => {
      taken.push(id);
      await end.held;
    });
    slow.start();
    await expect.poll(() => taken).toEqual([data.id]);
    const stopped = slow.stop();
    end.release();
    await stopped;
    await silent.db.delete(outbox).where(eq(outbox.orderId, data.id));
  });

  test('keeps and logs why a delivery failed, whatever the receiver says', async () => {
    const [id = ''] = ids;
    await silent.db.update(outbox).set({ ...untouched, doneAt: new Date() });
    await silent.db.update(outbox).set(untouched).where(eq(outbox.orderId, id));
    const reported: unknown[] = [];
    const refused = worker(
      () => Promise.reject(new Error('550 no\u0000 such mailbox')),
      fault => reported.push(fault),
    );
    refused.start();
    const lastFault = async () =>
      (await silent.db.select().from(outbox).where(eq(outbox.orderId, id)))[0]?.lastFault;
    await expect.poll(lastFault).toBe('webhook: 550 no such mailbox');
    await refused.stop();
    const [order] = await silent.db.select().from(orders).where(eq(orders.id, id));
    expect(reported.at(-1)).toMatchObject({
      message: `Order ${order?.number} was not taken by the webhook; it is sent again in 5 s.`,
      cause: { message: '550 no\u0000 such mailbox' },
    });
  });

  test('ends with a delivery that never does: it is given up after 25 s, to be tried again', async () => {
    const [id = ''] = ids;
    await silent.db.update(outbox).set({ doneAt: null, deliveredTo: [] }).where(eq(outbox.orderId, id));
    await silent.db.update(outbox).set({ nextAttemptAt: new Date() });
    const begun = deferred();
    const hanging = worker(() => {
      begun.release();
      return new Promise(() => {});
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    hanging.start();
    await begun.held;
    vi.advanceTimersByTime(25_000);
    vi.useRealTimers();
    await hanging.stop();
    const [row] = await silent.db.select().from(outbox).where(eq(outbox.orderId, id));
    expect(row).toMatchObject({ doneAt: null, lastFault: 'webhook: It took too long.' });
  });
});

test('an order that comes as the worker ends its look is looked for at once', async () => {
  for (let turns = 0; turns < 12; turns++) {
    const looks = deferred();
    let count = 0;
    // A database of which the worker needs no more than that it holds nothing.
    const db = {
      transaction: async () => {
        count++;
        if (count > 1) looks.release();
        else void comesAfter(turns);
        return [];
      },
    };
    const worker = new OutboxWorker(
      db as unknown as TestApi['db'],
      [{ name: 'webhook', deliver: async () => {} }],
      () => {},
    );
    const comesAfter = async (microtasks: number) => {
      for (let turn = 0; turn < microtasks; turn++) await undefined;
      worker.wake();
    };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    worker.start();
    await looks.held;
    await worker.stop();
    vi.useRealTimers();
  }
});

describe('retention', () => {
  test('old keys and finished notices are forgotten, orders stay', async () => {
    const count = await api.db.$count(orders);
    await expect.poll(() => api.db.$count(outbox, sql`done_at is null`), { timeout: 10_000 }).toBe(0);
    await deleteExpired(api.db, new Date(Date.now() + 60_000));
    expect(await api.db.$count(orders)).toBe(count);
    expect(await api.db.$count(orders, isNotNull(orders.idempotencyKey))).toBe(0);
    expect(await api.db.$count(outbox)).toBe(0);
  });
});
