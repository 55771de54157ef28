import { expect, test } from 'playwright/test';
import { axeFaults } from '../helpers/axe';

// Nothing for axe to say about any screen, in either language and theme.

test.describe.configure({ mode: 'parallel' });

/** Each kind of page is a test of its own: all together would take minutes. */
const PAGES = {
  shoppers: [
    '/',
    '/brand',
    '/brands/tass',
    '/product/hp-26a-cf226a-toner-cartridge-black',
    '/printer-toner-supplier-in-kuwait',
    '/ink-toner-finder',
    '/ink-toner-finder/hp',
    '/ink-toner-finder/hp/hp-laserjet-pro-m402d',
    // With the printer of the page before.
    '/printers',
    '/contact-us',
    '/search?q=26a',
    '/cart',
    '/checkout',
    '/sitemap',
    '/no-such-page',
  ],
  partners: ['/b2b', '/b2b/elements', '/b2b/elements/product-grid', '/b2b/guides/tasks'],
};

const cases = (['light', 'dark'] as const).flatMap(colorScheme =>
  ['', '/ar'].flatMap(prefix =>
    Object.entries(PAGES).map(([name, paths]) => ({ colorScheme, prefix, name, paths })),
  ),
);

for (const { colorScheme, prefix, name, paths } of cases) {
  test(`axe finds nothing: ${name} ${prefix || '/en'} ${colorScheme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(prefix + (prefix && path === '/' ? '' : path), { waitUntil: 'networkidle' });
      // A theme changes colours alone.
      const found = await axeFaults(page, colorScheme === 'dark' ? { only: ['color-contrast'] } : {});
      expect(found, path).toEqual([]);
    }
  });
}
