import { expect, test } from 'playwright/test';
import { axeFaults, LOOKS } from '../../helpers/axe';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { product, productPage } from '../../helpers/products';

// Nothing that axe knows of stands in the way of anybody, in either language and theme.

const BODY =
  '<tass-search></tass-search><tass-categories></tass-categories><tass-cart-badge></tass-cart-badge>';

for (const { lang, theme } of LOOKS) {
  test(`search, categories and cart badge in ${lang}, ${theme}`, async ({ page }) => {
    const cart = JSON.stringify([{ ...product(1), quantity: 1 }]);
    await page.addInitScript(text => localStorage.setItem('tass-cart', text), cart);
    await answerCalls(page, { products: route => answer(route, productPage(3)) });
    await openElements(page, BODY, { lang, theme });
    const faults = () => axeFaults(page, { without: ['page-has-heading-one'] });
    await page.getByRole('combobox').fill('toner');
    await expect(page.getByRole('option')).toHaveCount(3);
    await page.getByRole('combobox').press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    expect(await faults()).toEqual([]);
    await page.getByRole('combobox').press('Escape');
    await page.locator('tass-categories').getByRole('button').click();
    await expect(page.locator('tass-categories').getByRole('link')).toHaveCount(7);
    expect(await faults()).toEqual([]);
  });
}
