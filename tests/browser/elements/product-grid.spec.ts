import { expect, type Locator, type Page, test } from 'playwright/test';
import { deferred } from '../../helpers/deferred';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { product, productPage } from '../../helpers/products';

// Specification, sections 2 (product grid), 4 (paging), 8 and 9; contract, section 6 (pagers).

const cards = (page: Page) => page.getByRole('article');
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

/** A list of `total` products in pages. */
async function answerPages(page: Page, total: number, hasTotal = true) {
  await answerCalls(page, {
    products: (route, query) => {
      const at = Number(query.get('page') ?? 1);
      const limit = Number(query.get('limit') ?? 12);
      const count = Math.max(0, Math.min(limit, total - (at - 1) * limit));
      return answer(route, productPage(count, { total: hasTotal ? total : undefined }, (at - 1) * limit + 1));
    },
  });
}

/** How many cards stand in the first row. */
async function columns(list: Locator): Promise<number> {
  return list.evaluate(element => {
    const tops = [...element.children].map(card => card.getBoundingClientRect().top);
    return tops.filter(top => top === tops[0]).length;
  });
}

test('columns follow the element’s own width', async ({ page }) => {
  await answerPages(page, 8);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openElements(page, '<tass-product-grid></tass-product-grid>');
  await expect(cards(page)).toHaveCount(8);
  for (const [width, expected] of [
    [479, 1],
    [480, 2],
    [767, 2],
    [768, 3],
    [1079, 3],
    [1080, 4],
  ] as const) {
    await page.locator('tass-product-grid').evaluate((element, px) => {
      (element as HTMLElement).style.width = `${px}px`;
    }, width);
    await expect.poll(() => columns(page.getByRole('list').first()), `${width} px`).toBe(expected);
  }
});

test('on other people’s pages all cards are drawn, so that a capture of the whole page has them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await answerPages(page, 24);
  await openElements(page, '<tass-product-grid limit="24"></tass-product-grid>');
  await expect(cards(page)).toHaveCount(24);
  const isDrawn = () =>
    cards(page)
      .last()
      .getByRole('button', { name: 'Add to Cart' })
      .evaluate(button => button.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isDrawn).toBe(true);
});

test('cards of a row have one height, and their prices one line', async ({ page }) => {
  await answerCalls(page, {
    products: route =>
      answer(route, {
        ...productPage(2),
        items: [
          product(1, { title: 'A long title '.repeat(5) }),
          product(2, { kind: null, yield_pages: null }),
        ],
      }),
  });
  await openElements(page, '<tass-product-grid></tass-product-grid>');
  await expect(cards(page)).toHaveCount(2);
  const lines = (part: string) =>
    page.locator(`[part=${part}]`).evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom));
  for (const part of ['card', 'price']) {
    await expect.poll(async () => new Set(await lines(part)).size).toBe(1);
  }
});

test('the mark of a kind keeps its shape where the row is short', async ({ page }) => {
  await page.setViewportSize({ width: 340, height: 844 });
  await answerCalls(page, {
    products: route =>
      answer(route, {
        ...productPage(1),
        items: [product(1, { kind: 'remanufactured', color: 'light-magenta' })],
      }),
  });
  await openElements(page, '<tass-product-grid></tass-product-grid>');
  const [width, height] = await page.getByText('Remanufactured').evaluate(kind => {
    const { inlineSize, blockSize } = getComputedStyle(kind, '::before');
    return [inlineSize, blockSize];
  });
  expect(width).toBe(height);
});

test('the pager: Previous off on page 1, both off while loading, Next off on the last page', async ({
  page,
}) => {
  await answerPages(page, 14);
  await openElements(page, '<tass-product-grid paged></tass-product-grid>');
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
  await expect(previous(page)).toBeDisabled();
  await expect(next(page)).toBeEnabled();

  const { held, release } = deferred();
  await page.route(/page=2/, async route => {
    await held;
    await route.fallback();
  });
  await next(page).click();
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(previous(page)).toBeDisabled();
  await expect(next(page)).toBeDisabled();
  release();

  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expect(previous(page)).toBeEnabled();
  await expect(next(page)).toBeDisabled();
  await previous(page).click();
  await expect(cards(page)).toHaveCount(12);
});

test('the pager stands in one line on a phone, in a page’s wide letters too', async ({ page }) => {
  await page.setViewportSize({ width: 348, height: 844 });
  await answerPages(page, 30);
  await openElements(page, '<tass-product-grid paged></tass-product-grid>', {
    // Twice, or browsers make it smaller.
    head: '<style>html { --tass-font: monospace, monospace }</style>',
  });
  await expect(next(page)).toBeEnabled();
  const top = async (button: Locator) => (await button.boundingBox())?.y;
  expect(await top(next(page))).toBe(await top(previous(page)));
});

test('a press on the pager is painted before the list turns its page', async ({ page }) => {
  await answerPages(page, 14);
  await openElements(page, '<tass-product-grid paged></tass-product-grid>');
  await expect(next(page)).toBeEnabled();
  const turned = await next(page).evaluate(button => {
    const pages: number[] = [];
    addEventListener('tass-page', event => pages.push(event.detail.page));
    (button as HTMLButtonElement).click();
    return pages;
  });
  expect(turned).toEqual([]);
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
});

test('an empty list says so; a page may put its own words there', async ({ page }) => {
  await answerPages(page, 0);
  await openElements(
    page,
    '<tass-product-grid></tass-product-grid><tass-product-grid id="own"><p slot="empty">Call us: 22 33 44 55</p></tass-product-grid>',
  );
  await expect(page.getByText('No products here yet').first()).toBeVisible();
  await expect(page.locator('#own').getByText('Call us: 22 33 44 55')).toBeVisible();
});

test('after turning, the focus is at the top of the new page', async ({ page }) => {
  await answerPages(page, 24);
  await openElements(page, '<tass-product-grid paged></tass-product-grid>');
  await next(page).click();
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Toner 13' })).toBeFocused();
});
