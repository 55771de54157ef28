import { expect, type Page, test } from 'playwright/test';

// On the way from page to page: what is fetched on a wish, and how pages fade.

const LIST = '/printer-toner-supplier-in-kuwait';

/** Paths of the products that the API is asked for, from now on. */
function productsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const slug = /\/api\/v2\/products\/(?!brands$)([^/?]+)$/.exec(request.url())?.[1];
    if (slug) asked.push(slug);
  });
  return asked;
}

const slugOf = async (page: Page, index: number) =>
  (await cardLink(page, index).getAttribute('href'))?.split('/').pop() ?? '';
const cardLink = (page: Page, index: number) =>
  page.locator('tass-product-grid').getByRole('article').nth(index).getByRole('link');

test('a product’s data is on its way while the pointer rests on its link', async ({ page }) => {
  const asked = productsAsked(page);
  await page.goto(LIST, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await cardLink(page, 0).hover();
  await expect.poll(() => asked).toEqual([await slugOf(page, 0)]);
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
});

test('links that the pointer only passes are left alone', async ({ page }) => {
  const asked = productsAsked(page);
  await page.goto(LIST, { waitUntil: 'networkidle' });
  const links = await page.locator('tass-product-grid').getByRole('article').getByRole('link').all();
  const handles = await Promise.all(links.slice(0, 3).map(link => link.elementHandle()));
  await page.evaluate(passed => {
    for (const link of passed)
      link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  }, handles);
  await expect.poll(() => asked).toEqual([await slugOf(page, 2)]);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`pages fade into each other: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(LIST, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = update => {
        document.documentElement.dataset.faded = 'yes';
        return start(update);
      };
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const html = page.locator('html');
    if (reducedMotion === 'reduce') await expect(html).not.toHaveAttribute('data-faded');
    else await expect(html).toHaveAttribute('data-faded', 'yes');
  });
