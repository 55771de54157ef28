import { expect, type Page, test } from 'playwright/test';
import { openHydrated } from '../../helpers/hydrated';

// Lists of products: their page, order and filters stand in the address (contract, section 7).

const TONERS = '/printer-toner-supplier-in-kuwait';

const cards = (page: Page) => page.locator('tass-product-grid [part~=card]');
const firstTitle = (page: Page) => cards(page).first().locator('[part~=title]');
const count = (page: Page) => page.getByRole('status').filter({ hasText: /products?$/ });

test('a list says what it is and how many there are; turning its page changes the address, and Back returns', async ({
  page,
}) => {
  await page.goto(TONERS);
  await expect(page.getByRole('heading', { level: 1, name: 'Toners' })).toBeVisible();
  await expect(count(page)).toHaveText(/^[\d,]+ products$/);
  await expect(cards(page)).toHaveCount(12);
  const first = await firstTitle(page).textContent();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${TONERS}?page=2`);
  await expect(page.getByText('Page 2')).toBeVisible();
  await expect(firstTitle(page)).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(page).toHaveURL(TONERS);
  await expect(firstTitle(page)).toHaveText(first ?? '');
});

test('an address with a page opens that page; filters narrow the list, count it, start from page 1 and can be cleared', async ({
  page,
}) => {
  await page.goto(`${TONERS}?page=3`);
  await expect(page.getByText('Page 3')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL(`${TONERS}?page=2`);
  const all = await count(page).textContent();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('compatible');
  await expect(page).toHaveURL(`${TONERS}?kind=compatible`);
  await expect(count(page)).not.toHaveText(all ?? '');
  await page.getByRole('combobox', { name: 'Colour' }).selectOption('cyan');
  await expect(page).toHaveURL(`${TONERS}?kind=compatible&color=cyan`);
  await expect(cards(page).first()).toContainText('Cyan');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(TONERS);
  await expect(count(page)).toHaveText(all ?? '');
});

/** Chooses from selects one after another, without a frame between. */
const chooseAtOnce = (page: Page, choices: Readonly<Record<string, string>>, leaveBy = '') =>
  page.locator('main').evaluate(
    (main, [choices, leaveBy]) => {
      for (const [value, label] of Object.entries(choices)) {
        const select = [...main.querySelectorAll('label')]
          .find(one => one.textContent?.startsWith(label))
          ?.querySelector('select') as HTMLSelectElement;
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
      if (leaveBy) document.querySelector<HTMLElement>(`footer a[href="${leaveBy}"]`)?.click();
    },
    [choices, leaveBy] as const,
  );

test('an order and filters chosen at once all count; an order that the page is left with at once changes nothing of the next page’s address', async ({
  page,
}) => {
  await openHydrated(page, TONERS);
  await chooseAtOnce(page, { price: 'Sort by', compatible: 'Type', cyan: 'Colour' });
  await expect(page).toHaveURL(`${TONERS}?kind=compatible&color=cyan&sort=price`);
  await expect(cards(page).first()).toContainText('Cyan');
  await chooseAtOnce(page, { '-price': 'Sort by' }, '/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: /privacy/i })).toBeVisible();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

test('a list is narrowed to one brand’s printers, filtered between two prices, and keeps its order in the address', async ({
  page,
}) => {
  await page.goto(TONERS);
  const clear = page.getByRole('button', { name: 'Clear filters' });
  await page.getByRole('combobox', { name: 'For', exact: true }).selectOption('For Canon printers');
  await expect(page).toHaveURL(`${TONERS}?for_brand=canon`);
  await expect(cards(page).first()).toContainText('Canon');
  await clear.click();
  await expect(page).toHaveURL(TONERS);
  await page.getByRole('textbox', { name: 'Lowest price' }).fill('10');
  await page.getByRole('textbox', { name: 'Highest price' }).fill('11.5');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(`${TONERS}?min_price=10&max_price=11.5`);
  await expect(cards(page).first()).toContainText(/1[01]\.\d{3}/);
  await clear.click();
  await expect(page).toHaveURL(TONERS);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price');
  await expect(page).toHaveURL(`${TONERS}?sort=price`);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price');
});

test('a price that can’t be read is named below its field, in the page’s language', async ({ page }) => {
  await page.goto(`/ar${TONERS}`);
  const lowest = page.getByRole('textbox', { name: 'أقل سعر' });
  await lowest.fill('10,5');
  await page.getByRole('button', { name: 'تطبيق' }).click();
  await expect(lowest).toBeFocused();
  await expect(lowest).toHaveAttribute('aria-invalid', 'true');
  await expect(lowest).toHaveAccessibleDescription('اكتب السعر بهذا الشكل: 12 أو 12.500');
  await lowest.fill('10.5');
  await page.getByRole('button', { name: 'تطبيق' }).click();
  await expect(page).toHaveURL(/min_price=10\.5$/);
  await expect(lowest).not.toHaveAttribute('aria-invalid');
});

test('a list with nothing in it offers a way on', async ({ page }) => {
  await page.goto(`${TONERS}?min_price=900000`);
  await expect(count(page)).toHaveText('No products');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards(page)).toHaveCount(12);
});

test('a bad address is as if it were empty', async ({ page }) => {
  await page.goto(`${TONERS}?page=-1&sort=drop&min_price=abc&kind=%3Cscript%3E`);
  await expect(page.getByText('Page 1')).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('filters fold away behind a button', async ({ page }) => {
    await page.goto(TONERS);
    await expect(page.getByRole('combobox', { name: 'Type' })).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('combobox', { name: 'Type' }).selectOption('original');
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  });
});

test('pictures that failed before hydration give way to dots; those further down still load', async ({
  page,
}) => {
  // So small that the browser leaves the last pictures for later.
  await page.setViewportSize({ width: 390, height: 400 });
  const cut = /\/pictures\/products\//;
  await page.route(cut, route => route.abort());
  await page.goto('/new-products');
  const pictures = page.getByRole('main').getByRole('article').locator('img');
  await expect(pictures.nth(0)).not.toBeInViewport();
  const waiting = await pictures.count();
  expect(waiting).toBeGreaterThan(0);
  await page.unroute(cut);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() => pictures.last().evaluate(picture => (picture as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test('pictures that have no size of their own, as drawings have none in some browsers, stay', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', { get: () => 0 }),
  );
  await openHydrated(page, '/new-products');
  const card = cards(page).first();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(card.getByRole('button', { name: 'Increase quantity' })).toBeVisible();
  await expect(card.locator('img')).toBeVisible();
});

test('a brand’s page has two lists: for its printers, originals and equivalents, and made by the brand', async ({
  page,
}) => {
  await page.goto('/brands/hp');
  const forIts = page.getByRole('link', { name: 'For HP printers' });
  await expect(forIts).toHaveAttribute('aria-current', 'true');
  const all = await count(page).textContent();
  await expect(page.getByRole('combobox', { name: 'Made by' })).toContainText(/TASS \(\d+\)/);
  await page.getByRole('link', { name: 'Made by HP' }).click();
  await expect(page).toHaveURL('/brands/hp?brand=hp');
  await expect(count(page)).not.toHaveText(all ?? '');
  await expect(page.getByRole('combobox', { name: 'Type' })).not.toContainText('Compatible');
  await forIts.click();
  await expect(count(page)).toHaveText(all ?? '');
});
