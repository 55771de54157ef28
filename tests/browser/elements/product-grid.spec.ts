import { expect, type Locator, type Page, test } from 'playwright/test';
import { deferred } from '../../helpers/deferred';
import { answer, answerCalls, fired, openElements, record } from '../../helpers/element-page';
import { product, productPage } from '../../helpers/products';
import { addresses } from '../../helpers/shop';

// Specification, sections 2 (product grid), 4 (paging), 8 and 9; contract, section 6 (pagers).

const cards = (page: Page) => page.getByRole('article');
const placeholders = (page: Page) => page.locator('[part~=placeholder]');
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

test('heading with highlighted words, and a View More button into the shop', async ({ page }) => {
  await answerPages(page, 3);
  await openElements(
    page,
    '<tass-product-grid highlight="Newly" heading="Products" view-more="/new-products"></tass-product-grid>',
  );
  await expect(page.getByRole('heading', { name: 'Newly Products' })).toBeVisible();
  await expect(page.locator('mark')).toHaveText('Newly');
  await expect(page.getByRole('link', { name: 'View More' })).toHaveAttribute(
    'href',
    `${addresses.site}/new-products`,
  );
});

test('brand logo row with a View All button to the brand’s page', async ({ page }) => {
  await answerPages(page, 3);
  await openElements(
    page,
    `<tass-product-grid brand="hp" brand-logo="${addresses.api}/pictures/brands/hp.svg"></tass-product-grid>`,
  );
  await expect(page.getByRole('link', { name: 'View All' })).toHaveAttribute(
    'href',
    `${addresses.site}/brands/hp`,
  );
  await expect(page.getByRole('img', { name: 'hp' })).toHaveAttribute('src', /hp\.svg$/);
});

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

