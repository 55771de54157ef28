import { expect, type Page, test } from 'playwright/test';
import { openHydrated } from '../../helpers/hydrated';

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

test('Back from a product and a reload return to the answer; Reset takes the choice out of the address', async ({
  page,
}) => {
  await choose(page);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(answer(page)).toBeVisible();
  await page.reload();
  await expect(answer(page)).toBeVisible();
  await expect(page).toHaveURL(CHOSEN);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/\/ink-toner-finder$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Select Your Printer' })).toBeVisible();
});

test('the page of a brand has all its printers before the API has said them again', async ({ page }) => {
  await page.route('**/api/v2/products/brands/hp/models', () => undefined);
  await page.goto(`${FINDER}/hp`);
  const links = page.getByRole('navigation', { name: 'All HP printers' }).getByRole('link');
  const listed = await links.allTextContents();
  expect(listed.length).toBeGreaterThan(300);
  await openHydrated(page, `${FINDER}/hp`);
  expect(await links.allTextContents()).toEqual(listed);
  const model = page.getByLabel('Printer model');
  await expect(model.locator('option')).toHaveCount(listed.length + 1);
  await page.getByLabel('Type to narrow the models').fill('M404dn');
  await expect(model.locator('option')).toHaveText(['Choose a model', 'LaserJet Pro M404dn']);
  await model.selectOption('hp-laserjet-pro-m404dn');
  await expect(answer(page)).toBeVisible();
});

test('a printer chosen on the page of another one is in the address too, and products that come for the page’s own leave it there', async ({
  page,
}) => {
  await page.goto(`${FINDER}/hp/hp-laserjet-pro-m404dn`);
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('combobox', { name: 'Printer brand' })).toBeVisible();
  await page.getByLabel('Printer brand').selectOption('brother');
  await expect(page).toHaveURL(/m404dn\?brand=brother$/);
  await page.reload();
  await expect(page.getByLabel('Printer brand')).toHaveValue('brother');
  await expect(answer(page)).toHaveCount(0);
  await page.evaluate(async () => {
    const detail = { brand: 'hp', model: 'hp-laserjet-pro-m404dn', products: [] };
    document
      .querySelector('tass-finder')
      ?.dispatchEvent(new CustomEvent('tass-finder-change', { detail, bubbles: true, composed: true }));
    for (const _ of '1234') await new Promise(requestAnimationFrame);
  });
  await expect(page).toHaveURL(/m404dn\?brand=brother$/);
  await expect(page.getByLabel('Printer brand')).toHaveValue('brother');
});

test('a choice that the page is left with at once changes nothing of the next page’s address', async ({
  page,
}) => {
  await page.goto(FINDER);
  const brand = page.getByLabel('Printer brand');
  await brand.selectOption('hp');
  await expect(page).toHaveURL(/\?brand=hp$/);
  await brand.evaluate((select: HTMLSelectElement) => {
    select.value = 'brother';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    document.querySelector<HTMLElement>('footer a[href="/privacy-policy"]')?.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: /privacy/i })).toBeVisible();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

const COLOR_PRINTER = 'hp-color-laserjet-pro-mfp-m281fdw';

for (const where of ['choosing it', 'opening its page'])
  test(`on a phone ${where} shows a printer’s first product without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (where === 'choosing it') {
      await page.goto(FINDER);
      await page.getByLabel('Printer brand').selectOption('hp');
      await page.getByLabel('Printer model').selectOption(COLOR_PRINTER);
    } else await page.goto(`${FINDER}/hp/${COLOR_PRINTER}`);
    const status = page.getByRole('status').filter({ hasText: 'Found 16 products' });
    await expect(status).toBeInViewport();
    await expect(page.getByRole('article').first()).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Change' })).toBeInViewport();
  });

test('a printer’s page offers its brand’s other printers, whichever comes first: they or the finder', async ({
  page,
}) => {
  // The page itself asks for them too, and carries its own printer alone.
  const others = page.waitForResponse(/\/brands\/hp\/models$/);
  await page.route(/\/assets\/js\/finder-.{7}\.js$/, async route => {
    await others;
    await route.fallback();
  });
  await page.goto(`${FINDER}/hp/hp-laserjet-pro-m404dn`);
  const list = page.getByLabel('Printer model');
  const options = list.getByRole('option', { includeHidden: true });
  await expect(page.getByLabel('Type to narrow the models')).toBeHidden();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect.poll(() => options.count()).toBeGreaterThan(100);
  await expect(list).toHaveValue('hp-laserjet-pro-m404dn');
  await expect(list.locator('[value="hp-color-laser-150a"]')).toHaveText('Color Laser 150a');
  await expect(list.locator('optgroup').first()).toHaveAttribute('label', 'Color Laser');
  await expect(page.getByLabel('Type to narrow the models')).toBeVisible();
});
