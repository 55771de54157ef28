import { expect, test } from 'playwright/test';
import { axeFaults, LOOKS } from '../../helpers/axe';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { product, productPage } from '../../helpers/products';

// Nothing that axe knows of stands in the way of anybody, in either language and theme.

const BODY = `
  <tass-finder brand="hp" model="hp-one"></tass-finder>
  <tass-product-grid highlight="Newly" heading="Products" view-more="/new-products" paged></tass-product-grid>
  <tass-product slug="toner-1"></tass-product>`;

for (const { lang, theme } of LOOKS) {
  test(`finder, grid and product page in ${lang}, ${theme}`, async ({ page }) => {
    const offer = product(4, {
      kind: 'compatible',
      price: '9.000',
      offers: [{ title: '50% Off' }],
      in_stock: false,
      color: 'yellow',
    });
    const device = { slug: 'hp-one', title: 'One', brand: { slug: 'hp', title: 'HP' } };
    await answerCalls(page, {
      'products/brands': route => answer(route, [{ slug: 'hp', title: 'HP' }]),
      'products/brands/hp/models': route => answer(route, [device]),
      'products/toner-1': route => answer(route, product(1, { devices: [device], description: 'Toner' })),
      products: route => answer(route, { ...productPage(3), items: [...productPage(3).items, offer] }),
    });
    await openElements(page, BODY, { lang, theme });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('tass-finder').getByRole('article')).toHaveCount(4);
    expect(await axeFaults(page)).toEqual([]);
  });
}
