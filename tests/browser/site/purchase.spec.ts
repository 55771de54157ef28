import { expect, type Page, test } from 'playwright/test';
import { fillDetails } from '../../helpers/checkout-page';
import { addresses } from '../../helpers/shop';

const FINDER = '/ink-toner-finder/hp/hp-laserjet-pro-m404dn';

async function addFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
}

const TONER = 'tass-compatible-toner-26a-cf226a-black';

/** Opens the checkout of a browser that has put one toner into its cart; gives what it stored of it, in English. */
async function openCheckout(page: Page, path = '/checkout') {
  const { data } = await (await fetch(`${addresses.api}/api/v2/products/${TONER}`)).json();
  await page.addInitScript(
    lines => {
      if (!sessionStorage.getItem('given')) localStorage.setItem('cart', lines);
      sessionStorage.setItem('given', '1');
    },
    JSON.stringify([{ ...data, quantity: 1 }]),
  );
  await page.goto(path);
  return data as { readonly title: string; readonly price: string };
}

/** The answers to orders as they pass. */
function orders(page: Page) {
  const seen: { status: number; number: string | undefined; key: string | undefined }[] = [];
  page.on('response', async response => {
    if (response.request().method() !== 'POST' || !response.url().endsWith('/api/v2/order')) return;
    const body = (await response.json().catch(() => ({}))) as { data?: { number: string } };
    const key = response.request().headers()['idempotency-key'];
    seen.push({ status: response.status(), number: body.data?.number, key });
  });
  return seen;
}

