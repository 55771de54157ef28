import { expect, test } from 'playwright/test';
import { deferred } from '../../helpers/deferred';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { MODELS } from '../../helpers/finder-catalogue';
import { brand, chosen, model, openFinder, usual } from '../../helpers/finder-page';
import { productPage } from '../../helpers/products';
import { addresses } from '../../helpers/shop';

// Specification, sections 2 (ink and toner finder), 4 and 8; contract, sections 3, 4 and 6.

test('brand, model, products', async ({ page }) => {
  const models = deferred();
  const products = deferred();
  const asked: string[] = [];
  await openFinder(page, '', {
    'products/brands/hp/models': async route => {
      await models.held;
      await answer(route, MODELS);
    },
    products: async (route, query) => {
      asked.push(query.toString());
      await products.held;
      await answer(route, productPage(3, { total: 3 }));
    },
  });
  await brand(page).selectOption({ label: 'HP' });
  await expect(model(page)).toBeDisabled();
  await expect.poll(() => chosen(page, 'model')).toBe('Loading models...');
  await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'HP' })).toBeVisible();
  models.release();

  await expect(model(page)).toBeEnabled();
  await expect.poll(() => chosen(page, 'model')).toBe('Choose a model');
  await model(page).selectOption({ label: 'LaserJet Pro M404dn' });
  await expect(page.getByText('Loading compatible products...')).toBeVisible();
  products.release();

  await expect(page.getByRole('heading', { name: 'Compatible Products' })).toBeVisible();
  await expect(page.getByText('Found 3 products for your LaserJet Pro M404dn')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(new URLSearchParams(asked[0]).get('for_device')).toBe('laserjet-pro-m404dn');
  expect(new URLSearchParams(asked[0]).get('limit')).toBe('48');
});

test('the choices of many pages do not fill the session’s storage', async ({ page }) => {
  await openFinder(page, 'brand="hp" model="envy-6020"');
  await expect.poll(() => chosen(page, 'model')).toBe('ENVY 6020');
  await page.evaluate(() => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, number) => [`page ${number}`, {}]));
    sessionStorage.setItem('tass-finder', JSON.stringify(many));
  });
  await page.goto(`${addresses.partner}/made-elements.html?another`).catch(() => undefined);
  await page.goBack();
  const kept = () =>
    page.evaluate(() => Object.keys(JSON.parse(sessionStorage.getItem('tass-finder') ?? '{}')));
  await expect.poll(async () => (await kept()).length).toBeLessThanOrEqual(20);
  await expect.poll(async () => (await kept()).at(-1)).toContain('made-elements.html');
});

test('a brand that the page sets again, alone, takes the printer chosen meanwhile away', async ({ page }) => {
  await openFinder(page, 'brand="canon"');
  const finder = page.locator('tass-finder');
  await brand(page).selectOption({ label: 'HP' });
  await model(page).selectOption({ label: 'ENVY 6020' });
  await expect(page.getByText('Found 3 products for your ENVY 6020')).toBeVisible();
  await finder.evaluate(element => element.setAttribute('brand', 'canon'));
  await expect(brand(page)).toHaveValue('canon');
  await expect(page.getByText('Not selected')).toBeVisible();
  await expect(page.getByText('for your ENVY 6020')).toHaveCount(0);
  await expect(finder).not.toHaveAttribute('model');
  // A printer that was named before its brand is meant.
  await finder.evaluate(element => {
    element.removeAttribute('brand');
    element.setAttribute('model', 'envy-6020');
  });
  await finder.evaluate(element => element.setAttribute('brand', 'hp'));
  await expect(page.getByText('Found 3 products for your ENVY 6020')).toBeVisible();
});

for (const how of ['goBack', 'reload'] as const)
  test(`${how === 'goBack' ? 'Back' : 'a reload'} on a partner's page returns to the choice, a new visit does not`, async ({
    page,
  }) => {
    await openFinder(page);
    const address = page.url();
    await brand(page).selectOption({ label: 'HP' });
    await model(page).selectOption({ label: 'ENVY 6020' });
    await expect(page.getByRole('article')).toHaveCount(3);
    expect(page.url()).toBe(address);
    if (how === 'goBack') await page.goto(`${addresses.partner}/`);
    await page[how]();
    await expect(page.getByText('Found 3 products for your ENVY 6020')).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Select Your Printer' })).toBeVisible();
  });

