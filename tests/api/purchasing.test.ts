import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from './helpers/test-api';

// A purchasing system's catalogue call by POST (SAP's Open Catalog Interface).

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ SHOP_URL: 'https://shop.example/' }, 'few');
});
afterAll(() => api.close());

const HOOK = 'https://srm.example.com/sap/inbound?session=4711&step=2';

const call = (fields: Record<string, string> | string, type = 'application/x-www-form-urlencoded') =>
  api.app.inject({
    method: 'POST',
    url: '/api/v2/oci',
    headers: { 'content-type': type, origin: 'https://srm.example.com' },
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });

test('opens the shop’s quick order with where the list comes back to, and nothing else', async () => {
  const answer = await call({
    hook_url: HOOK,
    '~TARGET': '_top',
    USERNAME: 'buyer',
    PASSWORD: 'secret',
    '~CALLER': 'CTLG',
  });
  expect(answer.statusCode).toBe(303);
  const { origin, pathname, searchParams } = new URL(String(answer.headers.location));
  expect(origin + pathname).toBe('https://shop.example/quick-order');
  expect(Object.fromEntries(searchParams)).toEqual({ HOOK_URL: HOOK, '~TARGET': '_top' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('opens the quick order where nothing is said, and the first of two counts', async () => {
  expect((await call('')).headers.location).toBe('https://shop.example/quick-order');
  const twice = await call('HOOK_URL=https%3A%2F%2Fa.example&hook_url=https%3A%2F%2Fb.example');
  expect(twice.headers.location).toBe('https://shop.example/quick-order?HOOK_URL=https%3A%2F%2Fa.example');
});

test.each([
  ['line breaks', 'x\r\nset-cookie: a=b'],
  ['another address', '//evil.example/'],
  ['a fragment', '#&x=1'],
])('%s in it stay in their parameter', async (_, hook) => {
  const location = String((await call({ HOOK_URL: hook })).headers.location);
  expect(location).toMatch(/^https:\/\/shop\.example\/quick-order\?HOOK_URL=[^\s#&]*$/);
  expect(new URL(location).searchParams.get('HOOK_URL')).toBe(hook);
});

test('what is too long, and what is no form, is refused', async () => {
  expect((await call({ HOOK_URL: `https://srm.example.com/${'x'.repeat(4_000)}` })).statusCode).toBe(413);
  expect((await call('{"HOOK_URL":"https://srm.example.com/"}', 'application/json')).statusCode).toBe(415);
  expect((await call('HOOK_URL=x', 'text/plain')).statusCode).toBe(415);
  const read = await api.get('/api/v2/oci');
  expect([read.statusCode, read.headers.allow]).toEqual([405, 'POST']);
});
