import { expect, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { productPage } from '../../helpers/products';

// `headless`: the files that pages load bring what tells and what is called. What a grid and a finder tell: unit/hosts.

/** A page's own script: says the status, products and brands of each `tass-data` in its element. */
const DRAW = `<script>
  addEventListener('tass-data', ({ target, detail: { status, products, brands } }) => {
    const output = target.querySelector('output') ?? target.appendChild(document.createElement('output'));
    output.textContent = [status, ...[...products, ...brands].map(({ title }) => title)].join(' ');
  });
</script>`;

for (const [what, files] of [
  ['tass.js', ['tass']],
  ['their single files', ['product-grid', 'finder']],
] as const)
  test(`a headless grid and finder by ${what} tell, are asked and draw nothing`, async ({ page }) => {
    await answerCalls(page, {
      products: route => answer(route, productPage(1)),
      'products/brands': route => answer(route, [{ slug: 'hp', title: 'HP' }]),
      'products/brands/hp/models': route => answer(route, []),
    });
    await openElements(
      page,
      '<tass-product-grid headless></tass-product-grid><tass-finder headless></tass-finder>',
      {
        head: DRAW,
        script: files
          .map(file => `<script type="module" src="/widgets/latest/${file}.js"></script>`)
          .join(''),
      },
    );
    const [grid, finder] = [page.locator('tass-product-grid'), page.locator('tass-finder')];
    await expect(grid.getByText('ready Toner 1', { exact: true })).toBeVisible();
    await expect(finder.getByText('idle HP', { exact: true })).toBeVisible();
    const kept = await grid.evaluate(
      (element: HTMLElementTagNameMap['tass-product-grid']) => element.data()?.products[0]?.slug,
    );
    expect(kept).toBe('toner-1');
    await finder.evaluate((element: HTMLElementTagNameMap['tass-finder']) => element.choose('hp'));
    await expect(finder).toHaveAttribute('brand', 'hp');
    for (const element of [grid, finder])
      expect(await element.locator('[part]:not([part=root])').count()).toBe(0);
  });
