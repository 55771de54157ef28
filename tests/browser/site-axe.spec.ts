import { expect, type Page, test } from 'playwright/test';
import { axeFaults, LOOKS, removeRepeats } from '../helpers/axe';
import { openSettled } from '../helpers/settled';

// Nothing for axe to say about any screen, in either language and theme.

test.describe.configure({ mode: 'parallel' });

/** A few pages a test: all together would take a minute. */
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

/** What stands around every page, which axe hears of with the first. */
const withoutShell = (page: Page) =>
  page.evaluate(() => {
    document.querySelector('.skip-link')?.remove();
    for (const part of document.querySelectorAll('#site > :is(header, footer)')) part.replaceChildren();
  });

for (const { lang, theme } of LOOKS)
  for (const [name, paths] of Object.entries(PAGES))
    test(`axe finds nothing: ${name} in ${lang}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      for (const path of paths) {
        await openSettled(page, lang === 'en' ? path : `/${lang}${path}`.replace(/\/$/, ''));
        if (path !== '/') await withoutShell(page);
        await removeRepeats(page);
        expect(await axeFaults(page), path).toEqual([]);
      }
    });
