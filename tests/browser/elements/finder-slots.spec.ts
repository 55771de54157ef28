import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { answer, fired, record } from '../../helpers/element-page';
import { openFinder } from '../../helpers/finder-page';
import { product } from '../../helpers/products';

// What fits a colour printer: a choice for each slot, complete sets, what a year costs.

/** A colour printer's supplies: each colour original and compatible. */
const COLOR_SUPPLIES = ['black', 'cyan', 'magenta', 'yellow'].flatMap((color, index) => [
  product(index * 2 + 1, { color, price: '20.000', yield_pages: 2000, title: `Original ${color}` }),
  product(index * 2 + 2, {
    color,
    price: '8.000',
    yield_pages: 2000,
    kind: 'compatible',
    title: `TASS ${color}`,
  }),
]);
const colorPage = { items: COLOR_SUPPLIES, page: 1, limit: 48, total: 8 };

test('what a year costs by kind, and a reminder for the calendar', async ({ page }) => {
  await openFinder(page, 'brand="hp" model="envy-6020"', { products: route => answer(route, colorPage) });
  const year = page.getByRole('region', { name: 'What it costs a year' });
  await year.getByLabel('Pages a month').fill('١٠٠٠');
  await year.getByLabel('Of these in colour').fill('500');
  // 1,000 pages of black and 3 × 500 of colour a month, at 10 and 4 fils a page.
  await expect(year.getByRole('row', { name: /Original/ })).toContainText('300.000 د.ك');
  await expect(year.getByRole('row', { name: /Compatible/ })).toContainText('120.000 د.ك 60% less');
  const download = page.waitForEvent('download');
  await year.getByRole('button', { name: 'Remind me to refill' }).click();
  const file = await (await download).path();
  expect((await download).suggestedFilename()).toBe('refill-reminder.ics');
  expect(readFileSync(file, 'utf8')).toContain('SUMMARY:Order toner or ink for HP ENVY 6020');
  await year.getByLabel('Of these in colour').fill('many');
  await expect(year.getByRole('alert')).toHaveText('Please type a whole number up to 100,000.');
  await expect(year.getByRole('row')).toHaveCount(0);
});

test('each slot of the printer has one choice, the best value first', async ({ page }) => {
  await openFinder(page, 'brand="hp" model="envy-6020"', { products: route => answer(route, colorPage) });
  await expect(page.getByRole('radiogroup')).toHaveCount(4);
  const cyan = page.getByRole('radiogroup', { name: 'Cyan toner' });
  await expect(cyan.getByRole('radio', { name: 'TASS cyan' })).toBeChecked();
  const best = cyan.getByRole('article').filter({ hasText: 'Best value' });
  await expect(best).toContainText('Saves 60% a page');
  await expect(best).toContainText('4.0 fils a page');
  await expect(cyan.getByRole('button', { name: 'Add to Cart' })).toHaveCount(1);

  await cyan.getByRole('radio', { name: 'Original cyan' }).check();
  await cyan.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('group', { name: 'Original cyan' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'TASS black' })).toBeChecked();
});

test('a choice that is out of stock says so before it is chosen, and is never the best value', async ({
  page,
}) => {
  const items = COLOR_SUPPLIES.map(item =>
    item.title === 'TASS cyan' ? { ...item, in_stock: false } : item,
  );
  await openFinder(page, 'brand="hp" model="envy-6020"', {
    products: route => answer(route, { ...colorPage, items }),
  });
  const cyan = page.getByRole('radiogroup', { name: 'Cyan toner' });
  const gone = cyan.getByRole('article').filter({ hasText: 'TASS cyan' });
  await expect(gone).toContainText('Out of stock');
  await expect(gone).not.toContainText('Best value');
  await cyan.getByRole('radio', { name: 'TASS cyan' }).check();
  await expect(gone.getByText('Out of stock')).toHaveCount(1);
  await expect(gone.getByRole('button')).toBeDisabled();
});

test('a complete set goes to the cart by one press, and each kind that is whole has one', async ({
  page,
}) => {
  const items = [...COLOR_SUPPLIES, product(20, { kind: 'remanufactured' })];
  await openFinder(page, 'brand="hp" model="envy-6020"', {
    products: route => answer(route, { ...colorPage, items, total: 9 }),
  });
  const sets = page.getByRole('region', { name: 'One of each colour' });
  await expect(sets.getByRole('button')).toHaveText([
    'Add complete set (original)',
    'Add complete set (compatible)',
  ]);
  await expect(sets.getByRole('listitem').nth(1)).toContainText('32.000 د.ك60% less');
  await sets.getByRole('button', { name: 'Add complete set (original)' }).click();
  await expect(sets.getByRole('status')).toHaveText('4 products were added to your cart');
  await expect(page.getByRole('group', { name: /^Original/ })).toHaveCount(4);
  const slugs = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('tass-cart') ?? '[]').map(({ slug }: { slug: string }) => slug),
    );
  await expect.poll(slugs).toEqual(['toner-1', 'toner-3', 'toner-5', 'toner-7']);
});

test('a double click adds a set once', async ({ page }) => {
  await openFinder(page, 'brand="hp" model="envy-6020"', { products: route => answer(route, colorPage) });
  await record(page, 'tass-add-to-cart');
  await page.getByRole('button', { name: 'Add complete set (original)' }).dblclick();
  // A press is told at once: what the second would have done has been told by now.
  expect(await fired(page, 'tass-add-to-cart')).toHaveLength(4);
});

test('the page may refuse products of a set', async ({ page }) => {
  await openFinder(page, 'brand="hp" model="envy-6020"', { products: route => answer(route, colorPage) });
  await record(page, 'tass-add-to-cart', true);
  await page.getByRole('button', { name: 'Add complete set (original)' }).click();
  await expect.poll(() => fired(page, 'tass-add-to-cart')).toHaveLength(4);
  expect(await page.evaluate(() => localStorage.getItem('tass-cart') ?? '[]')).toBe('[]');
  await expect(page.getByText('were added to your cart')).toHaveCount(0);
});

test('all products as a grid, and back', async ({ page }) => {
  await openFinder(page, 'brand="hp" model="envy-6020"', { products: route => answer(route, colorPage) });
  await page.getByRole('button', { name: 'All products' }).click();
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(8);
  await page.getByRole('button', { name: 'By cartridge' }).click();
  await expect(page.getByRole('radiogroup')).toHaveCount(4);
});
