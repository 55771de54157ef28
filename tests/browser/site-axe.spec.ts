import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';

// Nothing for axe to say about any screen, in either language and theme.

const PATHS = [
  '/',
  '/brand',
  '/brands/tass',
  '/product/hp-26a-cf226a-toner-cartridge-black',
  '/printer-toner-supplier-in-kuwait',
  '/ink-toner-finder',
  '/ink-toner-finder/hp',
  '/ink-toner-finder/hp/hp-laserjet-pro-m402d',
  '/contact-us',
  '/b2b/elements/product-grid',
  '/search?q=26a',
  '/cart',
  '/checkout',
  '/no-such-page',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const prefix of ['', '/ar']) {
    test(`axe finds nothing: ${prefix || '/en'} ${colorScheme}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const path of PATHS) {
        await page.goto(prefix + (prefix && path === '/' ? '' : path), { waitUntil: 'networkidle' });
        const axe = new AxeBuilder({ page });
        // A theme changes colours alone.
        if (colorScheme === 'dark') axe.withRules('color-contrast');
        const { violations } = await axe.analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
        );
        expect(found, path).toEqual([]);
      }
    });
  }
}
