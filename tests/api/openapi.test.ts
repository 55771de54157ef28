import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Ajv from 'ajv/dist/2020';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../../demo/api/server';
import { readSettings } from '../../demo/api/settings';
import { COMPATIBLE, orderOf, TONER } from './helpers/payload';
import { QUIET, startApi, type TestApi } from './helpers/test-api';

// What `/openapi.json` says of the answers, held against the answers.

interface Described {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}
type Paths = Record<string, Record<string, { readonly responses: Record<string, Described> }>>;

let api: TestApi;
let paths: Paths;
const ajv = new Ajv({ strict: false, validateFormats: false });
beforeAll(async () => {
  api = await startApi({}, 'few');
  paths = (await api.get('/openapi.json')).json().paths;
});
afterAll(() => api.close());

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Sends a request, and holds its answer against what is said of it. */
async function expectDescribed(request: InjectOptions, { app }: Pick<TestApi, 'app'> = api): Promise<number> {
  const { statusCode: status, headers, body } = await app.inject(request);
  const method = String(request.method ?? 'GET').toLowerCase();
  expectSaid(method, String(request.url), { status, type: String(headers['content-type']), body });
  return status;
}

/** Holds an answer against what is said of its address. */
function expectSaid(method: string, url: string, { status, type, body }: Answer): void {
  const pathname = url.split('?')[0] ?? '';
  const of = pathname in paths ? pathname : Object.keys(paths).find(path => patternOf(path).test(pathname));
  const where = `${method} ${url}: ${status}`;
  const described = paths[of ?? '']?.[method]?.responses[status];
  expect(described, where).toBeDefined();
  if (body === '') return;
  const [kind = ''] = type.split(';');
  const schema = described?.content?.[kind]?.schema;
  expect(schema, `${where} as ${kind}`).toBeDefined();
  if (!schema || !kind.endsWith('json')) return;
  const check = ajv.compile(schema);
  expect(check(JSON.parse(body)), `${where}: ${ajv.errorsText(check.errors)}`).toBe(true);
}

const READS = [
  '/api/v2/products',
  `/api/v2/products/${TONER}`,
  '/api/v2/products/no-such-thing',
  '/api/v2/products/brands',
  '/api/v2/products/brands/hp/models',
  '/api/v2/products/brands/none/models',
  '/api/v2/promotions',
  '/api/v2/orders/TASS-1',
  `/pictures/products/${TONER}.svg`,
  `/pictures/products/${TONER}.png`,
  `/pictures/products/${TONER}/back.svg`,
  '/pictures/products/no-such-thing.svg',
  '/pictures/brands/hp.svg',
  '/pictures/banners/promo-finder-desktop.webp',
  '/pictures/banners/none.png',
  '/problems/invalid',
  '/problems/none',
  '/healthz',
  '/readyz',
];

test('every answer to a read is one that the document describes, whatever its parameters', async () => {
  const statuses = new Set<number>();
  for (const url of READS) statuses.add(await expectDescribed({ url }));
  for (const url of READS) await expectDescribed({ url: `${url}?__proto__=1` });
  const query = fc.oneof(
    fc.webQueryParameters(),
    fc.constantFrom('q=canon', 'q=26a', 'codes=26A,none', 'limit=1e9', 'brand=%00', 'page=-1', 'q=%ff'),
  );
  const property = fc.asyncProperty(fc.constantFrom(...READS), query, async (url, text) => {
    statuses.add(await expectDescribed({ url: `${url}?${text}` }));
  });
  await fc.assert(property, { numRuns: 200 });
  expect([...statuses]).toEqual(expect.arrayContaining([200, 404]));
});

test('every answer to a catalogue call is one that the document describes', async () => {
  const statuses = [
    ['application/x-www-form-urlencoded', 'HOOK_URL=https%3A%2F%2Fsrm.example.com%2F'],
    ['application/x-www-form-urlencoded', `HOOK_URL=${'x'.repeat(5_000)}`],
    ['application/json', '{}'],
  ].map(([type = '', payload = '']) =>
    expectDescribed({
      method: 'POST',
      url: '/api/v2/oci',
      headers: { 'content-type': type },
      payload,
    }),
  );
  expect(await Promise.all(statuses)).toEqual([303, 413, 415]);
});

