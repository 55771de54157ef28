import { expect, type Page, test } from 'playwright/test';

// Every kind of page is finished before any script runs: products, prices and links are in the file.

test.use({ javaScriptEnabled: false });

const PRICE = /\d+\.\d{3} د\.ك/;

/** Kinds of pages that show products, and how many cards they have at least. */
const SHELVES: readonly (readonly [path: string, cards: number])[] = [
  ['/', 16],
  ['/new-products', 12],
  ['/printer-toner-supplier-in-kuwait', 12],
  ['/brands/hp', 12],
  ['/product/hp-26a-cf226a-toner-cartridge-black', 1],
  ['/ink-toner-finder/hp/hp-laserjet-pro-m402d', 3],
  ['/hp-toner-supplier-in-kuwait', 12],
];

/** Kinds of pages that lead on, with a path that they link to. */
const WAYS: readonly (readonly [path: string, to: string])[] = [
  ['/brand', '/brands/hp'],
  ['/ink-toner-finder', '/ink-toner-finder/hp'],
  ['/ink-toner-finder/hp', '/ink-toner-finder/hp/hp-laserjet-pro-m402d'],
  ['/b2b', '/b2b/elements/finder'],
  ['/contact-us', '/brand'],
];

const inLanguage = (prefix: string, path: string) => (prefix && path === '/' ? prefix : prefix + path);

/** Paths that the page's links lead to. */
const linksOf = (page: Page) =>
  page
    .getByRole('link')
    .evaluateAll(links => links.map(link => new URL((link as HTMLAnchorElement).href).pathname));

/** The prices that each card of the page shows, and where it leads. */
const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards, price) => {
      const hasPrice = ({ textContent }: Element) => new RegExp(price).test(textContent ?? '');
      const isSeen = (part: Element) =>
        part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().width > 0;
      return cards.map(card => ({
        prices: [...card.querySelectorAll('*')].filter(
          part => hasPrice(part) && ![...part.children].some(hasPrice) && isSeen(part),
        ).length,
        to: card.querySelector('a')?.getAttribute('href'),
      }));
    }, PRICE.source);

for (const prefix of ['', '/ar']) {
  test(`products, prices and links without a script: ${prefix || '/en'}`, async ({ page }) => {
    for (const [path, least] of SHELVES) {
      await page.goto(inLanguage(prefix, path));
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const cards = await cardsOf(page);
      expect(cards.length, path).toBeGreaterThanOrEqual(least);
      for (const { prices, to } of cards) {
        expect(prices, path).toBeGreaterThan(0);
        expect(to, path).toMatch(new RegExp(`${prefix}/product/`));
      }
    }
  });

  test(`the way on without a script: ${prefix || '/en'}`, async ({ page }) => {
    for (const [path, to] of WAYS) {
      await page.goto(inLanguage(prefix, path));
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(await linksOf(page), path).toContain(inLanguage(prefix, to));
    }
  });
}

test('a product’s page without a script has its price, its facts and its printers', async ({ page }) => {
  await page.goto('/product/hp-26a-cf226a-toner-cartridge-black');
  const product = page.locator('tass-product');
  await expect(product.getByText(PRICE).first()).toBeVisible();
  await expect(
    product.getByRole('rowheader', { name: 'Code' }).or(product.getByText('CF226A')).first(),
  ).toBeVisible();
  expect(await linksOf(page)).toContain('/ink-toner-finder/hp/hp-laserjet-pro-m402d');
});

test('what needs a script is said at the window’s edge', async ({ page }) => {
  for (const [path, sentence] of [
    ['/', /need JavaScript/],
    ['/ar', /تحتاج إلى تفعيل JavaScript/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(sentence)).toBeInViewport();
  }
});

test('on a phone, too, all of the page is there without a script, in the shop’s font', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Top Picked Products' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(/©/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Readex Latin",/);
});
