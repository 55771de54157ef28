import { expect, test } from 'playwright/test';

// Pages that the browser prerenders on a guess (speculation rules); the browser of these tests itself prerenders none.

const LIST = '/printer-toner-supplier-in-kuwait';

interface Rules {
  readonly prerender: readonly {
    readonly where: { readonly and: readonly { readonly not?: { readonly href_matches: string[] } }[] };
  }[];
}

test('a prerendered page runs and asks nothing until it is shown', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => true }),
  );
  await page.goto(LIST, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const defined = () => page.evaluate(() => customElements.get('tass-product-grid') !== undefined);
  expect(await defined()).toBe(false);
  expect(asked).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { get: () => false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(defined).toBe(true);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('no page that holds what is the visitor’s own is prerendered', async ({ page }) => {
  await page.goto('/');
  const text = await page.locator('script[type=speculationrules]').textContent();
  const { prerender } = JSON.parse(text ?? '') as Rules;
  const never = prerender[0]?.where.and.flatMap(({ not }) => not?.href_matches ?? []);
  for (const path of ['/cart', '/checkout', '/orders'])
    expect(never).toEqual(expect.arrayContaining([path, `/ar${path}`]));
});

test('a hydrated page follows its links itself, and has none prerendered', async ({ page }) => {
  await page.goto(LIST);
  await expect(page.locator('script[type=speculationrules]')).toBeAttached();
  await page.mouse.wheel(0, 10);
  await expect(page.locator('script[type=speculationrules]')).not.toBeAttached();
});
