import { expect, test } from 'playwright/test';
import { openElements } from '../../helpers/element-page';

// Specification, section 2.

test('picture, headline, tagline, and the way to the own toners', async ({ page }) => {
  await openElements(page, '<tass-promo></tass-promo>');
  await expect(page.getByRole('heading', { name: 'Want Prints That Actually Print Right?' })).toBeVisible();
  await expect(page.getByText(/^TASS toners are/)).toBeVisible();
  await expect(page.locator('tass-promo img')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'See TASS toners' })).toHaveAttribute(
    'href',
    /\/brands\/tass$/,
  );
});
