import { expect, test } from 'playwright/test';
import { deferred } from '../../helpers/deferred';
import { answer, answerCalls, fired, openElements, record } from '../../helpers/element-page';
import { brand, chosen, MODELS, model, openFinder, usual } from '../../helpers/finder-page';
import { productPage } from '../../helpers/products';

// The finder where answers fail, are slow, or come in another order.

test('nothing found: says so, and Try Another Model resets', async ({ page }) => {
  await openFinder(page, 'brand="hp" model="envy-6020"', {
    products: route => answer(route, productPage(0)),
  });
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  await expect(
    page.getByText("We couldn't find any compatible products for this printer model."),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try Another Model' }).click();
  await expect(page.getByRole('heading', { name: 'Select Your Printer' })).toBeVisible();
});

test('without a connection the form stays as it is, and goes on with the connection', async ({
  page,
  context,
}) => {
  await openFinder(page, '');
  await expect(brand(page)).toBeEnabled();
  // Its code is there: brands are shown before it.
  await page.evaluate(async () => void (await customElements.whenDefined('tass-finder')));
  await context.setOffline(true);
  await brand(page).selectOption('hp');
  await expect(model(page).getByRole('option', { name: 'ENVY 6020' })).toHaveCount(1);
  await model(page).selectOption('envy-6020');
  await expect(brand(page)).toHaveValue('hp');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('article')).toHaveCount(3);
});

for (const [what, path, text] of [
  ['brands', 'products/brands', 'Failed to load brands'],
  ['models', 'products/brands/hp/models', 'Failed to load models'],
  ['products', 'products', 'Failed to load products'],
] as const) {
  test(`${what} that fail are told in words and can be asked for again`, async ({ page }) => {
    let works = false;
    const attributes = what === 'brands' ? '' : 'brand="hp" model="envy-6020"';
    await openFinder(page, attributes, {
      [path]: route => (works ? usual[path](route) : answer(route, undefined, 400)),
    });
    await expect(page.getByText(text)).toBeVisible();
    works = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    if (what === 'products') await expect(page.getByRole('article')).toHaveCount(3);
    else if (what === 'models')
      await expect(model(page).getByRole('option', { name: 'ENVY 6020' })).toHaveCount(1);
    else await expect(brand(page).getByRole('option', { name: 'Canon' })).toHaveCount(1);
  });
}

for (const [what, status] of [
  ['brands', 400],
  ['models', 400],
  ['models', 404],
] as const)
  test(`${what} that answer ${status} when asked for again are told, and what is shown stays`, async ({
    page,
  }) => {
    let works = true;
    const path = what === 'brands' ? 'products/brands' : 'products/brands/hp/models';
    await openFinder(page, 'brand="hp"', {
      [path]: route => (works ? usual[path](route) : answer(route, undefined, status)),
    });
    await expect(model(page)).toBeEnabled();
    works = false;
    // Old enough to be asked for again.
    await page.clock.setSystemTime(Date.now() + 60_000);
    const finder = page.locator('tass-finder');
    await finder.evaluate(element => element.removeAttribute('brand'));
    await expect(model(page)).toBeDisabled();
    await finder.evaluate(element => element.replaceWith(element.cloneNode()));
    await finder.evaluate(element => element.setAttribute('brand', 'hp'));
    await expect(page.getByText(`Failed to load ${what}`)).toBeVisible();
    await expect(brand(page).getByRole('option')).toHaveCount(3);
  });

test('models that the host of their brand does not know have failed: in words and by tass-error', async ({
  page,
}) => {
  await openFinder(page, '', { 'products/brands/hp/models': route => answer(route, undefined, 404) });
  await record(page, 'tass-error');
  await brand(page).selectOption('hp');
  await expect(page.getByText('Failed to load models')).toBeVisible();
  await expect.poll(() => fired(page, 'tass-error')).toMatchObject([{ call: 'models', status: 404 }]);
});

test('models that let the shopper wait are explained after 10 s', async ({ page }) => {
  await page.clock.install();
  const models = deferred();
  await openFinder(page, '', {
    'products/brands/hp/models': async route => {
      await models.held;
      await answer(route, MODELS).catch(() => undefined);
    },
  });
  await brand(page).selectOption({ label: 'HP' });
  await expect.poll(() => chosen(page, 'model')).toBe('Loading models...');
  const status = page.getByRole('status').filter({ hasText: 'The shop is slow to answer.' });
  await expect(status).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(status).toBeVisible();
  models.release();
});

test('where the page has a toast area, failures are told there', async ({ page }) => {
  await answerCalls(page, { ...usual, 'products/brands': route => answer(route, undefined, 400) });
  await page.clock.install();
  await openElements(page, '<tass-finder></tass-finder><tass-toaster></tass-toaster>');
  await expect(brand(page)).toBeVisible();
  // Toasts come after three seconds, where nobody does anything before.
  await page.clock.fastForward(3000);
  await expect(page.locator('tass-toaster').getByRole('alert')).toContainText('Failed to load brands');
  await expect(page.locator('tass-finder').getByText('Failed to load brands')).toHaveCount(0);
});

test('F37 models of the last brand are shown, whatever order answers come in', async ({ page }) => {
  const slow = deferred();
  await openFinder(page, '', {
    'products/brands/hp/models': async route => {
      await slow.held;
      await answer(route, MODELS).catch(() => undefined);
    },
  });
  await brand(page).selectOption({ label: 'HP' });
  await brand(page).selectOption({ label: 'Canon' });
  await expect(model(page).getByRole('option', { name: 'PIXMA G540' })).toHaveCount(1);
  slow.release();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(model(page).getByRole('option', { name: 'ENVY 6020' })).toHaveCount(0);
});
