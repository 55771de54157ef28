import { expect, type Page, test } from 'playwright/test';
import { siteHeaders } from '../../../site/build/headers.mjs';
import { complaintsOf } from '../../helpers/as-hosted';
import { axeFaults, LOOKS, removeRepeats } from '../../helpers/axe';
import { metadata } from '../../helpers/page-metadata';
import { PAGE_PATHS } from '../../helpers/page-paths';
import { openSettled } from '../../helpers/settled';

// Every kind of page in either language and theme, opened once: it has a screen, keeps its head, breaks no policy, and axe has nothing to
// say about it. Specification, section 2 "Routes" and "Page metadata"; contract, section 7.

test.describe.configure({ mode: 'parallel' });

/** A few pages a test: all together would take a minute. */
const PAGES = {
  lists: [
    '/brand',
    '/brands/hp',
    '/new-products',
    '/printer-toner-supplier-in-kuwait',
    '/search',
    '/sitemap',
  ],
  products: ['/', '/product/hp-26a-cf226a-toner-cartridge-black', '/hp-toner-supplier-in-kuwait', '/tnc'],
  finder: [
    '/ink-toner-finder',
    '/ink-toner-finder/hp',
    '/ink-toner-finder/hp/hp-laserjet-pro-m402d',
    // With the printer of the page before.
    '/printers',
  ],
  orders: ['/contact-us', '/cart', '/checkout', '/orders', '/quick-order', '/quote', '/privacy-policy'],
  partners: ['/b2b', '/b2b/elements', '/b2b/elements/finder', '/b2b/guides/tasks'],
};

/** Pages that show axe nothing which others don't. */
const ALIKE = [
  '/brands/hp',
  '/new-products',
  '/search',
  '/hp-toner-supplier-in-kuwait',
  '/tnc',
  '/privacy-policy',
  '/orders',
  '/quick-order',
  '/quote',
  '/b2b/elements/finder',
];
/** What stands for their kinds, and the page that is none. */
const FULLER = ['/brands/tass', '/search?q=26a', '/b2b/elements/product-grid', '/no-such-page'];

/** What a host's server says beside a page, as a browser names it. */
const hostHeaders = Object.fromEntries(
  Object.entries(siteHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

const inLanguage = (lang: string, path: string) =>
  lang === 'en' ? path : `/${lang}${path}`.replace(/\/$/, '');

/** What stands around every page, which axe hears of with the first. */
const withoutShell = (page: Page) =>
  page.evaluate(() => {
    document.querySelector('.skip-link')?.remove();
    for (const part of document.querySelectorAll('#site > :is(header, footer)')) part.replaceChildren();
  });

/** Asks axe about the page, which can't be used any more. */
async function expectNoAxeFaults(page: Page, path: string): Promise<void> {
  if (path !== '/') await withoutShell(page);
  await removeRepeats(page);
  expect(await axeFaults(page), `axe on ${path}`).toEqual([]);
}

test('every kind of page is walked', () => {
  expect(Object.values(PAGES).flat().toSorted()).toEqual(PAGE_PATHS.toSorted());
});

for (const { lang, theme } of LOOKS) {
  for (const [name, paths] of Object.entries(PAGES))
    test(`every kind of page has a screen, keeps its head, breaks no policy, and axe finds nothing: ${name} in ${lang}, ${theme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const complaints = await complaintsOf(page);
      for (const path of paths) {
        // Scrolling to the end hydrates what is far below.
        const answer = await openSettled(page, inLanguage(lang, path), () => page.keyboard.press('End'));
        expect(answer?.headers(), path).toMatchObject(hostHeaders);
        await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible();
        expect(await metadata(page), path).toEqual(await metadata(page, await answer?.text()));
        expect(complaints, path).toEqual([]);
        if (!ALIKE.includes(path)) await expectNoAxeFaults(page, path);
        complaints.length = 0;
      }
    });

  test(`axe finds nothing: the fullest of a kind in ${lang}, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of FULLER) {
      await openSettled(page, inLanguage(lang, path));
      await expectNoAxeFaults(page, path);
    }
  });
}
