import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from 'playwright/test';
import { addresses } from '../../helpers/shop';

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

test('the page that somebody came to first opens again without a connection', async ({ page, context }) => {
  await visit(page, '/product/hp-26a-cf226a-toner-cartridge-black');
  await expect.poll(() => kept(page)).toContain(page.url());
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /HP 26A/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/32\.\d{3}/);
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

/** Changes what the server answers at a path. */
type Edit = (path: string, answer: string) => { readonly type?: string; readonly body: string } | undefined;

/** Shop and API at one address of their own, where the service worker can be deployed anew and answers be others. */
async function deployable() {
  let version = 1;
  let edit: Edit = () => undefined;
  const server = createServer(async ({ url = '/', headers }, response) => {
    const host = url.startsWith('/api/') ? addresses.api : addresses.site;
    const answer = await fetch(host + url, { headers: { accept: headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const text = () => `${body}`.replaceAll(addresses.api, address).replaceAll(addresses.site, address);
    const edited = edit(url, `${body}`);
    response.writeHead(answer.status, { 'content-type': edited?.type ?? type });
    if (url === '/service-worker.js') response.end(`${body}\n// ${version}`);
    else response.end(edited?.body ?? (/html|json/.test(type) ? text() : body));
  });
  await once(server.listen(0), 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    address,
    deploy: () => void version++,
    answer(by: Edit) {
      edit = by;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('prices are today’s on a page that was visited before', async ({ page }) => {
  const { address, answer, stop } = await deployable();
  await visit(page, `${address}/new-products`);
  await page.goto(`${address}/new-products`, { waitUntil: 'networkidle' });
  await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(/\/products\?.*filter=new/));
  answer((path, text) =>
    path.startsWith('/api/') ? { body: text.replace(/"price":"[\d.]+"/g, '"price":"77.000"') } : undefined,
  );
  await page.goto(`${address}/new-products`);
  await expect(page.getByRole('article').first()).toContainText('77.000');
  stop();
});

test('a portal’s page that came in the place of a script is not kept', async ({ page }) => {
  const { address, answer, stop } = await deployable();
  await visit(page, `${address}/tnc`);
  answer(path =>
    path.startsWith('/assets/js/orders-')
      ? { type: 'text/html', body: '<h1>Log in to the Wi-Fi</h1>' }
      : undefined,
  );
  await page.goto(`${address}/orders`);
  await expect(page.getByText('could not be loaded').first()).toBeVisible();
  answer(() => undefined);
  await page.goto(`${address}/orders`);
  await expect(page.getByLabel('Order number')).toBeVisible();
  stop();
});

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

test('a newer version that one tab asked for leaves another as it is, and what was typed there stays over its reload', async ({
  page,
  context,
}) => {
  const { address, deploy, stop } = await deployable();
  await visit(page, `${address}/tnc`);
  const other = await context.newPage();
  await visit(other, `${address}/contact-us`);
  await other.getByLabel('Your message').fill('Is the 26A there?');
  deploy();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const reload = (of: Page) => of.getByRole('button', { name: 'Reload' });
  await expect(reload(other)).toBeVisible();
  await page.bringToFront();
  const opened = page.waitForEvent('domcontentloaded');
  await reload(page).click();
  await opened;
  const isIdle = () => other.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null);
  await expect.poll(isIdle).toBe(true);
  await expect(other.getByLabel('Your message')).toHaveValue('Is the 26A there?');
  const again = other.waitForEvent('domcontentloaded');
  await reload(other).click();
  await again;
  await expect(other.getByLabel('Your message')).toHaveValue('Is the 26A there?');
  stop();
});
