import { expect, type Page, test } from 'playwright/test';
import { axeFaults } from '../helpers/axe';

// Nothing for axe to say about any screen, in either language and theme.

test.describe.configure({ mode: 'parallel' });

/** A few pages a test: all together would take minutes. */
const PAGES = {
  products: [
    '/',
    '/brand',
    '/brands/tass',
    '/product/hp-26a-cf226a-toner-cartridge-black',
    '/printer-toner-supplier-in-kuwait',
    '/search?q=26a',
  ],
  finder: [
    '/ink-toner-finder',
    '/ink-toner-finder/hp',
    '/ink-toner-finder/hp/hp-laserjet-pro-m402d',
    // With the printer of the page before.
    '/printers',
  ],
  others: ['/contact-us', '/cart', '/checkout', '/sitemap', '/no-such-page'],
  partners: ['/b2b', '/b2b/elements', '/b2b/elements/product-grid', '/b2b/guides/tasks'],
};

const cases = ['', '/ar'].flatMap(prefix =>
  Object.entries(PAGES).map(([name, paths]) => ({ prefix, name, paths })),
);

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

for (const { prefix, name, paths } of cases) {
  test(`axe finds nothing: ${name} ${prefix || '/en'}`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(prefix + (prefix && path === '/' ? '' : path), { waitUntil: 'networkidle' });
      expect(await axeFaults(page), path).toEqual([]);
      const light = await backgroundOf(page);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expect.poll(() => backgroundOf(page), path).not.toBe(light);
      // A theme changes colours alone.
      const only = ['color-contrast'];
      expect(await axeFaults(page, { only }), `${path} dark`).toEqual([]);
    }
  });
}
