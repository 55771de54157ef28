import { expect, test } from 'playwright/test';
import { answer } from '../../helpers/element-page';
import { brand, chosen, model, openFinder } from '../../helpers/finder-page';
import { productPage } from '../../helpers/products';

// A brand’s long list of models: in groups, and narrowed by typing.

test('typing narrows a long list; few matches stand as buttons', async ({ page }) => {
  await openFinder(page, 'brand="hp"');
  const narrow = page.getByLabel('Type to narrow the models');
  await narrow.fill('m404');
  await expect(model(page).getByRole('option')).toHaveText([
    'Choose a model',
    'LaserJet Pro M404dn',
    'LaserJet Pro M404n',
  ]);
  await page.getByRole('button', { name: 'LaserJet Pro M404n', exact: true }).click();
  await expect(page.getByText('Found 3 products for your LaserJet Pro M404n', { exact: true })).toBeVisible();
  // With a printer chosen the field is there once it is to be changed.
  await expect(narrow).toBeHidden();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(brand(page)).toBeFocused();
  await narrow.fill('nonsense');
  await expect(page.getByText('No model with these letters')).toBeVisible();
  // What is chosen stays chosen.
  await expect.poll(() => chosen(page, 'model')).toBe('LaserJet Pro M404n');
});

test('arrow keys that pass models by ask for the products of the last one alone', async ({ page }) => {
  const asked: (string | null)[] = [];
  await page.clock.install();
  await openFinder(page, 'brand="hp"', {
    products: (route, query) => {
      asked.push(query.get('for_device'));
      return answer(route, productPage(3, { total: 3 }));
    },
  });
  await expect(model(page)).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let times = 0; times < 4; times++) await model(page).press('ArrowDown');
  await expect.poll(() => chosen(page, 'model')).toBe('DeskJet 2133');
  await page.clock.resume();
  await expect(page.getByText('Found 3 products for your DeskJet 2133')).toBeVisible();
  expect(asked).toEqual(['deskjet-2133']);
  // Somebody may still look for another.
  await expect(model(page)).toBeFocused();
});

test('what an arrow key chose counts when its list is left at once', async ({ page }) => {
  await page.clock.install();
  await openFinder(page, 'brand="hp"');
  await expect(model(page)).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  await model(page).press('ArrowDown');
  await page.keyboard.press('Tab');
  // A frame, and not as long as a choice would rest.
  await page.clock.runFor(50);
  await expect(page.locator('tass-finder')).toHaveAttribute('model', 'deskjet-2130');
  await expect(model(page)).toBeVisible();
});
