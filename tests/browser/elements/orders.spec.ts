import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { ORDER } from '../../helpers/orders';
import { sheetsOf } from '../../helpers/pdf';
import { product } from '../../helpers/products';

// Contract, sections 3, 4 and 6: orders of this browser, how they stand, ordering again, receipts, and finding any order.

type Calls = Parameters<typeof answerCalls>[1];

/** Opens the element in a browser that keeps an order. */
async function open(page: Page, calls: Calls = {}, lang: 'en' | 'ar' = 'en'): Promise<void> {
  await page.addInitScript(text => localStorage.setItem('tass-orders', text), JSON.stringify([ORDER]));
  await answerCalls(page, calls);
  await openElements(page, '<p>Around</p><tass-orders></tass-orders>', { lang });
}

const order = (page: Page, name = 'Order TASS-1') =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

for (const [lang, words, print] of [
  ['en', 'Being handled', 'Print receipt'],
  ['ar', 'قيد المعالجة', 'طباعة الإيصال'],
] as const)
  test(`a status of the host’s own is said in the shopper’s words, also on paper: ${lang}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    const calls: Calls = {
      'orders/TASS-1': route =>
        answer(route, {
          ...ORDER,
          items: ORDER.lines,
          status: 'awaiting_customs',
          created_at: '2026-01-15T12:00:00Z',
        }),
    };
    await open(page, calls, lang);
    await expect(order(page, 'TASS-1')).toContainText(words);
    await page.getByRole('button', { name: print }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toContainText(words);
    await expect(page.getByText('awaiting_customs')).toHaveCount(0);
  });

test('Order again keeps the focus, and takes a double click for one', async ({ page }) => {
  await open(page, {
    products: route => {
      const items = [product(1), product(2)];
      return answer(route, { items, matches: items.map(({ slug }) => ({ code: slug, slugs: [slug] })) });
    },
  });
  const again = order(page).getByRole('button', { name: 'Order again' });
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('tass-cart') ?? '[]'));
  await again.dblclick();
  await expect(page.getByText('2 products are in your cart')).toBeVisible();
  await expect(again).toBeFocused();
  await expect.poll(kept).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
});

test('the receipt is all that is printed', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-print', '');
  });
  await open(page);
  await page.getByRole('button', { name: 'Print receipt' }).click();
  await expect(page.locator('html[data-print]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Toner 2' })).toBeVisible();
  await expect(page.getByText('Around')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeHidden();
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByText('Around')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toHaveCount(0);
});

test('the focus goes on beside an order that is removed', async ({ page }) => {
  await open(page);
  await page.evaluate(
    text => localStorage.setItem('tass-orders', text),
    JSON.stringify([ORDER, { ...ORDER, number: 'TASS-2' }]),
  );
  const other = await page.context().newPage();
  await answerCalls(other, {});
  await openElements(other, '<tass-orders></tass-orders>');
  await order(other).getByRole('button', { name: 'Remove from this browser' }).press('Enter');
  await expect(
    order(other, 'Order TASS-2').getByRole('button', { name: 'Remove from this browser' }),
  ).toBeFocused();
});

test('in Arabic everything is Arabic and nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, {}, 'ar');
  await page.getByText('عرض محتوى الطلب').click();
  await expect(page.getByRole('button', { name: 'اطلب مرة أخرى' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the page’s own print shows the orders', async ({ page }) => {
  await open(page);
  await expect(order(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(order(page)).toBeVisible();
});
