import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '../../demo/api/database/schema';
import { addressKey } from '../../demo/api/http/address-key';
import { COMPATIBLE, orderOf } from './helpers/payload';
import { startApi, type TestApi } from './helpers/test-api';

const good = orderOf([{ slug: COMPATIBLE, quantity: 1 }]);

describe('origins', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(
      {
        SHOP_URL: 'https://shop.example',
        ORDER_ORIGINS: 'https://dealer.example, http://localhost:8090',
      },
      'few',
    );
  });
  afterAll(() => api.close());
  const preflight = (origin: string, url: string, method: string) =>
    api.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    });

  test.each(['https://shop.example', 'https://dealer.example', 'http://localhost:8090'])(
    '%s may order',
    async origin => {
      const asked = await preflight(origin, '/api/v2/order', 'POST');
      expect(asked.statusCode).toBe(204);
      expect(asked.headers['access-control-allow-origin']).toBe(origin);
      expect(asked.headers['access-control-allow-methods']).toBe('POST, DELETE');
      expect(String(asked.headers['access-control-allow-headers']).toLowerCase()).toContain(
        'idempotency-key',
      );
      const answer = await api.order(good, { headers: { origin } });
      expect(answer.statusCode).toBe(201);
      expect(answer.headers['access-control-allow-origin']).toBe(origin);
      expect(answer.headers['access-control-expose-headers']).toBe('Retry-After, Idempotent-Replayed');
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      expect(answer.headers.vary).toContain('Origin');
    },
  );

  test.each([
    'https://evil.example',
    'null',
    'https://shop.example.evil.com',
    'https://evil-shop.example',
    'HTTPS://SHOP.EXAMPLE',
    'http://shop.example',
    'https://shop.example:8443',
    'https://shop.example/',
    '',
  ])('F17 "%s" may not', async origin => {
    const before = await api.db.$count(orders);
    const asked = await preflight(origin, '/api/v2/order', 'POST');
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
    const answer = await api.order(good, { headers: { origin } });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers.vary).toContain('Origin');
    expect(await api.db.$count(orders)).toBe(before);
  });

  test('F17 reads are open to everybody, without credentials', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await api.get('/api/v2/products?limit=1', { origin });
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      const asked = await preflight(origin, '/api/v2/products', 'GET');
      expect(asked.headers['access-control-allow-origin']).toBe('*');
      expect(asked.headers['access-control-allow-methods']).not.toContain('POST');
    }
  });

  test('refusals carry the headers that let a page read them', async () => {
    const invalid = await api.order({}, { headers: { origin: 'https://shop.example' } });
    expect(invalid.headers['access-control-allow-origin']).toBe('https://shop.example');
    expect((await api.get('/api/v2/products/none')).headers['access-control-allow-origin']).toBe('*');
  });

  test('security headers are on every answer', async () => {
    const answers = [
      ...['/api/v2/products', '/nowhere', '/healthz', '/%zz', '/api/v2/products/%e0%a4%a'].map(url =>
        api.get(url),
      ),
      preflight('https://shop.example', '/api/v2/order', 'POST'),
      preflight('https://evil.example', '/api/v2/products', 'GET'),
    ];
    for (const { headers } of await Promise.all(answers)) {
      expect(headers['x-request-id']).toBeDefined();
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
});

describe('F18 limits', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ RATE_READS: '20', RATE_ORDERS: '3', TRUST_PROXY: '10.0.0.1' }, 'few');
  });
  afterAll(() => api.close());
  const read = (remoteAddress: string, forwarded?: string) =>
    api.app.inject({
      url: '/api/v2/products?limit=1',
      remoteAddress,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    });

  test('reads over the limit are 429 with Retry-After; orders have a limit of their own', async () => {
    for (let sent = 0; sent < 20; sent++) expect((await read('198.51.100.7')).statusCode).toBe(200);
    const refused = await read('198.51.100.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.headers['access-control-allow-origin']).toBe('*');
    for (let sent = 0; sent < 3; sent++) {
      expect((await api.order(good, { remoteAddress: '198.51.100.7' })).statusCode).toBe(201);
    }
    const order = await api.order(good, { remoteAddress: '198.51.100.7' });
    expect(order.statusCode).toBe(429);
    expect(Number(order.headers['retry-after'])).toBeGreaterThan(0);
    expect((await read('198.51.100.8')).statusCode).toBe(200);
  });

  test('unknown addresses and methods count as reads', async () => {
    const ask = (method: 'GET' | 'PUT') =>
      api.app.inject({
        method,
        url: method === 'GET' ? '/nowhere' : '/healthz',
        remoteAddress: '198.51.100.10',
      });
    for (let sent = 0; sent < 10; sent++) {
      expect((await ask('GET')).statusCode).toBe(404);
      expect((await ask('PUT')).statusCode).toBe(405);
    }
    expect((await ask('GET')).statusCode).toBe(429);
    expect((await ask('PUT')).statusCode).toBe(429);
    expect((await read('198.51.100.10')).statusCode).toBe(429);
  });

  test('an invented X-Forwarded-For changes nothing', async () => {
    const answers = [];
    for (let sent = 0; sent < 25; sent++) answers.push(await read('203.0.113.5', `192.0.2.${sent}`));
    expect(answers.filter(answer => answer.statusCode === 429)).toHaveLength(5);
  });

  test('behind the trusted proxy visitors are told apart, and what they invent before it is ignored', async () => {
    for (let sent = 0; sent < 20; sent++) await read('10.0.0.1', `6.6.6.${sent}, 192.0.2.1`);
    expect((await read('10.0.0.1', '192.0.2.1')).statusCode).toBe(429);
    expect((await read('10.0.0.1', '192.0.2.2')).statusCode).toBe(200);
  });

  test('behind a proxy that tells the port, too, a visitor is counted by his address', async () => {
    const forwarded = (at: number) => (at % 2 ? `192.0.2.9:${50_000 + at}` : '192.0.2.9');
    for (let sent = 0; sent < 20; sent++) await read('10.0.0.1', forwarded(sent));
    expect((await read('10.0.0.1', '192.0.2.9:60000')).statusCode).toBe(429);
  });

  test('F62 this computer is limited like any other: a proxy on it may not say for whom it asks', async () => {
    const statuses = [];
    for (let sent = 0; sent < 21; sent++) statuses.push((await read('127.0.0.1')).statusCode);
    expect(statuses.indexOf(429)).toBe(20);
  });

  test('F62 who changes within an IPv6 network stays one visitor', async () => {
    const statuses = [];
    for (let sent = 0; sent < 21; sent++) statuses.push((await read(`2001:db8:1:2::${sent + 1}`)).statusCode);
    expect(statuses.indexOf(429)).toBe(20);
    expect((await read('2001:db8:1:3::1')).statusCode).toBe(200);
  });

  test('listed addresses are exempt, but not what a proxy there passes on', async () => {
    const untrusting = await startApi({ RATE_READS: '2', RATE_EXEMPT: '127.0.0.1' }, 'few');
    for (let sent = 0; sent < 5; sent++)
      expect((await untrusting.get('/api/v2/products?limit=1')).statusCode).toBe(200);
    const passedOn = () => untrusting.get('/api/v2/products', { 'x-forwarded-for': '192.0.2.1' });
    expect([await passedOn(), await passedOn(), await passedOn()].map(answer => answer.statusCode)).toEqual([
      200, 200, 429,
    ]);
    await untrusting.close();
  });

  test('an IPv6 address is exempt alone, not its network', async () => {
    const api = await startApi({ RATE_READS: '2', RATE_EXEMPT: '2001:DB8::1' }, 'few');
    const read = async (remoteAddress: string) =>
      (await api.app.inject({ url: '/api/v2/products?limit=1', remoteAddress })).statusCode;
    for (let sent = 0; sent < 5; sent++) expect(await read('2001:db8::1')).toBe(200);
    expect([await read('2001:db8::2'), await read('2001:db8::2'), await read('2001:db8::2')]).toEqual([
      200, 200, 429,
    ]);
    await api.close();
  });

  test('health is never limited', async () => {
    const check = () => api.app.inject({ url: '/healthz', remoteAddress: '198.51.100.9' });
    for (let sent = 0; sent < 30; sent++) expect((await check()).statusCode).toBe(200);
  });

  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '::1'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['198.51.100.7:50123', '198.51.100.7'],
    ['[2001:db8:1:2:3:4:5:6]:50123', '2001:db8:1:2'],
    ['[2001:db8::1]', '2001:db8:0:0'],
    ['[::ffff:198.51.100.7]:50123', '198.51.100.7'],
    ['[::1]:50123', '::1'],
  ])('%s counts as %s', (ip, key) => expect(addressKey(ip)).toBe(key));
});
