import { expect, type Locator, type Page, test } from 'playwright/test';

// How far it is from the home page to an order on a phone.

/** The goal. Going from field to field by the keyboard's Next is no tap, picking in a list is one. */
const TAPS = 9;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Counts what a thumb does. */
function thumb(page: Page) {
  let taps = 0;
  const next = async (field: Locator) => {
    // Areas can be chosen once their governorate is, a drawing later.
    await expect(field).toBeEnabled();
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press('Tab');
      if (await field.evaluate(node => node.matches(':focus'))) return;
    }
    throw new Error(`The next fields are not ${field}`);
  };
  return {
    count: () => taps,
    async tap(control: Locator) {
      taps++;
      await control.tap();
    },
    async type(field: string, text: string) {
      await next(page.getByLabel(new RegExp(`^${field}`)));
      await page.keyboard.type(text);
    },
    async pick(field: string, option: string) {
      taps++;
      const list = page.getByLabel(new RegExp(`^${field}`));
      await next(list);
      await list.selectOption(option);
    },
  };
}

test('nine taps lead from the home page to an order', async ({ page }) => {
  const { count, tap, type, pick } = thumb(page);
  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Open search' }));
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused();
  await page.keyboard.type('m404dn');
  await tap(page.getByRole('option', { name: 'HP LaserJet Pro M404dn: all supplies' }));
  await expect(page.getByRole('article').first()).toBeInViewport();
  await tap(page.getByRole('button', { name: 'Add to Cart' }).first());
  await tap(page.getByRole('link', { name: 'Cart, 1 item' }));
  await tap(page.getByRole('link', { name: 'Checkout' }));
  await tap(page.getByLabel('Full name'));
  await page.keyboard.type('Maha Al Sabah');
  await type('Mobile number', '51234567');
  await pick('Governorate', 'hawalli');
  await pick('Area', 'salmiya');
  await type('Block', '10');
  await type('Street', 'Salem Al Mubarak');
  await type('House or building', '12');
  await tap(page.getByRole('button', { name: 'Place order' }));
  await expect(page.getByRole('dialog', { name: 'Order Placed Successfully!' })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(TAPS);
});
