import { expect, type Page, test } from 'playwright/test';
import { deferred } from '../../helpers/deferred';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { product, productPage } from '../../helpers/products';

// `headless`: a grid or finder that draws nothing and tells what it knows.

/** A page's own script: draws the status and the products of each `tass-data`. */
const DRAW = `<script>
  addEventListener('tass-data', ({ target, detail }) => {
    const { status, products, total, page, brands, models, error } = detail;
    const words = [status, products.map(({ title, href }) => title + ' ' + new URL(href).pathname).join(', '), total,
      'page ' + page, brands.map(({ slug }) => slug), models.map(({ slug }) => slug), error?.status];
    (target.querySelector('output') ?? target.appendChild(document.createElement('output'))).textContent =
      words.filter(word => word !== undefined && String(word) !== '').join(' | ');
    (globalThis.statuses ??= []).push(status);
  });
</script>`;

const calls = (page: Page, more: Parameters<typeof answerCalls>[1] = {}) =>
  answerCalls(page, {
    products: (route, query) =>
      answer(route, {
        ...productPage(0),
        items: [product(Number(query.get('page') ?? 1))],
        total: 2,
      }),
    'products/brands': route => answer(route, [{ slug: 'hp', title: 'HP' }]),
    'products/brands/hp/models': route => answer(route, [{ slug: 'envy-6020', title: 'ENVY 6020' }]),
    ...more,
  });

const statuses = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { statuses: string[] }).statuses);

for (const script of ['tass.js', 'product-grid.js'])
  test(`a headless grid (${script}) tells loading, products and the next page, and draws nothing`, async ({
    page,
  }) => {
    const { held, release } = deferred();
    await calls(page, {
      products: async (route, query) => {
        await held;
        const items = [product(Number(query.get('page') ?? 1))];
        return answer(route, { ...productPage(0), items, total: 2 });
      },
    });
    await openElements(page, '<tass-product-grid headless limit="1"></tass-product-grid>', {
      head: DRAW,
      script: `<script type="module" src="/widgets/latest/${script}"></script>`,
    });
    const grid = page.locator('tass-product-grid');
    await expect(page.getByText('loading | page 1')).toBeVisible();
    release();
    await expect(page.getByText('ready | Toner 1 /product/toner-1 | 2 | page 1')).toBeVisible();
    expect(await statuses(page)).toEqual(['loading', 'ready']);
    expect(await grid.locator('[part]:not([part=root])').count()).toBe(0);
    await grid.evaluate(element => element.setAttribute('page', '2'));
    await expect(page.getByText('ready | Toner 2 /product/toner-2 | 2 | page 2')).toBeVisible();
    const kept = await grid.evaluate(
      (element: HTMLElementTagNameMap['tass-product-grid']) => element.data()?.products[0]?.slug,
    );
    expect(kept).toBe('toner-2');
  });

test('a headless grid tells why nothing came, and asks again when it is told to', async ({ page }) => {
  let good = false;
  await calls(page, {
    products: route =>
      good ? answer(route, { ...productPage(0), items: [product(1)] }) : answer(route, undefined, 400),
  });
  await openElements(page, '<tass-product-grid headless></tass-product-grid>', { head: DRAW });
  await expect(page.getByText('failed | page 1 | 400')).toBeVisible();
  good = true;
  await page
    .locator('tass-product-grid')
    .evaluate((element: HTMLElementTagNameMap['tass-product-grid']) => element.retry());
  await expect(page.getByText(/^ready \| Toner 1/)).toBeVisible();
});

for (const script of ['tass.js', 'finder.js'])
  test(`a headless finder (${script}) tells brands, models and what fits, by its attributes and methods`, async ({
    page,
  }) => {
    await calls(page);
    await openElements(page, '<tass-finder headless lang="ar"></tass-finder>', {
      head: DRAW,
      script: `<script type="module" src="/widgets/latest/${script}"></script>`,
    });
    await expect(page.getByText('idle | page 1 | hp', { exact: true })).toBeVisible();
    const finder = page.locator('tass-finder');
    await finder.evaluate((element: HTMLElementTagNameMap['tass-finder']) => element.choose('hp'));
    await expect(page.getByText('idle | page 1 | hp | envy-6020', { exact: true })).toBeVisible();
    await finder.evaluate((element: HTMLElementTagNameMap['tass-finder']) =>
      element.choose('hp', 'envy-6020'),
    );
    await expect(
      page.getByText('ready | Toner 1 /ar/product/toner-1 | 2 | page 1 | hp | envy-6020'),
    ).toBeVisible();
    await finder.evaluate((element: HTMLElementTagNameMap['tass-finder']) => element.reset());
    await expect(page.getByText('idle | page 1 | hp', { exact: true })).toBeVisible();
    expect(await finder.locator('select').count()).toBe(0);
  });

test('without `headless` the element draws as ever, and is asked nothing more by it', async ({ page }) => {
  await calls(page);
  await openElements(page, '<tass-product-grid headless limit="1"></tass-product-grid>', { head: DRAW });
  await expect(page.getByText(/^ready/)).toBeVisible();
  const grid = page.locator('tass-product-grid');
  await grid.evaluate(element => element.removeAttribute('headless'));
  await expect(grid.getByRole('article')).toHaveCount(1);
  await expect(page.getByText(/^ready/)).toBeHidden();
});
