import { expect, test } from 'playwright/test';
import { deferred } from '../../helpers/deferred';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { MODELS } from '../../helpers/finder-catalogue';
import { brand, chosen, model, openFinder, usual } from '../../helpers/finder-page';

// The finder where answers fail, are slow, or come in another order.

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
