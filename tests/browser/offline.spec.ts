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
    expect(new URL(page.url()).pathname).toBe(path);
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

test('a newer version waits for the shopper’s word', async ({ page }) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...of) {
      document.documentElement.dataset.registered = '';
      return register.apply(this, of);
    };
  });
  await visit(page, '/');
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The page's own registration comes first, or it would take the newer one's place.
  await expect(page.locator('html')).toHaveAttribute('data-registered');
  const notice = page.getByText('A newer version of the shop is ready.');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(notice).toBeHidden();
  // The same worker at another address is another version.
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?newer'));
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  const answering = () =>
    page
      .evaluate(() => navigator.serviceWorker.controller?.scriptURL)
      // The page is just being left.
      .catch(() => undefined);
  await expect.poll(answering).toContain('?newer');
  await expect(notice).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});
