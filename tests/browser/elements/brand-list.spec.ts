import { expect, type Page, test } from 'playwright/test';
import { deferred } from '../../helpers/deferred';
import { answer, answerCalls, openElements } from '../../helpers/element-page';

// Specification, section 2: /brand.

const brand = (slug: string, title: string) => ({ slug, title, logo: 'data:image/svg+xml,' });
const open = (page: Page) => openElements(page, '<tass-brand-list></tass-brand-list>');

test('every brand with its logo and the way to its products', async ({ page }) => {
  await answerCalls(page, {
    'products/brands': route => answer(route, [brand('hp', 'HP'), brand('tass', 'TASS')]),
  });
  await open(page);
  await expect(page.getByRole('link')).toHaveText(['HP', 'TASS']);
  await expect(page.getByRole('link', { name: 'HP' })).toHaveAttribute('href', /\/brands\/hp$/);
  await expect(page.getByRole('link', { name: 'TASS' })).toHaveAttribute('href', /\/brands\/tass$/);
  await expect(page.locator('[part=image]')).toHaveCount(2);
});

test('placeholders while the brands are on their way', async ({ page }) => {
  const { held, release } = deferred();
  await answerCalls(page, {
    'products/brands': async route => {
      await held;
      await answer(route, [brand('hp', 'HP')]);
    },
  });
  await open(page);
  await expect(page.locator('[part=placeholder]').first()).toBeVisible();
  await expect(page.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('link', { name: 'HP' })).toBeVisible();
  await expect(page.locator('[part=placeholder]')).toHaveCount(0);
});

test('a failure says so and can be tried again; an empty list says so', async ({ page }) => {
  let fails = true;
  await answerCalls(page, {
    'products/brands': route => answer(route, [], fails ? 400 : 200),
  });
  await open(page);
  await expect(page.getByText('Failed to load brands')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No brands yet.')).toBeVisible();
});