test('on a phone the answer comes into view, under one line with the printer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFinder(page, 'style="display:block;margin-block-start:600px"', {
    products: route => answer(route, productPage(6)),
  });
  await brand(page).selectOption({ label: 'HP' });
  await model(page).selectOption({ label: 'ENVY 6020' });
  const status = page.getByRole('status').filter({ hasText: 'Found 6 products for your ENVY 6020' });
  await expect(status).toBeInViewport();
  await expect(page.getByRole('article').first()).toBeInViewport();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(brand(page)).toBeFocused();
  await expect(brand(page)).toBeInViewport();
});

test('what Tab opens is in view at 400 % zoom too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openFinder(page);
  await brand(page).selectOption({ label: 'HP' });
  await model(page).selectOption({ label: 'ENVY 6020' });
  await expect(page.getByText('Found 3 products for your ENVY 6020')).toBeVisible();
  await openFinder(page, 'brand="hp" model="envy-6020" style="display:block;margin-block:300px"');
  await expect(page.getByText('Found 3 products for your ENVY 6020')).toBeVisible();
  await page.keyboard.press('Tab');
  const saved = page.getByRole('button', { name: 'HP ENVY 6020', exact: true });
  await expect(saved).toBeFocused();
  await expect(page.locator('[data-folded=false]')).toBeVisible();
  await expect(saved).toBeInViewport({ ratio: 1 });
});

test('a printer that was chosen on this device is offered first, until it is forgotten', async ({ page }) => {
  await openFinder(page);
  await brand(page).selectOption({ label: 'HP' });
  await model(page).selectOption({ label: 'ENVY 6020' });
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'Change' }).click();
  await model(page).selectOption({ label: 'LaserJet Pro M404n' });
  // It is stored in the frame after it is shown.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('tass-printers')))
    .toContain('LaserJet Pro M404n');
  await openElements(page, '<tass-finder></tass-finder>');
  await page.getByRole('button', { name: 'HP ENVY 6020', exact: true }).click();
  await expect(page.getByText('Found 3 products for your ENVY 6020')).toBeVisible();
  // With a printer chosen the others are behind its line.
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Forget HP ENVY 6020' }).click();
  await expect(page.getByRole('button', { name: 'HP ENVY 6020', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Forget HP LaserJet Pro M404n' })).toBeFocused();
});

test('F47 a brand that nobody knows is as good as none', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', message => warnings.push(message.text()));
  await openFinder(page, 'brand="nobody" model="nothing"');
  await expect(page.getByRole('heading', { name: 'Select Your Printer' })).toBeVisible();
  await expect(brand(page)).toHaveValue('');
  // What a folded form clips counts as visible.
  await expect(brand(page)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => warnings).toContain('tass: <tass-finder> ignores brand="nobody"');
});

test('a partner’s own words, button and phone number', async ({ page }) => {
  await answerCalls(page, { ...usual, products: route => answer(route, productPage(0)) });
  await openElements(
    page,
    `<tass-finder brand="hp" model="envy-6020"><p slot="empty">Ask us for it</p><a slot="phone" href="tel:22334455">2233 4455</a></tass-finder>`,
  );
  await expect(page.getByText('Ask us for it')).toBeVisible();
  await expect(page.getByText('No Products Found')).toBeHidden();
  await expect(page.getByRole('link', { name: '2233 4455' })).toBeVisible();
});

test('works by keyboard alone, in Arabic from right to left', async ({ page }) => {
  await answerCalls(page, usual);
  await openElements(page, '<tass-finder lang="ar"></tass-finder>');
  await expect(page.getByLabel('ماركة الطابعة').getByRole('option')).toHaveCount(3);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'الطابعة أو الخرطوشة' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('ماركة الطابعة')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('موديل الطابعة')).toBeEnabled();
  expect(
    await page
      .locator('tass-finder section')
      .first()
      .evaluate(e => getComputedStyle(e).direction),
  ).toBe('rtl');
});
