import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteExpired } from '../../demo/api/database/retention';
import { orders, outbox } from '../../demo/api/database/schema';
import type { Adapter } from '../../demo/api/outbox/adapter';
import { OutboxWorker } from '../../demo/api/outbox/outbox-worker';
import { gate } from '../helpers/gate';
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
    response.writeHead(webhookAnswers.shift() ?? 200).end();
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
  api = await startApi({
    WEBHOOK_URL: `http://127.0.0.1:${port(receiver)}/orders`,
    WEBHOOK_SECRET: 'shared',
    SMTP_URL: `smtp://127.0.0.1:${port(mailServer.server)}`,
    MAIL_FROM: 'shop@example.com',
    MAIL_TO: 'orders@example.com',
  });
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

describe('a claim', () => {
  /** Delivers nothing by itself. */
  let silent: TestApi;
  const ids: string[] = [];
  beforeAll(async () => {
    silent = await startApi();
    for (let at = 0; at < 10; at++)
      ids.push((await silent.order(orderOf([{ slug: COMPATIBLE, quantity: 1 }]))).json().data.id);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => silent.close());

  const worker = (deliver: Adapter['deliver']) =>
    new OutboxWorker(silent.db, [{ name: 'webhook', deliver }], () => {});

  test('outlives ten deliveries of 50 s: another process looks after each, and delivers none', async () => {
    const [delivered, byOthers]: [string[], string[]] = [[], []];
    vi.useFakeTimers({ toFake: ['Date'] });
    const slow = worker(async (_, id) => {
      vi.setSystemTime(Date.now() + 50_000);
      delivered.push(id);
      const other = worker(async (_notice, taken) => void byOthers.push(taken));
      other.start();
      await other.stop();
    });
    slow.start();
    await slow.stop();
    expect(byOthers).toEqual([]);
    expect(delivered.sort()).toEqual(ids.sort());
  });

  test('ends with a delivery that never does: it is given up after 25 s, to be tried again', async () => {
    const [id = ''] = ids;
    await silent.db.update(outbox).set({ doneAt: null, deliveredTo: [] }).where(eq(outbox.orderId, id));
    await silent.db.update(outbox).set({ nextAttemptAt: new Date() });
    const begun = gate();
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
