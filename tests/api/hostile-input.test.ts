import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPATIBLE, orderOf } from './helpers/payload';
import { startApi, type TestApi } from './helpers/test-api';

let api: TestApi;
let port = 0;
beforeAll(async () => {
  api = await startApi();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

const good = orderOf([{ slug: COMPATIBLE, quantity: 1 }]);
const problem = (answer: { headers: Record<string, unknown>; statusCode: number }, status: number) => {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('application/problem+json');
};

describe('F12 prototypes', () => {
  test.each([
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    JSON.stringify(good).replace('"customer":{', '"customer":{"__proto__":{"x":1},'),
    '{"\\u005f_proto__":{"x":1}}',
  ])('in a body: %s', async body => {
    problem(await api.order(body), 400);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  test.each(['__proto__[x]=1', '__proto__=1', 'constructor[prototype][x]=1', 'constructor.prototype.x=1'])(
    'in a query: %s',
    async query => {
      problem(await api.get(`/api/v2/products?${query}`), 400);
      expect(({} as { x?: unknown }).x).toBeUndefined();
    },
  );
});

describe('F13 odd parameters never break a list', () => {
  test.each([
    'q=canon&q=brother',
    'q[]=canon',
    'q[a]=1',
    'limit=1e9',
    'page=-1',
    'filter=drop',
    "for_device='",
    'for_device=%27%20or%201=1--',
    'brand=%00',
    'category=..%2f..%2fetc',
    'min_price=abc&max_price=-1',
    'sort=&limit=&page=&q=',
    'limit=5&limit=9',
    'q=%ff%fe',
    '%',
    '&&&===',
  ])('%s', async query => {
    const answer = await api.get(`/api/v2/products?${query}`);
    expect(answer.statusCode).toBe(200);
    expect(Array.isArray(answer.json().data.items)).toBe(true);
  });

  test('a hundred long codes in Arabic are read', async () => {
    const codes = Array.from({ length: 100 }, (_, at) => `حبر طابعة ${at} `.padEnd(95, 'أسود '));
    const query = `codes=${encodeURIComponent(codes.join(','))}`;
    const answer = await fetch(`http://127.0.0.1:${port}/api/v2/products?${query}`);
    expect(answer.status).toBe(200);
    expect((await answer.json()).data.matches).toHaveLength(100);
  });

  test('the first of a repeated parameter counts', async () => {
    const twice = (await api.get('/api/v2/products?q=canon&q=brother')).json();
    expect(twice).toEqual((await api.get('/api/v2/products?q=canon')).json());
  });

  test.each(['codes=,', 'codes=%20,%20&sort=price', 'codes=,&filter=new'])(
    'a list of nothing, %s, is not kept as the answer to the question without it',
    async odd => {
      const plain = `limit=7&${odd.replace(/codes=[^&]*&?/, '')}`;
      expect((await api.get(`/api/v2/products?limit=7&${odd}`)).json().data.matches).toEqual([]);
      expect((await api.get(`/api/v2/products?${plain}`)).json().data.items).toHaveLength(7);
    },
  );
});

describe('F15 bodies', () => {
  test('of 2 MB are 413', async () => {
    problem(await api.order(JSON.stringify({ ...good, pad: 'x'.repeat(2 * 1024 * 1024) })), 413);
  });

  test('just over 64 KiB are 413, just under are read', async () => {
    const pad = (size: number) => JSON.stringify({ pad: 'x'.repeat(size - 10) });
    problem(await api.order(pad(64 * 1024 + 1)), 413);
    problem(await api.order(pad(64 * 1024 - 1)), 422);
  });

  test('nested 10,000 deep are refused', async () => {
    problem(await api.order(`${'['.repeat(10_000)}${']'.repeat(10_000)}`), 422);
    problem(await api.order(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`), 422);
  });

  test.each([
    ['21,000 empty lines', { items: Array(21_000).fill({}) }, 'items'],
    [
      'thousands of unknown members',
      Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [at, 0])),
      '',
    ],
    ['a line of thousands of values', { items: [Array(20_000).fill(0)] }, ''],
  ])('of %s are refused for that alone', async (_, more, field) => {
    const answer = await api.order({ ...good, ...more });
    problem(answer, 422);
    expect(answer.json().errors.map((fault: { field: string }) => fault.field)).toEqual([field]);
  });

  test('with hundreds of faults are told a hundred', async () => {
    const answer = await api.order({ ...good, items: Array(100).fill({ slug: 1, quantity: 0, extra: 1 }) });
    expect(answer.json().errors).toHaveLength(100);
  });

  test('with a partner nested 10,000 deep are placed without one, once', async () => {
    const odd = orderOf([{ slug: COMPATIBLE, quantity: 1 }]);
    const payload = `${JSON.stringify(odd).slice(0, -1)},"partner":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    const [first, again] = [await api.order(payload, { key: 'odd' }), await api.order(odd, { key: 'odd' })];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
  });

  test('packed with gzip are 415', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v2/order',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', 'idempotency-key': 'zip' },
      payload: gzipSync(JSON.stringify(good)),
    });
    problem(answer, 415);
  });

  test.each(['{', '{"a":}', '', 'not json', "{'a':1}"])('that are no JSON are 400: %j', async body => {
    problem(await api.order(body), 400);
  });

  test('that trickle in are given up after 10 seconds', async () => {
    expect(api.app.server.requestTimeout).toBe(10_000);
    // The server's own clock is what counts, so that the test need not wait as long.
    const { server } = api.app;
    const { requestTimeout, headersTimeout } = server;
    Object.assign(server, { requestTimeout: 1_000, headersTimeout: 1_000 });
    const started = Date.now();
    const answer = await raw(
      'POST /api/v2/order HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nIdempotency-Key: slow\r\nContent-Length: 500\r\n\r\n{',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
    expect(answer).toContain('application/problem+json');
    expect(Date.now() - started).toBeLessThan(9_000);
    Object.assign(server, { requestTimeout, headersTimeout });
  });
});

test('who does not take the answers is cut off', async () => {
  const { server } = api.app;
  expect(server.timeout).toBe(30_000);
  const { timeout } = server;
  server.timeout = 200;
  const taken = once(server, 'connection');
  const deaf = connect(port, '127.0.0.1').pause();
  deaf.write('GET /api/v2/products?limit=48 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(400));
  const [socket] = await taken;
  await once(socket, 'close');
  server.timeout = timeout;
  deaf.destroy();
});

describe('F16 other content types make no order', () => {
  test.each([
    'text/plain',
    'text/plain;application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/problem+json',
    '',
  ])('"%s" is 415', async type => {
    const answer = await api.order(good, { headers: { 'content-type': type } });
    problem(answer, 415);
  });

  test('JSON with a charset is fine', async () => {
    const answer = await api.order(good, { headers: { 'content-type': 'Application/JSON; charset=UTF-8' } });
    expect(answer.statusCode).toBe(201);
  });
});

describe('addresses and methods', () => {
  test.each([
    '/',
    '/api',
    '/api/v2',
    '/api/v2/orders',
    '/api/v2/order/1',
    '/admin',
    '/api/v2/products/a/b/c',
    '/%2e%2e/etc',
    '/:a(',
    '/:a(b',
    '/*/x',
    '/api/v2/products/:a(/b',
    '/::',
  ])('%s is a 404 problem', async path => problem(await api.get(path), 404));

  test.each(['/%zz', '/api/v2/products/%e0%a4%a'])('%s is a 400 problem that pages can read', async path => {
    const answer = await api.get(path);
    problem(answer, 400);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  test.each([
    ['PUT', '/api/v2/order', 'POST, DELETE'],
    ['GET', '/api/v2/order', 'POST, DELETE'],
    ['DELETE', '/api/v2/products', 'GET, HEAD'],
    ['POST', '/api/v2/promotions', 'GET, HEAD'],
    ['PUT', `/api/v2/products/${COMPATIBLE}`, 'GET, HEAD'],
  ] as const)('%s %s is 405 and names what is allowed', async (method, url, allow) => {
    const answer = await api.app.inject({ method, url });
    problem(answer, 405);
    expect(answer.headers.allow).toBe(allow);
  });

  test('problems speak Arabic to those who ask for it', async () => {
    const answer = await api.get('/nowhere', { 'accept-language': 'ar' });
    expect(answer.json().title).toMatch(/[\u0621-\u064a]/);
  });

  test('every problem type is an address that explains itself', async () => {
    const { type } = (await api.get('/nowhere')).json();
    const page = await api.get(new URL(type).pathname);
    expect(page.json()).toMatchObject({ title: 'Not found', status: 404 });
  });

  test('what is no HTTP gets a problem, too', async () => {
    const answer = await raw('NONSENSE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect(answer).toContain('application/problem+json');
  });

  /** What every answer carries, by name. */
  const CARRIED = [
    'content-security-policy',
    'cross-origin-resource-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-request-id',
    'access-control-allow-origin',
  ];

  test.each([
    ['what is no HTTP', 'NONSENSE\r\n\r\n'],
    ['a head without an end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(80_000)}\r\n\r\n`],
    ['a malformed address', 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    [
      'a preflight',
      `OPTIONS /api/v2/products HTTP/1.1\r\nHost: x\r\nOrigin: https://any.example\r\nAccess-Control-Request-Method: GET\r\nConnection: close\r\n\r\n`,
    ],
    ['OPTIONS of nothing', 'OPTIONS /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a good request', 'GET /api/v2/products/brands HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ])('the answer to %s carries the headers of all answers', async (_, request) => {
    const [head = ''] = (await raw(request)).split('\r\n\r\n');
    const names = head.split('\r\n').map(line => line.split(':')[0]?.toLowerCase());
    expect(names).toEqual(expect.arrayContaining(CARRIED));
  });
});

/** Sends bytes and reads until the server closes. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', chunk => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
