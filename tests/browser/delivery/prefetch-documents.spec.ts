import { expect, type Page, test } from 'playwright/test';
import { saveData } from '../../helpers/save-data';

// Documents that are fetched on a guess, before a page is used: the service worker answers with them.

test.use({ serviceWorkers: 'allow', hasTouch: true, viewport: { width: 390, height: 844 } });

const LIST = '/printer-toner-supplier-in-kuwait';

/** Paths of the documents that a page fetched and nobody has gone to. */
const prefetched = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open('prefetched')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

const firstProduct = (page: Page) =>
  page.locator('tass-product-grid').getByRole('article').first().getByRole('link');

/** Opens a page, and waits for the document of its first product, whose path it gives. */
async function lookAt(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const { pathname } = new URL((await firstProduct(page).getAttribute('href')) ?? '', page.url());
  await expect.poll(() => prefetched(page)).toContain(pathname);
  return pathname;
}

test('a page whose link was in view opens without the line, and is a visited one from then on', async ({
  page,
  context,
}) => {
  const product = await lookAt(page, LIST);
  await context.setOffline(true);
  await firstProduct(page).tap();
  await expect(page).toHaveURL(product);
  await expect(page.locator('tass-product').getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.locator('tass-product').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page in another tab leaves alone what this one has fetched', async ({ page, context }) => {
  const product = await lookAt(page, LIST);
  const other = await context.newPage();
  const others = await lookAt(other, '/brands/canon');
  expect(others).not.toBe(product);
  expect(await prefetched(page)).toContain(product);
  await context.setOffline(true);
  await firstProduct(page).tap();
  await expect(page.locator('tass-product').getByRole('heading', { level: 1 })).toBeVisible();
});

test('what was fetched longer than five minutes ago is asked for again', async ({ page, context }) => {
  await page.clock.setSystemTime(Date.now() - 6 * 60_000);
  await lookAt(page, LIST);
  await context.setOffline(true);
  await firstProduct(page).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
});

test('no document is fetched on a guess where data is saved', async ({ page, context }) => {
  const fetched: string[] = [];
  context.on('request', request => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  await saveData(page);
  await page.goto(LIST, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  // What the page asked for before this is told before it.
  await page.evaluate(async () => void (await fetch('/robots.txt')));
  expect(fetched.filter(path => path.startsWith('/product/'))).toEqual([]);
});

for (const path of ['/', LIST, '/ink-toner-finder/hp'])
  test(`documents fetched on a guess cost 65 kB at most: ${path}`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const guesses = new Set<string>();
    let bytes = 0;
    client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      const { origin } = new URL(request.url);
      if (type === 'Fetch' && origin === new URL(page.url()).origin) guesses.add(requestId);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (guesses.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect.poll(() => prefetched(page)).not.toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(65_000);
  });
