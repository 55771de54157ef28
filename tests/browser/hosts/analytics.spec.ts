import { expect, type Page, test } from 'playwright/test';
import { accept, answerOrders, fillDetails } from '../../helpers/checkout-page';
import { answer, answerCalls, openElements, SCRIPT } from '../../helpers/element-page';
import { product, productPage } from '../../helpers/products';

// A partner's page that counts what its visitors do: each moment once.

const ANALYTICS = '<script type="module" src="/widgets/latest/analytics.js"></script>';
const wanted = (words: string) => `<meta name="tass:analytics" content="${words}">`;

interface Entry {
  readonly event?: string;
  readonly ecommerce?: Readonly<Record<string, unknown>>;
}

async function open(page: Page, words: string, body: string): Promise<void> {
  await answerCalls(page, {
    products: route => answer(route, productPage(2)),
    'products/toner-1': route => answer(route, product(1)),
    promotions: route => answer(route, []),
  });
  await openElements(page, body, {
    head: `${words && wanted(words)}<meta name="tass:partner" content="acme">`,
    script: ANALYTICS + SCRIPT,
  });
  // Links lead away from what is counted.
  await page.evaluate(() => document.addEventListener('tass-navigate', event => event.preventDefault()));
}

const entries = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: Entry[] };
    return dataLayer.filter(({ event }) => event);
  });
const names = async (page: Page) => (await entries(page)).map(({ event }) => event);

test('a visit from list to order is told in Google’s words, each moment once', async ({ page }) => {
  await open(
    page,
    'ga4',
    '<tass-product-grid heading="Top" limit="2"></tass-product-grid><tass-cart></tass-cart><tass-checkout></tass-checkout>',
  );
  // Over the answers of all other calls.
  await answerOrders(
    page,
    accept({
      shipping: '2.000',
      items: [{ slug: 'toner-1', title: 'Toner 1', price: '18.500', quantity: 1 }],
    }),
  );
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['view_item_list']);

  await card.getByRole('link').first().click();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await card.getByRole('button', { name: 'Increase quantity' }).click();
  await card.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect
    .poll(() => names(page))
    .toEqual(['view_item_list', 'select_item', 'add_to_cart', 'add_to_cart', 'remove_from_cart']);

  await page.locator('tass-cart').getByRole('link', { name: 'Checkout' }).click();
  await fillDetails(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect.poll(async () => (await names(page)).slice(5)).toEqual(['begin_checkout', 'purchase']);
  expect((await entries(page)).map(({ ecommerce }) => ecommerce)).toMatchObject([
    { item_list_name: 'Top', items: [{ item_id: 'toner-1', index: 0 }, { item_id: 'toner-2' }] },
    { item_list_name: 'Top', items: [{ item_id: 'toner-1' }] },
    { currency: 'KWD', value: 18.5, items: [{ item_id: 'toner-1', quantity: 1 }] },
    { value: 18.5, items: [{ quantity: 1 }] },
    { value: 18.5, items: [{ quantity: 1 }] },
    { value: 18.5, items: [{ item_id: 'toner-1', quantity: 1 }] },
    { transaction_id: 'TASS-1001', value: 20.5, shipping: 2, partner: 'acme' },
  ]);
});

test('a product’s page is seen once, in Shopify’s words where the page wants those', async ({ page }) => {
  await open(page, 'shopify', '<tass-product slug="toner-1"></tass-product>');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect
    .poll(async () => (await names(page)).filter(name => name !== 'collection_viewed'))
    .toEqual(['product_viewed', 'product_added_to_cart']);
});

test('nothing is told unless the page asks, nor before consent where it says so', async ({ page }) => {
  const add = () => page.getByRole('button', { name: 'Increase quantity' }).click();
  for (const words of ['', 'ga4 consent']) {
    await open(page, words, '<tass-product-card slug="toner-1"></tass-product-card>');
    await page.getByRole('button', { name: /Add to Cart|Increase quantity/ }).click();
    await expect(page.getByRole('button', { name: 'Increase quantity' })).toBeVisible();
    expect(await names(page)).toEqual([]);
  }
  await page.evaluate(
    file => import(file).then(({ consent }) => consent(true)),
    '/widgets/latest/analytics.js',
  );
  await add();
  await expect.poll(() => names(page)).toEqual(['add_to_cart']);
});
