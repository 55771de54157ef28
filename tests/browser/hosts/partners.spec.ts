import { readdirSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { complaints } from '../../helpers/complaints';
import { addresses } from '../../helpers/shop';

// The pages in demo/partners, on an origin that is not the shop's.

const pages = readdirSync('demo/partners').filter(name => name.endsWith('.html'));

const BRAND = /^(Printer brand|ماركة الطابعة)/;
const MODEL = /^(Printer model|موديل الطابعة)/;

/** What single pages say all the same: that something is loaded twice. */
const SAID: Readonly<Record<string, readonly RegExp[]>> = {
  'two-bundles.html': [/^tass: elements are loaded twice: version \S+ stays, version \S+ stands back\.$/],
};

/** Goes down the page, so that everything comes near. */
const see = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });

for (const name of pages) {
  test(`${name} defines each tag it shows and works, with a clean console and no foreign host asked`, async ({
    page,
  }) => {
    const logged = complaints(page);
    const hosts = new Set<string>();
    page.on('request', request => {
      if (/^https?:/.test(request.url())) hosts.add(new URL(request.url()).origin);
    });
    await page.goto(`${addresses.partner}/${name}`);
    await see(page);
    await page.waitForFunction(() => !document.querySelector(':not(:defined)'));
    await test.step('the finder knows the brands', async () => {
      for (const finder of await page.locator('tass-finder').all()) {
        await finder.scrollIntoViewIfNeeded();
        await finder.getByLabel(BRAND).selectOption('hp');
        await expect(finder.getByLabel(MODEL)).toBeEnabled();
      }
    });
    await test.step('what is added shows in each badge', async () => {
      if ((await page.locator('tass-product-grid').count()) === 0)
        await page.locator('tass-finder').first().getByLabel(MODEL).selectOption({ index: 1 });
      const shelf = page.locator('tass-product-grid, tass-finder').filter({ has: page.getByRole('article') });
      await shelf.first().scrollIntoViewIfNeeded();
      await shelf
        .first()
        .getByRole('button', { name: /^(Add to Cart|أضف إلى السلة)$/ })
        .first()
        .click();
      for (const badge of await page.locator('tass-cart-badge').all()) await expect(badge).toHaveText('1');
    });
    const expected = SAID[name] ?? [];
    await expect.poll(() => logged).toHaveLength(expected.length);
    for (const pattern of expected) expect(logged.filter(text => pattern.test(text))).toHaveLength(1);
    expect([...hosts].sort()).toEqual([addresses.api, addresses.partner].sort());
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('the list of examples names each page', async ({ page }) => {
  await page.goto(`${addresses.partner}/`);
  const listed = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll(links => links.map(link => new URL((link as HTMLAnchorElement).href).pathname.slice(1)));
  expect(listed.sort()).toEqual(pages.filter(name => name !== 'index.html').sort());
});

test('F45 the strict page is served with its policy, and the policy holds', async ({ page }) => {
  const answer = await page.goto(`${addresses.partner}/strict-policy.html`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|\*/);
  await expect(page.getByLabel('Printer brand')).toBeVisible();
  expect(
    await page.evaluate(() => {
      document.body.setAttribute('style', 'color: red');
      return getComputedStyle(document.body).color;
    }),
  ).not.toBe('rgb(255, 0, 0)');
});

test('F41 on one page with two versions and a file by itself, all elements share one cart', async ({
  page,
}) => {
  await page.goto(`${addresses.partner}/two-bundles.html`);
  await page.getByLabel('Printer brand').selectOption('hp');
  await expect(page.getByLabel('Printer model')).toBeEnabled();
  await page.getByLabel('Printer model').selectOption({ index: 1 });
  for (const [tag, count] of [
    ['tass-finder', '1'],
    ['tass-product-grid', '2'],
  ] as const) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await page.locator(tag).getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.locator('tass-cart-badge')).toHaveText(count);
  }
});

test('a cart that is filled on the dealer’s page arrives in the shop, with the dealer’s name', async ({
  page,
}) => {
  await page.goto(`${addresses.partner}/dealer.html`);
  await page.getByLabel('Printer brand').selectOption({ label: 'HP' });
  const models = page.getByLabel('Printer model');
  await expect(models).toBeEnabled();
  await models.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const badge = page.getByRole('link', { name: 'Cart, 1 item' });
  await expect(badge).toHaveAttribute(
    'href',
    /\/cart\?add=[^&]+:1&from=[^&]+&printers=hp:[\w-]+&ref=gulf-printer-care$/,
  );
  expect(
    await page.evaluate(() => [localStorage.getItem('cart'), localStorage.getItem('tass-cart') !== null]),
  ).toEqual([null, true]);
  await badge.click();
  await expect(page).toHaveURL(`${addresses.site}/cart`);
  await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible();
});

test('the business page turns its pages in place', async ({ page }) => {
  await page.goto(`${addresses.partner}/b2b.html`);
  await expect(page.getByText('Page 1')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeEnabled();
});