test('every answer to an order is one that the document describes', async () => {
  const order = orderOf([{ slug: COMPATIBLE, quantity: 1 }]);
  const send = (payload: unknown, headers: Record<string, string> = {}) =>
    expectDescribed({
      method: 'POST',
      url: '/api/v2/order',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const voided = (headers: Record<string, string>) =>
    expectDescribed({ method: 'DELETE', url: '/api/v2/order', headers });
  const key = { 'idempotency-key': 'one' };
  expect([
    await send(order, key),
    await send(order, key),
    await send({ ...order, lang: 'ar' }, key),
    await send(order, { 'idempotency-key': '' }),
    await send('{'),
    await send(order, { 'content-type': 'text/plain' }),
    await send({ pad: 'x'.repeat(70_000) }),
    await send({ ...order, expected_total: '1.000' }),
    await send(order, { origin: 'https://other.example' }),
    await voided(key),
    await voided({ 'idempotency-key': 'two' }),
    await voided({}),
  ]).toEqual([201, 201, 422, 400, 400, 415, 413, 409, 403, 200, 204, 400]);
  const member = fc.constantFrom(...Object.keys(order));
  await fc.assert(
    fc.asyncProperty(member, fc.jsonValue(), async (name, value) => {
      await send({ ...order, [name]: value });
    }),
    { numRuns: 100 },
  );
});

const ORDER = {
  method: 'POST',
  url: '/api/v2/order',
  payload: orderOf([{ slug: COMPATIBLE, quantity: 1 }]),
} as const;
/** A request of each kind that is counted or asks the database. */
const ASKS: readonly InjectOptions[] = [
  ORDER,
  { method: 'DELETE', url: '/api/v2/order' },
  { url: '/api/v2/orders/TASS-1', headers: { 'order-phone': '50123456' } },
];
const keyed = ({ headers, ...request }: InjectOptions): InjectOptions => ({
  ...request,
  headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
});

test('too many requests', async () => {
  const limits = { RATE_READS: '1', RATE_ORDERS: '1', RATE_LOOKUPS: '1' };
  const limited = await buildServer(readSettings({ ...QUIET, ...limits }), api.database);
  const counted = READS.filter(url => !/z$/.test(url)).map(url => ({ url }));
  for (const request of [...counted, ...ASKS]) {
    await limited.app.inject(keyed(request));
    expect(await expectDescribed(keyed(request), limited), request.url as string).toBe(429);
  }
  await limited.app.close();
});

test.each([
  ['a database that is full', { code: '53100' }, 503],
  ['a database that answers with a fault', {}, 500],
])('%s', async (_, fault, status) => {
  let isBroken = false;
  const db = new Proxy(api.db, {
    get: (target, name) => {
      if (!isBroken || (name !== 'transaction' && name !== 'execute' && name !== 'select')) {
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      const trouble = Object.assign(new Error('db'), fault);
      if (name !== 'select') return () => Promise.reject(trouble);
      return () => {
        throw trouble;
      };
    },
  });
  const broken = await buildServer(readSettings(QUIET), { ...api.database, db });
  isBroken = true;
  for (const request of ASKS)
    expect(await expectDescribed(keyed(request), broken), request.url as string).toBe(status);
  for (const url of ['/healthz', '/readyz']) expect(await expectDescribed({ url }, broken)).toBe(503);
  await broken.app.close();
});

test.each([
  ['get', '/healthz', 'GET /healthz HTTP/1.1\r\nHost:'],
  ['get', '/api/v2/products', 'GET /api/v2/products HTTP/1.1\r\nHost:'],
  [
    'post',
    '/api/v2/order',
    'POST /api/v2/order HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
  ],
  ['delete', '/api/v2/order', 'DELETE /api/v2/order HTTP/1.1\r\nHost:'],
])('a request that takes too long to arrive: %s %s', async (method, url, begun) => {
  const { server } = api.app;
  if (!server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 });
  Object.assign(server, { requestTimeout: 100, headersTimeout: 100 });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(begun);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? [];
  const [, type = ''] = /^content-type: (.*)$/im.exec(head) ?? [];
  expectSaid(method, url, { status: Number(status), type, body });
  expect(Number(status)).toBe(408);
});
