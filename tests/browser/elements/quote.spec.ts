import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { openHydrated } from '../../helpers/hydrated';
import { sheetsOf } from '../../helpers/pdf';
import { product } from '../../helpers/products';

// Contract, sections 3 and 7: a list as a printable quote.

/** Opens a quote; the shop has toners 1 and 2. */
async function open(
  page: Page,
  attributes: string,
  lang: 'en' | 'ar' = 'en',
  first: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const shelf = [product(1, { price: '5.000', ...first }), product(2, { price: '30.000' })];
  await answerCalls(page, {
    products: (route, query) => {
      const codes = query.get('codes')?.split(',') ?? [];
      const items = shelf.filter(({ slug }) => codes.includes(slug));
      return answer(route, { items, matches: codes.map(code => ({ code, slugs: [code] })) });
    },
  });
  await openElements(page, `<p>Around</p><tass-quote ${attributes}></tass-quote>`, { lang });
}

const row = (page: Page, name: string) => page.getByRole('row', { name });

test('lines, totals with shipping, number, dates and terms stand on the sheet', async ({ page }) => {
  await open(page, 'items="toner-1:2,toner-2:1" name="Office"');
  await expect(row(page, 'Toner 1')).toContainText('10.000');
  await expect(row(page, 'Subtotal')).toContainText('40.000');
  await expect(row(page, 'Shipping')).toContainText('Free');
  await expect(page.getByText(/^Q-\d{8}-\w{7}$/)).toBeVisible();
  await expect(page.getByText('Valid until', { exact: true })).toBeVisible();
  await expect(page.getByText(/orders over 30\.000\s*د\.ك are delivered free/)).toBeVisible();
  await expect(page.getByLabel('Your reference')).toHaveValue('Office');
  await page.getByLabel('Company').fill('Al Noor');
  await expect(page.getByLabel('Company')).toHaveValue('Al Noor');
  await expect(page.getByLabel('Company')).toHaveCSS('direction', 'ltr');
  await page.getByLabel('Company').fill('شركة النور (ذ.م.م)');
  await expect(page.getByLabel('Company')).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('img', { name: 'QR code of this list' })).toBeVisible();
});

test('no line of a title ends inside a code', async ({ page }) => {
  await open(page, 'items="toner-1:2"', 'ar', { title: 'تونر تاس متوافق مع شارب MX-36GTCA سماوي' });
  const code = page.getByText('MX-36GTCA', { exact: true });
  for (const width of [420, 400, 380, 360, 340]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => code.evaluate(node => node.getClientRects().length)).toBe(1);
  }
});

test('company and reference are there in the other language; another quote has the company alone', async ({
  page,
}) => {
  const list = { items: 'hp-26a-cf226a-toner-cartridge-black:2', name: 'Office' };
  await openHydrated(page, `/quote?${new URLSearchParams(list)}`);
  await page.getByLabel('Company').fill('Al Noor');
  await page.getByLabel('Your reference').fill('PO 4711');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/quote\?/);
  await expect(page.getByLabel('الشركة')).toHaveValue('Al Noor');
  await expect(page.getByLabel('مرجعكم')).toHaveValue('PO 4711');
  await page.goto(`/quote?${new URLSearchParams({ ...list, name: 'Branch', items: `${list.items}0` })}`);
  await expect(page.getByLabel('Company')).toHaveValue('Al Noor');
  await expect(page.getByLabel('Your reference')).toHaveValue('Branch');
});

test('nothing but the sheet is printed', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-print', '');
  });
  await open(page, 'items="toner-1:2"');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-print]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Around')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(row(page, 'Toner 1')).toBeVisible();
});

for (const lang of ['en', 'ar'] as const)
  test(`a short quote is one sheet of A4: ${lang}`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-print', '');
    });
    await open(page, 'items="toner-1:2,toner-2:1"', lang);
    await page.getByRole('button', { name: /^(Print|طباعة)$/ }).click();
    await expect(page.locator('html[data-print]')).toBeAttached();
    expect(await sheetsOf(page)).toBe(1);
  });
