import { readdirSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { accept, answerOrders, fillDetails } from '../../helpers/checkout-page';
import { deferred } from '../../helpers/deferred';
import { defined } from '../../helpers/defined';
import { openHydrated } from '../../helpers/hydrated';

// Contract, section 5: an order is confirmed whatever is deployed while it is placed.

const SLUG = 'hp-26a-cf226a-toner-cartridge-black';
const SCRIPTS = 'assets/js';

/** Takes the files of these names away from a visitor, as a deployment of other ones does. */
async function takeAway(page: Page, names: RegExp): Promise<void> {
  const gone = readdirSync(`dist/site/${SCRIPTS}`).filter(name => names.test(name));
  expect(gone).not.toHaveLength(0);
  await page.route(`**/${SCRIPTS}/**`, route =>
    gone.some(name => route.request().url().endsWith(`/${name}`))
      ? route.fulfill({ status: 404, body: '' })
      : route.fallback(),
  );
}

/** Opens the checkout with one product, and fills it in. */
async function checkOut(page: Page): Promise<void> {
  await page.goto(`/cart?add=${SLUG}:2`);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto('/checkout');
  await fillDetails(page);
}

const press = (page: Page) => page.getByRole('button', { name: 'Place order' }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Order Placed Successfully!' });
const inPlace = (page: Page) => page.locator('tass-checkout').getByText('Your order TASS-1001');

/** The checkout tells by itself what was ordered, on its own page. */
async function expectToldInPlace(page: Page): Promise<void> {
  await expect(inPlace(page)).toBeVisible();
  await expect(page.locator('tass-checkout').getByRole('row', { name: /26A.* 2 / })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
}

test('F61 all files go while the form is filled in: the home page confirms the order', async ({ page }) => {
  const home = page.waitForResponse(/\/home-[^/]+\.js$/);
  await answerOrders(page, accept());
  await checkOut(page);
  // With all that it imports.
  await page.evaluate(async file => void (await import(file)), (await home).url());
  await defined(page, 'tass-order-dialog');
  await takeAway(page, /./);
  await press(page);
  await expect(dialog(page)).toContainText('TASS-1001');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
});

for (const missing of ['home', 'order-dialog']) {
  test(`F61 the files of ${missing} go before they are loaded: the checkout tells what was ordered`, async ({
    page,
  }) => {
    await takeAway(page, new RegExp(`^${missing}-`));
    await answerOrders(page, accept());
    await checkOut(page);
    await press(page);
    await expectToldInPlace(page);
  });
}

test('F61 the files that start the site are gone: the checkout takes the order and tells what was ordered', async ({
  page,
}) => {
  await answerOrders(page, accept());
  await openHydrated(page, `/cart?add=${SLUG}:2`);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await takeAway(page, /^shop-/);
  await page.goto('/checkout');
  await expect(page.getByText('has not loaded fully')).toBeVisible();
  await fillDetails(page);
  await press(page);
  await expectToldInPlace(page);
});

/** Presses for an order that the shop will accept while time stands still; returns what was sent so far. */
async function orderAtStoppedClock(page: Page) {
  const sent = await answerOrders(page, accept());
  await page.clock.install();
  await checkOut(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page);
  await expect(page.getByRole('button', { name: 'Placing your order' })).toBeVisible();
  return sent;
}

test('F61 an order waits for what confirms it, and then goes out', async ({ page }) => {
  const { held, release } = deferred();
  await page.route(/\/home-[^/]+\.js$/, async route => {
    await held;
    await route.fallback();
  });
  const sent = await orderAtStoppedClock(page);
  await page.clock.runFor(2_900);
  expect(sent).toHaveLength(0);
  release();
  await expect.poll(() => sent.length).toBe(1);
  await page.clock.resume();
  await expect(dialog(page)).toContainText('TASS-1001');
  await expect(page).toHaveURL(/\/$/);
});

test('F61 an order waits 3 s at the longest for what confirms it', async ({ page }) => {
  const { held, release } = deferred();
  await page.route(/\/home-[^/]+\.js$/, () => held);
  const sent = await orderAtStoppedClock(page);
  await page.clock.runFor(3_000);
  await expect.poll(() => sent.length).toBe(1);
  await page.clock.resume();
  await expectToldInPlace(page);
  release();
});

test('where the files of the next page went, its document is opened, once', async ({ page }) => {
  await takeAway(page, /^checkout-/);
  await openHydrated(page, `/cart?add=${SLUG}:2`);
  let documents = 0;
  page.on('domcontentloaded', () => documents++);
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect.poll(() => documents).toBe(1);
  // Where its own files can't be had either, it says so.
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  expect(documents).toBe(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Full name')).toBeVisible();
});

for (const [chance, give] of [
  [
    'the connection is back',
    async page => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
  ],
  [
    'somebody comes back to it',
    page => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  ],
] as const satisfies readonly (readonly [string, (page: Page) => Promise<unknown>])[])
  test(`a page that could not be loaded is asked for again when ${chance}`, async ({ page }) => {
    await takeAway(page, /^checkout-/);
    await page.goto('/checkout');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    // Some browsers ask for no file again that they could not have: the document is opened anew, once each time.
    const opened = page.waitForEvent('domcontentloaded');
    await give(page);
    await opened;
    await again.focus();
    await page.unrouteAll();
    await give(page);
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(again).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

test('where a part of the finder went, the second ‘Try again’ opens the page anew', async ({ page }) => {
  await takeAway(page, /^results-/);
  await openHydrated(page, '/ink-toner-finder');
  await page.getByLabel('Printer brand').selectOption('hp');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  const opened = page.waitForEvent('domcontentloaded');
  await again.click();
  await opened;
  await expect(page).toHaveURL(/brand=hp/);
});

test('an Enter that is held places the order, and leaves its confirmation open', async ({ page }) => {
  await answerOrders(page, accept());
  await checkOut(page);
  await page.getByLabel('House or building').focus();
  await page.keyboard.down('Enter');
  await expect(dialog(page)).toBeVisible();
  // The key is still down: these are its repeats.
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog(page)).toBeVisible();
});
