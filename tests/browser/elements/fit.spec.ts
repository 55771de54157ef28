import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { product, productPage } from '../../helpers/products';

// With a printer saved, products say whether they fit it.

const PRINTERS = [
  {
    brand: 'hp',
    model: 'hp-laserjet-pro-m402dn',
    titles: { brand: 'HP', model: 'LaserJet Pro M402dn' },
  },
];
const PAPER = product(3, { category: { slug: 'paper', title: 'Paper' } });

/** Calls for what fits a printer, by its slug. */
async function open(page: Page, body: string, printers: readonly unknown[] = PRINTERS): Promise<string[]> {
  const asked: string[] = [];
  await page.addInitScript(saved => localStorage.setItem('tass-printers', saved), JSON.stringify(printers));
  await answerCalls(page, {
    products: (route, query) => {
      const device = query.get('for_device');
      if (device === null)
        return answer(route, { ...productPage(2), items: [...productPage(2).items, PAPER] });
      asked.push(device);
      return answer(route, productPage(1));
    },
    'products/toner-2': route =>
      answer(route, {
        ...product(2),
        devices: [{ slug: 'hp-laserjet-pro-m402dn', title: 'LaserJet Pro M402dn' }],
      }),
  });
  await openElements(page, body);
  return asked;
}

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('cards say whether they fit, by one call for all of them and for the pages after', async ({ page }) => {
  const asked = await open(page, '<tass-product-grid></tass-product-grid>');
  await expect(card(page, 'Toner 1')).toContainText('Fits your M402dn');
  await expect(card(page, 'Toner 2')).toContainText('Does not fit your printers');
  // What is not made for certain printers alone says nothing.
  await expect(card(page, 'Toner 3')).not.toContainText(/fit/i);
  await openElements(page, '<tass-product-grid></tass-product-grid>');
  await expect(card(page, 'Toner 1')).toContainText('Fits your M402dn');
  expect(asked).toEqual(['hp-laserjet-pro-m402dn']);
});

test('a card for other printers says so in the colour of its other small print', async ({ page }) => {
  await open(page, '<tass-product-grid></tass-product-grid>');
  const colour = (text: string) =>
    card(page, 'Toner 2')
      .getByText(text)
      .evaluate(node => getComputedStyle(node).color);
  await expect(card(page, 'Toner 2')).toContainText('Does not fit your printers');
  expect(await colour('Does not fit your printers')).toBe(await colour('3,100 pages'));
});

test('the cart asks once about what fits none, and lets it be', async ({ page }) => {
  await page.addInitScript(
    lines => localStorage.setItem('tass-cart', lines),
    JSON.stringify([
      { ...product(1), quantity: 1 },
      { ...product(2), quantity: 1 },
    ]),
  );
  await open(page, '<tass-cart></tass-cart>');
  const question = page.getByRole('status').filter({ hasText: 'This one fits none of your printers' });
  await expect(question).toContainText('Toner 2');
  await expect(question).not.toContainText('Toner 1');
  await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, all the same' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Does not fit your printers')).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('a shop that does not answer leaves the marks away, and products stay', async ({ page }) => {
  await open(page, '<p></p>');
  await page.route('**/api/v2/products?*for_device=*', route => answer(route, undefined, 400));
  await openElements(page, '<tass-product-grid></tass-product-grid>');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText(/fits? your/i)).toHaveCount(0);
});