test('12 grey placeholders while loading, as many as asked for otherwise', async ({ page }) => {
  const { held, release } = deferred();
  await answerCalls(page, {
    products: async route => {
      await held;
      await answer(route, productPage(2));
    },
  });
  await openElements(page, '<tass-product-grid></tass-product-grid>');
  await expect(placeholders(page)).toHaveCount(12);
  await page.locator('tass-product-grid').evaluate(grid => grid.setAttribute('limit', '5'));
  await expect(placeholders(page)).toHaveCount(5);
  release();
  await expect(cards(page)).toHaveCount(2);
  await expect(placeholders(page)).toHaveCount(0);
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

test('no pager unless asked for', async ({ page }) => {
  await answerPages(page, 14);
  await openElements(page, '<tass-product-grid></tass-product-grid>');
  await expect(cards(page)).toHaveCount(12);
  await expect(next(page)).toHaveCount(0);
});

test('F39 exactly 12 products: Next is off when the total says that nothing follows', async ({ page }) => {
  await answerPages(page, 12);
  await openElements(page, '<tass-product-grid paged></tass-product-grid>');
  await expect(cards(page)).toHaveCount(12);
  await expect(next(page)).toBeDisabled();
});

test('F39 exactly 12 products and no total: an end stands on the empty page, with the way back', async ({
  page,
}) => {
  await answerPages(page, 12, false);
  await openElements(page, '<tass-product-grid paged></tass-product-grid>');
  await next(page).click();
  await expect(page.getByText('You have seen everything')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Back to the first page' }).click();
  await expect(cards(page)).toHaveCount(12);
});

test('F36 a malformed product is left out alone and still counts for the pager', async ({ page }) => {
  const items = [...productPage(11).items, { id: 99, title: null, price: 'abc' }];
  await answerCalls(page, { products: route => answer(route, { items, page: 1, limit: 12 }) });
  await openElements(page, '<tass-product-grid paged></tass-product-grid>');
  await expect(cards(page)).toHaveCount(11);
  await expect(next(page)).toBeEnabled();
});

test('a failure says so, tells the page, and can be tried again', async ({ page }) => {
  let works = false;
  await answerCalls(page, {
    products: route => (works ? answer(route, productPage(3)) : answer(route, undefined, 400)),
  });
  await openElements(page, '');
  await record(page, 'tass-error');
  await page.evaluate(() => document.body.append(document.createElement('tass-product-grid')));
  await expect(page.getByRole('alert')).toContainText('Products could not be loaded');
  await expect.poll(() => fired<{ status: number }>(page, 'tass-error')).toMatchObject([{ status: 400 }]);
  works = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(3);
});

test('F36 an answer that is HTML, nothing, null or a list of null never blanks the page', async ({
  page,
}) => {
  const bodies: Readonly<Record<string, string>> = {
    html: '<!doctype html><p>Hello',
    nothing: '',
    null: 'null',
    'list-of-null': '{"data":null}',
  };
  const asked = new Set<string>();
  await page.route(`${addresses.api}/api/v2/products**`, route => {
    const brand = new URL(route.request().url()).searchParams.get('brand') ?? '';
    asked.add(brand);
    return route.fulfill({
      status: 200,
      body: bodies[brand] ?? '',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  const grids = Object.keys(bodies).map(
    name => `<tass-product-grid brand="${name}" heading="All ${name}"></tass-product-grid>`,
  );
  await openElements(page, grids.join(''));
  for (const name of Object.keys(bodies)) {
    const grid = page.locator(`tass-product-grid[brand=${name}]`);
    await grid.scrollIntoViewIfNeeded();
    await expect(grid.locator('[part=state]')).toBeVisible();
    await expect(grid.getByRole('heading', { name: `All ${name}` })).toBeVisible();
    expect(asked).toContain(name);
  }
});

test('a section of the home page only logs its failure and stays empty', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', message => message.type() === 'error' && logged.push(message.text()));
  await answerCalls(page, {});
  await openElements(page, '<tass-product-grid filter="new" heading="Products"></tass-product-grid>', {
    onShop: true,
  });
  await expect(placeholders(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => logged.some(text => text.includes('tass-product-grid'))).toBe(true);
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

test('all attributes reach the call', async ({ page }) => {
  const asked: string[] = [];
  await answerCalls(page, {
    products: (route, query) => {
      asked.push(
        [...query]
          .map(([name, value]) => `${name}=${value}`)
          .sort()
          .join(' '),
      );
      return answer(route, productPage(1));
    },
  });
  await openElements(
    page,
    `<tass-product-grid filter="top" category="toners" brand="hp" device="hp-x" query="59 a" kind="original" color="cyan"
      min-price="1.500" max-price="9" in-stock sort="-price" limit="5" page="3"></tass-product-grid>`,
  );
  await expect(cards(page)).toHaveCount(1);
  expect(asked).toEqual([
    'brand=hp category=toners color=cyan filter=top for_device=hp-x in_stock=true kind=original limit=5 max_price=9 min_price=1.500 page=3 q=59 a sort=-price',
  ]);
});

test('a page may keep the pager in its address: it cancels tass-page and sets the attribute', async ({
  page,
}) => {
  await answerPages(page, 30);
  await openElements(page, '<tass-product-grid paged></tass-product-grid>');
  await record(page, 'tass-page', true);
  await next(page).click();
  await expect.poll(() => fired(page, 'tass-page')).toEqual([{ page: 2 }]);
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
  await page.locator('tass-product-grid').evaluate(grid => grid.setAttribute('page', '3'));
  await expect(page.getByText('Page 3', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
});

test('tells the page what it shows, once for every answer', async ({ page }) => {
  await answerCalls(page, { products: route => answer(route, productPage(2)) });
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { 'seen tass-products': seen });
    document.addEventListener('tass-products', ({ detail }) =>
      seen.push([detail.list, detail.products.map(({ slug }) => slug)]),
    );
  });
  await openElements(page, '<tass-product-grid highlight="Top" heading="Toners"></tass-product-grid>');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect.poll(() => fired(page, 'tass-products')).toEqual([['Top Toners', ['toner-1', 'toner-2']]]);
});

test('F37 the last question counts, whatever order answers come in', async ({ page }) => {
  const { held, release } = deferred();
  await answerCalls(page, {
    products: async (route, query) => {
      if (query.get('brand') === 'slow') await held;
      await answer(route, {
        ...productPage(1),
        items: [product(1, { title: `By ${query.get('brand')}` })],
      }).catch(() => undefined);
    },
  });
  await openElements(page, '<tass-product-grid brand="slow"></tass-product-grid>');
  await expect(placeholders(page)).toHaveCount(12);
  await page.locator('tass-product-grid').evaluate(grid => grid.setAttribute('brand', 'fast'));
  await expect(page.getByText('By fast')).toBeVisible();
  release();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByText('By fast')).toBeVisible();
  await expect(page.getByText('By slow')).toHaveCount(0);
});

test('after turning, the focus is at the top of the new page', async ({ page }) => {
  await answerPages(page, 24);
  await openElements(page, '<tass-product-grid paged></tass-product-grid>');
  await next(page).click();
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Toner 13' })).toBeFocused();
});
