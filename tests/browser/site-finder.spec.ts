import { expect, type Page, test } from 'playwright/test';

// The contract's section 7: the finder keeps its choice in the address of the shop.

const FINDER = '/ink-toner-finder';
const CHOSEN = /\/ink-toner-finder\?brand=hp&model=hp-laserjet-pro-m404dn$/;
const answer = (page: Page) => page.getByText(/^Found \d+ products for your LaserJet Pro M404dn$/);

async function choose(page: Page): Promise<void> {
  await page.goto(FINDER);
  await page.getByLabel('Printer brand').selectOption('hp');
  await page.getByLabel('Printer model').selectOption('hp-laserjet-pro-m404dn');
  await expect(answer(page)).toBeVisible();
  await expect(page).toHaveURL(CHOSEN);
}

test('Back from a product and a reload return to the answer', async ({ page }) => {
  await choose(page);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(answer(page)).toBeVisible();
  await page.reload();
  await expect(answer(page)).toBeVisible();
  await expect(page).toHaveURL(CHOSEN);
});

test('Reset takes the choice out of the address', async ({ page }) => {
  await choose(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/\/ink-toner-finder$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Select Your Printer' })).toBeVisible();
});

test('a printer chosen on the page of another one is in the address too', async ({ page }) => {
  await page.goto(`${FINDER}/hp/hp-laserjet-pro-m404dn`);
  await expect(answer(page)).toBeVisible();
  await page.getByLabel('Printer brand').selectOption('brother');
  await expect(page).toHaveURL(/m404dn\?brand=brother$/);
  await page.reload();
  await expect(page.getByLabel('Printer brand')).toHaveValue('brother');
  await expect(answer(page)).toHaveCount(0);
});
