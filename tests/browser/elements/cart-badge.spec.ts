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

for (const [cart, name, bubble] of [
  [[], 'Cart, 0 items', undefined],
  [[line(1, 5)], 'Cart, 1 item', '1'],
  [[line(1, 2), line(2), line(3)], 'Cart, 3 items', '3'],
] as const) {
  test(`counts the entries of the cart: ${name}`, async ({ page }) => {
    await open(page, cart);
    await expect(badge(page)).toHaveAccessibleName(name);
    if (bubble) await expect(page.locator('[part=count]')).toHaveText(bubble);
    else await expect(page.locator('[part=count]')).toHaveCount(0);
  });
}

test('from another site the link takes the cart and the partner along', async ({ page }) => {
  await open(page, [line(1, 2), line(2)], { body: '<tass-cart-badge partner="acme"></tass-cart-badge>' });
  await expect(badge(page)).toHaveAccessibleName('Cart, 2 items');
  const href = new URL((await badge(page).getAttribute('href')) ?? '');
  expect(href.origin + href.pathname).toBe(`${addresses.site}/cart`);
  const { from, ...more } = Object.fromEntries(href.searchParams);
  expect(more).toEqual({ add: 'toner-1:2,toner-2:1', ref: 'acme' });
  expect(from).toMatch(/^[\w-]{16,64}$/);
});

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
