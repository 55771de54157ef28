import { expect, type Page, test } from 'playwright/test';
import { openHydrated } from '../../helpers/hydrated';
import { PAGE_PATHS } from '../../helpers/page-paths';

// A page comes with the rules that its own markup needs; the others follow and change nothing that is seen.

declare global {
  interface Window {
    /** How everything looked when it was looked at before, by the window's width. */
    before: Record<number, string[]>;
  }
}

/**
 * How everything on the page looks, shadow roots included: a line for each tag, with its box and what it is painted with. Says how many
 * lines there are, and which of them were others before.
 */
const look = (page: Page) =>
  page.evaluate(() => {
    const lines: string[] = [];
    const lookAt = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        const { x, y, width, height } = element.getBoundingClientRect();
        if (width > 0) {
          const style = getComputedStyle(element);
          const box = [x, y + scrollY, width, height].map(length => Math.round(length));
          const paint = [style.color, style.backgroundColor, style.font, style.opacity, style.borderTopWidth];
          lines.push(`${element.localName}.${element.className} ${box} ${paint}`);
        }
        if (element.shadowRoot) lookAt(element.shadowRoot);
      }
    };
    lookAt(document.body);
    window.before ??= {};
    const { [innerWidth]: before = lines } = window.before;
    window.before[innerWidth] = lines;
    return { count: lines.length, others: lines.filter((line, index) => line !== before[index]) };
  });

/** Lets all rules apply: the site's, and in each shadow root those of its element. */
const applyAll = (page: Page) =>
  page.evaluate(async () => {
    const link = document.getElementById('site-styles') as HTMLLinkElement;
    link.media = 'all';
    const links = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => {
      const [, href = ''] =
        /href="([^"]+)"/.exec(shadowRoot?.querySelector('noscript')?.textContent ?? '') ?? [];
      if (!shadowRoot || !href) return [];
      const all = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      const loaded = new Promise(resolve => all.addEventListener('load', resolve, { once: true }));
      shadowRoot.prepend(all);
      return [{ shadowRoot, loaded }];
    });
    await Promise.all(links.map(({ loaded }) => loaded));
    // No sooner: what is bare for a moment would change its colours slowly.
    for (const { shadowRoot } of links) shadowRoot.adoptedStyleSheets = [];
    return links.length;
  });

/** Keeps away what would come when it pleases: scripts, pictures and fonts. */
async function withoutFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/assets/js/*', '*/fonts/*', '*.svg', '*.png'] });
}

for (const [prefix, widths] of [
  ['', [390, 1440]],
  ['/ar', [390]],
] as const)
  test(`pages look the same with their own rules as with all: ${prefix || '/en'} ${widths.join(' and ')} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const lookAtEach = async () => {
      const seen: Awaited<ReturnType<typeof look>>[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        seen.push(await look(page));
      }
      return seen;
    };
    // What turns is elsewhere at each look.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withoutFiles(page);
    // The browser guesses heights of what was not near the window, or is laid out after the first paint.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        ':root { animation: none !important } * { --t-below-first-view: visible !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    for (const path of PAGE_PATHS) {
      await page.goto(prefix && path === '/' ? prefix : prefix + path, { waitUntil: 'load' });
      const before = await lookAtEach();
      for (const { count } of before) expect(count, path).toBeGreaterThan(50);
      expect(await applyAll(page), path).toBeGreaterThan(4);
      expect(await lookAtEach(), path).toEqual(before.map(({ count }) => ({ count, others: [] })));
    }
  });

test('where the rules of all pages can’t be had, another page comes as a document with its own', async ({
  page,
}) => {
  await page.route('**/assets/css/site-*.css', route => route.fulfill({ status: 404, body: '' }));
  await openHydrated(page, '/contact-us');
  const opened = page.waitForEvent('domcontentloaded');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inks' }).click();
  await opened;
  await expect(page).toHaveURL(/\/printer-ink-supplier-in-kuwait$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