test('from the finder to a placed order', async ({ page }) => {
  const seen = orders(page);
  await page.goto('/ink-toner-finder');
  await page.getByLabel('Printer brand').selectOption('hp');
  await page.getByLabel('Printer model').selectOption('hp-laserjet-pro-m404dn');
  await expect(page.getByText(/^Found \d+ products for your/)).toBeVisible();
  await addFirst(page);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await fillDetails(page);
  await page.getByRole('button', { name: 'Place order' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Order Placed Successfully!' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => seen.map(({ status }) => status)).toEqual([201]);
  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
});

test('faults show beside their fields, and a reload loses nothing', async ({ page }) => {
  await openCheckout(page);
  await page.getByLabel('Full name').fill('Maha');
  await page.getByLabel('Mobile number').fill('12345');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(/8 digits/);
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Maha');
  await expect(page.getByLabel('Mobile number')).toHaveValue('12345');
});

test('a cart that was filled in English is reviewed in Arabic, at the prices that were seen', async ({
  page,
}) => {
  const line = await openCheckout(page, '/ar/checkout');
  const review = page.locator('tass-checkout [part=review]').getByRole('listitem');
  await expect(review).toContainText(/تونر تاس/);
  await expect(review).not.toContainText(line.title);
  await expect(review).toContainText(line.price);
});

test('a lost answer makes one order, not two', async ({ page }) => {
  await openCheckout(page);
  await fillDetails(page);
  const keys: (string | undefined)[] = [];
  let answers = 0;
  await page.route('**/api/v2/order', async route => {
    keys.push(route.request().headers()['idempotency-key']);
    if (route.request().method() !== 'POST' || ++answers > 3) return route.continue();
    // The host takes the order, and nobody hears of it.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert').first()).toContainText('could not reach the shop');
  // The toast goes; what it said stays by the button.
  await page.getByRole('button', { name: 'Close notification' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('could not reach the shop')).toBeInViewport();
  const seen = orders(page);
  await page.reload();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('dialog', { name: 'Order Placed Successfully!' })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await expect.poll(() => seen.at(-1)?.status).toBe(201);
});

test('back from its payment the order is confirmed before anybody touches the page, and once', async ({
  page,
}) => {
  let back = '';
  await page.route('https://pay.example/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pay</title>' }),
  );
  await page.route('**/api/v2/order', async route => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    const { data } = await response.json();
    back = `/?order=${data.number}`;
    return route.fulfill({ response, json: { data: { ...data, payment_url: 'https://pay.example/1' } } });
  });
  await openCheckout(page);
  await fillDetails(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveTitle('Pay');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(back);
  const dialog = page.getByRole('dialog', { name: 'Order Placed Successfully!' });
  const shown = async () => {
    // Frames alone: far from the seconds after which an idle page loads it.
    await page.clock.runFor(50);
    return dialog.isVisible();
  };
  await expect.poll(shown).toBe(true);
  await page.clock.resume();
  await page.goto(back);
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('heading', { name: 'Newly Products' }).hover();
  await expect
    .poll(() => page.evaluate(() => customElements.get('tass-order-dialog') !== undefined))
    .toBe(true);
  await expect(dialog).toBeHidden();
});

test('two tabs fill one cart', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto(FINDER);
  await second.goto('/printer-ink-supplier-in-kuwait');
  await Promise.all(
    [first, second].map(page => page.getByRole('button', { name: 'Add to Cart' }).first().click()),
  );
  for (const page of [first, second])
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('ordered in two tabs at once: one order, and the other tab is told', async ({ context }) => {
  const first = await context.newPage();
  await openCheckout(first);
  await fillDetails(first);
  const second = await context.newPage();
  await second.goto('/checkout');
  await expect(second.getByLabel('Full name')).toHaveValue('Maha Al Salem');
  const pages = [first, second];
  const seen = pages.map(orders);
  // At once: a pointer that takes its time would find the other tab's order made and the button gone.
  await Promise.all(
    pages.map(page => page.getByRole('button', { name: 'Place order' }).dispatchEvent('click')),
  );
  const done = (page: Page) => page.getByRole('dialog', { name: 'Order Placed Successfully!' });
  const late = (page: Page) => page.getByText('just been ordered or changed in another tab');
  await expect(done(first).or(late(first))).toBeVisible();
  await expect(done(second).or(late(second))).toBeVisible();
  await expect.poll(() => seen.flat().map(({ status }) => status)).toEqual([201]);
  for (const page of pages) await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
});

test('a cart link whose products can’t be had loses nothing: the shopper tries again', async ({ page }) => {
  await page.route('**/api/v2/products/hp-26a*', route => route.abort());
  await page.goto('/cart?add=hp-26a-cf226a-toner-cartridge-black:2&ref=dealer');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByText('Your cart is empty')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('F60 a partner’s cart handed over, Back, and handed over again with one piece more', async ({
  page,
}) => {
  const quantity = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('cart') ?? '[]').map((line: { quantity: number }) => line.quantity),
    );
  for (const [pieces, inCart] of [
    [2, 2],
    [2, 2],
    [3, 3],
  ] as const) {
    await page.goto(`/cart?add=hp-26a-cf226a-toner-cartridge-black:${pieces}&from=their-cart&ref=acme.com`);
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(page).toHaveURL(/\/cart$/);
    await expect.poll(quantity).toEqual([inCart]);
  }
});

test('F59 a partner’s link to any page goes with the order', async ({ page }) => {
  await page.goto(`${FINDER}?ref=acme.com`);
  await addFirst(page);
  await page.goto('/checkout?ref=two%20words');
  await fillDetails(page);
  const sent = page.waitForRequest(
    request => request.url().endsWith('/order') && request.method() === 'POST',
  );
  await page.getByRole('button', { name: 'Place order' }).click();
  expect((await sent).postDataJSON().partner).toBe('acme.com');
  await expect(page.getByRole('dialog', { name: 'Order Placed Successfully!' })).toBeVisible();
});

test('a cart link fills the cart once and names what is unknown', async ({ page }) => {
  await page.goto('/cart?add=hp-26a-cf226a-toner-cartridge-black:2,no-such-thing:1&ref=dealer');
  await expect(page.getByText('26A', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('no-such-thing')).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(
    await page.evaluate(() =>
      JSON.parse(localStorage.getItem('cart') ?? '[]').map((line: { quantity: number }) => line.quantity),
    ),
  ).toEqual([2]);
});

test('Back closes the confirmation of an order, and leaves its page only then; the order is found on another device by its number and mobile number alone', async ({
  page,
  browser,
}) => {
  const seen = orders(page);
  await openCheckout(page);
  await fillDetails(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order Placed Successfully!' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/checkout$/);
  await expect.poll(() => seen.map(({ status }) => status)).toEqual([201]);
  const number = seen[0]?.number ?? '';

  const other = await browser.newPage({ serviceWorkers: 'block' });
  await other.goto(new URL('/orders', page.url()).href);
  const find = async (order: string, phone: string) => {
    await other.getByLabel('Order number').fill(order);
    await other.getByLabel('Mobile number').fill(phone);
    await other.getByRole('button', { name: 'Find order' }).click();
  };
  const refused = other.getByText('There is no order with this number and this mobile number.');
  await find(number, '50123457');
  await expect(refused).toBeVisible();
  await find('00000-00000', '50123456');
  await expect(refused).toBeVisible();
  await find(number.toLowerCase(), '٥٠١٢٣٤٥٦');
  const found = other
    .getByRole('listitem')
    .filter({ has: other.getByRole('heading', { name: `Order ${number}` }) });
  await expect(found).toContainText('Placed');
  await expect(other.getByText('Maha Al Salem')).toHaveCount(0);
  await other.route('**/api/v2/orders/*', route =>
    route.fulfill({
      status: 429,
      json: { title: 'Too many' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await find(number, '50123456');
  await expect(other.getByText('Too many tries.')).toBeVisible({ timeout: 30_000 });
  await expect(other.getByLabel('Order number')).toHaveValue(number);
  await other.close();
});
