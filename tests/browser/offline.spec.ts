import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from 'playwright/test';
import { addresses } from '../helpers/shop';

// The shop without a connection, and what its service worker keeps and never keeps.

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the service worker looks after it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Every address that is kept on the device. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await window.caches.keys();
    const requests = await Promise.all(caches.map(async name => (await window.caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });

test('a page that was visited opens without a connection, prices and cart included', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await page.goto('/new-products', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect.poll(() => kept(page)).toContain(`${addresses.site}/new-products`);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'New products' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/\d+\.\d{3}/);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

for (const [path, title] of [
  ['/contact-us', 'You are offline'],
  ['/ar/contact-us', 'لا يوجد اتصال بالإنترنت'],
] as const) {
  test(`a page that was never visited says so without a connection: ${path}`, async ({ page, context }) => {
    await visit(page, '/');
    await context.setOffline(true);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link').first().click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test('orders are never kept', async ({ page }) => {
  await visit(page, '/');
  const status = await page.evaluate(
    api =>
      fetch(`${api}/api/v2/order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'offline-test' },
        body: '{}',
      }).then(answer => answer.status),
    addresses.api,
  );
  expect(status).toBe(422);
  expect((await kept(page)).filter(url => url.includes('/api/v2/order'))).toEqual([]);
});

/** The shop at an address of its own, where its service worker can be deployed anew. */
async function deployable() {
  let version = 1;
  const server = createServer(async ({ url = '/', headers }, response) => {
    const answer = await fetch(addresses.site + url, { headers: { accept: headers.accept ?? '*/*' } });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(url === '/service-worker.js' ? `${body}\n// ${version}` : body);
  });
  await once(server.listen(0), 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => void version++,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

for (const visits of ['a first', 'another'])
  test(`a newer version waits for the shopper’s word: on ${visits} visit`, async ({ page }) => {
    const { address, deploy, stop } = await deployable();
    await visit(page, `${address}/tnc`);
    if (visits === 'another') await page.reload();
    const notice = page.getByText('A newer version of the shop is ready.');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(notice).toBeHidden();
    deploy();
    // As browsers do by themselves from time to time.
    await page.evaluate(async () => {
      Object.assign(window, { isOld: true });
      await (await navigator.serviceWorker.ready).update();
    });
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    const isNew = () =>
      page
        .evaluate(async () => !('isOld' in window) && (await navigator.serviceWorker.ready).waiting === null)
        // The page is just being left.
        .catch(() => false);
    await expect.poll(isNew).toBe(true);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(notice).toBeHidden();
    stop();
  });
