import { expect, type JSHandle, type Page, test } from 'playwright/test';
import { answer, answerCalls, fired, openElements, record } from '../../helpers/element-page';
import { product } from '../../helpers/products';

// What tass.js exports is what its elements follow. What the calls do: unit/hosts/public-api.test.ts.

const TASS = '/widgets/latest/tass.js';
type Tass = typeof import('../../../widgets/public-api/public-api');

/** Runs a page's own script, given what `tass.js` exports. */
async function run<Result>(page: Page, script: (tass: Tass) => Result): Promise<Awaited<Result>> {
  const tass = (await page.evaluateHandle(file => import(file), TASS)) as unknown as JSHandle<Tass>;
  return (await page.evaluate(script, tass)) as Awaited<Result>;
}

test('the page’s own button adds a product and its texts are said, and all that shows the cart follows', async ({
  page,
}) => {
  await answerCalls(page, { 'products/toner-1': route => answer(route, product(1)) });
  await openElements(page, '<button id="own">Buy</button><tass-cart-badge></tass-cart-badge>');
  await record(page, 'tass-add-to-cart');
  await page.addScriptTag({
    type: 'module',
    content: `import { cart } from '${TASS}'; document.querySelector('#own').onclick = () => cart.add('toner-1', 2);`,
  });
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(await run(page, tass => tass.cart.get())).toEqual({
    items: [{ slug: 'toner-1', title: 'Toner 1', price: 18_500, quantity: 2 }],
    count: 1,
    subtotal: 37_000,
  });
  await expect
    .poll(() => fired<{ quantity: number }>(page, 'tass-add-to-cart'))
    .toMatchObject([{ quantity: 2, product: { slug: 'toner-1' } }]);
  const refused = await run(page, ({ cart, TassError, texts }) => {
    texts('en', { cartBadge: { name: 'Basket ({1})' } });
    return cart.add('no-such-thing').catch(error => error instanceof TassError && error.status);
  });
  expect(refused).toBe(404);
  await expect(page.getByRole('link', { name: 'Basket (1)' })).toBeVisible();
});
