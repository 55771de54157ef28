import { readdirSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { addresses } from '../helpers/shop';

// The pages in demo/partners, on an origin that is not the shop's.

const pages = readdirSync('demo/partners').filter(name => name.endsWith('.html'));

/** What the page says to developers that it should not. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', message => {
    if (['warning', 'error'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', error => said.push(error.message));
  return said;
}

for (const name of pages) {
  test(`${name} defines each tag it shows, with a clean console and no stranger asked`, async ({ page }) => {
    const said = listen(page);
    const hosts = new Set<string>();
    page.on('request', request => {
      if (/^https?:/.test(request.url())) hosts.add(new URL(request.url()).origin);
    });
    await page.goto(`${addresses.partner}/${name}`);
    await page.waitForFunction(() => !document.querySelector(':not(:defined)'));
    await page.waitForLoadState('networkidle');
    expect(said).toEqual([]);
    expect([...hosts].sort()).toEqual([addresses.api, addresses.partner].sort());
    expect(await page.context().cookies()).toEqual([]);
  });
}

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
  await expect(badge).toHaveAttribute('href', /\/cart\?add=[^&]+:1&ref=gulf-printer-care$/);
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
