import { expect, type JSHandle, type Page, test } from 'playwright/test';
import { defined } from '../../helpers/defined';
import { answer, answerCalls, fired, openElements, record } from '../../helpers/element-page';
import { product, productPage } from '../../helpers/products';
import { addresses } from '../../helpers/shop';

// What a page's own script may call: the cart, texts, and elements' methods.

const TASS = '/widgets/latest/tass.js';
type Tass = typeof import('../../../widgets/public-api/public-api');

async function open(page: Page, body: string, lang: 'en' | 'ar' = 'en'): Promise<void> {
  await answerCalls(page, {
    products: route => answer(route, productPage(2)),
    'products/brands': route => answer(route, [{ slug: 'hp', title: 'HP' }]),
    'products/toner-1': route => answer(route, product(1)),
    'products/toner-2': route => answer(route, product(2, { price: '0.500' })),
    'products/toner-9': route => answer(route, product(9, { in_stock: false })),
    'products/broken': route => answer(route, undefined, 418),
  });
  await openElements(page, body, { lang });
}

/** Runs a page's own script, given what `tass.js` exports. */
async function run<Result>(page: Page, script: (tass: Tass) => Result): Promise<Awaited<Result>> {
  const tass = (await page.evaluateHandle(file => import(file), TASS)) as unknown as JSHandle<Tass>;
  return (await page.evaluate(script, tass)) as Awaited<Result>;
}

test('the page’s own button adds a product, and all that shows the cart follows', async ({ page }) => {
  await open(page, '<button id="own">Buy</button><tass-cart-badge></tass-cart-badge>');
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
});

test('quantities are set, lines taken out, and each promise gives the cart after it', async ({ page }) => {
  await open(page, '<tass-cart-badge></tass-cart-badge>');
  const after = await run(page, async ({ cart }) => {
    const lines = ({ items }: ReturnType<typeof cart.get>) =>
      items.map(({ slug, quantity }) => `${slug} ${quantity}`);
    return [
      lines(await cart.set('toner-2', 3)),
      lines(await cart.add('toner-1')),
      lines(await cart.set('toner-2', 1)),
      (await cart.add('toner-2', 999)).items.map(({ quantity }) => quantity),
      lines(await cart.remove('toner-1')),
      lines(await cart.remove('toner-1')),
      (await cart.set('toner-2', 0)).count,
    ];
  });
  expect(after).toEqual([
    ['toner-2 3'],
    ['toner-2 3', 'toner-1 1'],
    ['toner-2 1', 'toner-1 1'],
    [999, 1],
    ['toner-2 999'],
    ['toner-2 999'],
    0,
  ]);
});

test('the cart link leads into the shop and takes the cart along', async ({ page }) => {
  await open(page, `<meta name="tass:partner" content="acme">`);
  const [empty, full] = await run(page, async ({ cart }) => {
    const before = cart.link();
    await cart.add('toner-1', 2);
    return [before, cart.link()];
  });
  expect(empty).toBe(`${addresses.site}/cart?ref=acme`);
  expect(full).toMatch(new RegExp(`^${addresses.site}/cart\\?add=toner-1:2&from=[\\w-]+&ref=acme$`));
});

test('a subscriber hears each change until it leaves', async ({ page }) => {
  await open(page, '<tass-product-card slug="toner-1"></tass-product-card>');
  await run(page, ({ cart }) => {
    const seen: number[] = [];
    const leave = cart.subscribe(({ subtotal }) => seen.push(subtotal));
    Object.assign(window, { seen, leave });
  });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(() => page.evaluate('seen')).toEqual([18_500]);
  await page.evaluate('leave()');
  await run(page, ({ cart }) => cart.add('toner-1'));
  expect(await page.evaluate('seen')).toEqual([18_500]);
});

test('a listener that cancels the wish keeps the cart as it is', async ({ page }) => {
  await open(page, '');
  await record(page, 'tass-add-to-cart', true);
  expect(await run(page, async ({ cart }) => (await cart.add('toner-1')).count)).toBe(0);
});

test('what can’t be done rejects with a TassError that says why', async ({ page }) => {
  await open(page, '');
  const refused = await run(page, async ({ cart, TassError }) => {
    const tries: Promise<unknown>[] = [
      cart.add('no-such-thing'),
      cart.add('toner-9'),
      cart.add('broken'),
      cart.add('toner-1', 1.5),
      cart.set('toner-1', 1000),
      cart.add('' as string),
    ];
    return Promise.all(
      tries.map(one =>
        one.then(
          () => 'nothing',
          error => [
            error instanceof TassError,
            error.name,
            error.call,
            error.status,
            error.message.length > 4,
          ],
        ),
      ),
    );
  });
  expect(refused).toEqual([
    [true, 'TassError', 'cart.add', 404, true],
    [true, 'TassError', 'cart.add', 409, true],
    [true, 'TassError', 'cart.add', 418, true],
    [true, 'TassError', 'cart.add', 0, true],
    [true, 'TassError', 'cart.set', 0, true],
    [true, 'TassError', 'cart.add', 0, true],
  ]);
});

test('sentences are replaced by element, name and language, before and after an element is drawn', async ({
  page,
}) => {
  await open(page, '<tass-finder></tass-finder><tass-cart-badge></tass-cart-badge>');
  await expect(page.getByRole('option', { name: 'HP' })).toBeAttached();
  await run(page, ({ texts }) => {
    texts('en', { finder: { heading: 'Find your ink' }, cartBadge: { name: 'Basket ({1})' } });
    texts('ar', { finder: { heading: 'جد حبرك' } });
  });
  await expect(page.getByRole('heading', { name: 'Find your ink', exact: true })).toBeVisible();
  // Nothing is left of the stroke under words that the page’s own sentence has not.
  await expect(page.locator('tass-finder mark')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Basket (0)' })).toBeVisible();
  await run(page, ({ texts }) => texts('en', { finder: { brand: 'Make' } }));
  await expect(page.getByLabel('Make')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Find your ink', exact: true })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'ar'));
  await expect(page.getByRole('heading', { name: 'جد حبرك', exact: true })).toBeVisible();
});

test('unknown languages, elements and names are warned of, and the names there are said', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', message => logged.push(message.text()));
  await open(page, '');
  await run(page, ({ texts }) => {
    texts('de' as 'en', { finder: { heading: 'Tinte finden' } });
    texts('en', {
      finder: { headline: 'x' },
      basket: { heading: 'x' },
      cart: { heading: 'Basket' },
    } as object);
  });
  const warned = () => logged.filter(text => text.startsWith('tass: texts('));
  await expect.poll(() => warned().length).toBe(3);
  for (const words of [/'de'.*en and ar/, /“headline”.*heading/, /“basket”.*cart/])
    expect(warned().filter(text => words.test(text))).toHaveLength(1);
});

test('a page opens the order dialog', async ({ page }) => {
  await open(page, '<tass-order-dialog></tass-order-dialog>');
  await page.mouse.move(5, 5);
  await defined(page, 'tass-order-dialog');
  await page.evaluate(() => document.querySelector('tass-order-dialog')?.show('K-1234'));
  await expect(page.getByRole('dialog', { name: 'Order Placed Successfully!' })).toBeVisible();
  await expect(page.getByText('K-1234')).toBeVisible();
});
