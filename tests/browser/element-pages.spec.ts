import { expect, test } from 'playwright/test';
import { addresses } from '../helpers/shop';

// Each element's own page: live, to copy, and described as its record says.

test('the business page leads to an element’s page, where it works', async ({ page }) => {
  await page.goto(`${addresses.site}/b2b`);
  await page.getByRole('main').getByRole('link', { name: 'tass-finder', exact: true }).click();
  await expect(page).toHaveURL(/\/b2b\/elements\/finder$/);
  await expect(page.getByRole('heading', { level: 1, name: 'tass-finder' })).toBeVisible();
  const main = page.getByRole('main');
  // A choice made while the finder comes alive may have to be made again.
  await expect(async () => {
    await main.getByLabel('Printer brand').selectOption({ label: 'HP' });
    await expect(main.getByLabel('Printer model')).toBeEnabled({ timeout: 2000 });
  }).toPass();
});

test('a page says what the element takes, fires, shows and keeps', async ({ page }) => {
  await page.goto(`${addresses.site}/b2b/elements/product-grid`);
  const term = (name: string) => page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
  for (const name of ['limit', 'view-more', 'partner', 'tass-add-to-cart', 'empty'])
    await expect(term(name)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'property viewMore' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^regular-price$/ })).toBeVisible();
  await expect(page.getByText('tass-cart (cart on the shop itself)')).toBeVisible();
  await expect(page.locator('tass-product-grid').getByRole('button', { name: 'Add to Cart' })).toHaveCount(4);
});

test('its lines are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${addresses.site}/b2b/elements/brand-list`);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(
    `<script type="module" src="${addresses.partner}/widgets/latest/tass.js"></script>\n<tass-brand-list></tass-brand-list>`,
  );
});

test('an element that needs a product is shown one', async ({ page }) => {
  await page.goto(`${addresses.site}/b2b/elements/product-card`);
  await expect(page.locator('tass-product-card').getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

test('in Arabic the page is Arabic and its reference English', async ({ page }) => {
  await page.goto(`${addresses.site}/ar/b2b/elements/finder`);
  await expect(page.getByRole('heading', { name: 'الأحداث' })).toBeVisible();
  const events = page.locator('dl', { hasText: 'tass-finder-change' });
  await expect(events).toHaveAttribute('lang', 'en');
  await expect(events).toHaveCSS('direction', 'ltr');
});

test('there is no page of an element that is none', async ({ page }) => {
  await page.goto(`${addresses.site}/b2b/elements/no-such-element`);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('tass-');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('language models find the reference', async ({ request }) => {
  const answer = await request.get(`${addresses.site}/llms.txt`);
  expect(await answer.text()).toContain('| `tass-finder` |');
});
