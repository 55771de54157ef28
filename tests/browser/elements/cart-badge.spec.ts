import { expect, type Page, test } from 'playwright/test';
import { fired, openElements, PAGE, record } from '../../helpers/element-page';
import { product } from '../../helpers/products';
import { addresses } from '../../helpers/shop';

// Specification, sections 2 (header) and 3 (cart item); contract, sections 3 to 5.

const line = (number: number, quantity = 1) => ({ ...product(number), quantity });
const badge = (page: Page) => page.locator('tass-cart-badge').getByRole('link');

/** Opens a page whose visitor has a cart. */
async function open(
  page: Page,
  cart: unknown,
  { onShop = false, body = '<tass-cart-badge></tass-cart-badge>' } = {},
) {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    onShop ? 'cart' : 'tass-cart',
    JSON.stringify(cart),
  ] as const);
  await openElements(page, body, { onShop });
}

test('in the shop the link is the cart page alone, and the page may route it', async ({ page }) => {
  await open(page, [line(1)], { onShop: true });
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item');
  await record(page, 'tass-navigate', true);
  await badge(page).click();
  await expect.poll(() => fired(page, 'tass-navigate')).toEqual([{ href: `${addresses.partner}/cart` }]);
  expect(page.url()).toBe(PAGE);
});

test('follows the cart of another tab', async ({ page }) => {
  await open(page, [line(1)]);
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item');
  const other = await page.context().newPage();
  await openElements(other, '');
  await other.evaluate(text => localStorage.setItem('tass-cart', text), JSON.stringify([line(1), line(2)]));
  await expect(badge(page)).toHaveAccessibleName('Cart, 2 items');
});

test('stands in the line with 44 px, and speaks Arabic', async ({ page }) => {
  await open(page, [line(1), line(2), line(3)], {
    body: '<tass-cart-badge lang="ar"></tass-cart-badge>',
  });
  await expect(badge(page)).toHaveAccessibleName('السلة، عدد المنتجات: 3');
  const box = await badge(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
});
