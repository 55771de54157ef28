import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../../demo/api/database/schema';
import { checkHost } from './check-host';
import { startApi, type TestApi } from './helpers/test-api';

let api: TestApi;
let host = '';
beforeAll(async () => {
  api = await startApi();
  host = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

test('our own API differs nowhere', async () => {
  const { checked, differences } = await checkHost(host, { order: true });
  expect(differences).toEqual([]);
  expect(checked).toBeGreaterThan(40);
});

test('without leave no order is placed', async () => {
  const before = await api.db.$count(orders);
  expect((await checkHost(host, { order: false })).differences).toEqual([]);
  expect(await api.db.$count(orders)).toBe(before);
});

test('a host that answers wrongly, or not at all, is told what differs', async () => {
  const wrong = createServer((request, response) => {
    const path = new URL(request.url ?? '/', host);
    void fetch(host + path.pathname + path.search).then(async answer => {
      const body = (await answer.text()).replaceAll('"price":"', '"price":"KWD ');
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
    });
  }).listen(0, '127.0.0.1');
  await new Promise(ready => wrong.once('listening', ready));
  const { differences } = await checkHost(`http://127.0.0.1:${(wrong.address() as AddressInfo).port}`, {
    order: false,
  });
  wrong.closeAllConnections();
  wrong.close();
  const text = differences.join('\n');
  expect(text).toContain('data.items.0.price');
  expect(text).toContain('reads are open to every origin');
  expect(text).toContain('the content type is not application/problem+json');
  expect((await checkHost('http://127.0.0.1:1', { order: false })).differences.length).toBeGreaterThan(10);
});
