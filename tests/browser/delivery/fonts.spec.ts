import { expect, type Page, test } from 'playwright/test';
import { deferred } from '../../helpers/deferred';
import { firstUse } from '../../helpers/first-use';

// The shop's font is there when a page is drawn first, or from the next page on: it never moves what is read already.

const preloads = (page: Page) => page.locator('link[rel=preload][as=font]');

/** The line as the browser tells of it. */
const overLine = (page: Page, effectiveType: string, rtt: number) =>
  page.addInitScript(
    line => Object.defineProperty(navigator, 'connection', { value: line, configurable: true }),
    { effectiveType, rtt, saveData: false },
  );

/** Fonts that the page's main heading is drawn with. */
async function headingFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'main h1',
  });
  const found = await Promise.all(
    nodeIds.map(nodeId => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await session.detach();
  return found.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName));
}

// Chromium tells 100 ms of a line that it does not know yet.
for (const rtt of [50, 100])
  test(`over a fast line a first page asks for its fonts before it is drawn: ${rtt} ms`, async ({ page }) => {
    await overLine(page, '4g', rtt);
    await page.goto('/ar/tnc');
    await expect(preloads(page)).toHaveCount(2);
  });

test('over a slow 4G line it does not', async ({ page }) => {
  await overLine(page, '4g', 150);
  await page.goto('/tnc');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(preloads(page)).toHaveCount(0);
});

test('over a slow line the first page does not wait for fonts, and later ones take them from the cache', async ({
  page,
}) => {
  await overLine(page, '3g', 300);
  await page.goto('/tnc');
  await expect(preloads(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('/fonts/');
  await page.goto('/privacy-policy');
  await expect(preloads(page)).toHaveCount(1);
});

test('over a slow line the page’s own pictures come before its fonts', async ({ page }) => {
  await overLine(page, '3g', 300);
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  const { held, release } = deferred();
  await page.route('**/pictures/printer-1.svg', async route => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => asked.join()).toContain('/assets/js/');
  expect(asked.join()).not.toContain('/fonts/');
  release();
  await expect.poll(() => asked.join()).toContain('/fonts/');
});

test('fonts that came too late are there from the next page on', async ({ page }) => {
  const { held, release } = deferred();
  await page.route('**/fonts/**', async route => {
    await held;
    await route.continue();
  });
  await page.goto('/tnc', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await firstUse(page);
  expect(await headingFonts(page)).not.toContain('Readex Pro');
  release();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .click();
  await expect(page).toHaveURL(/privacy/);
  await expect.poll(() => headingFonts(page)).toContain('Readex Pro');
});
