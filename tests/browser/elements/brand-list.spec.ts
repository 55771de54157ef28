import { expect, type Page, test } from 'playwright/test';
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
