import { expect, test } from 'playwright/test';
import { complaints } from '../../helpers/complaints';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { product } from '../../helpers/products';

// Specification, section 4 (card quantity); contract, section 3.

test('stands in a line of text and shares the card’s quantity', async ({ page }) => {
  await answerCalls(page, { 'products/toner-1': route => answer(route, product(1)) });
  await openElements(
    page,
    '<p>Buy it: <tass-add-to-cart slug="toner-1"></tass-add-to-cart> now</p><tass-product-card slug="toner-1"></tass-product-card>',
  );
  const alone = page.locator('tass-add-to-cart');
  await alone.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(alone.getByRole('group', { name: 'Toner 1' })).toContainText('1');
  await expect(page.getByRole('article').getByRole('group', { name: 'Toner 1' })).toContainText('1');
  expect(await alone.evaluate(element => getComputedStyle(element).display)).toBe('inline-block');
  expect((await alone.boundingBox())?.width).toBeGreaterThan(120);
});

test('F47 a slug that never comes is missed in the console, one that comes late is not', async ({ page }) => {
  await answerCalls(page, { 'products/toner-1': route => answer(route, product(1)) });
  await page.clock.install();
  const logged = complaints(page);
  await openElements(
    page,
    '<tass-add-to-cart></tass-add-to-cart><tass-product-card></tass-product-card><tass-product></tass-product>',
  );
  await page.waitForFunction(() => !document.querySelector(':not(:defined)'));
  await page.locator('tass-product-card').evaluate(card => card.setAttribute('slug', 'toner-1'));
  await expect(page.getByRole('article')).toContainText('Toner 1');
  await page.clock.runFor(4000);
  await expect
    .poll(() => logged.map(text => text.replace(/ JSHandle@node$/, '')))
    .toEqual(['tass: <tass-add-to-cart> has no slug', 'tass: <tass-product> has no slug']);
});
