import { expect, test, vi } from 'vitest';
import { deferred } from '../../helpers/deferred';
import { type Answers, answer, openElement, record, SHOP } from '../../helpers/open-element';
import { product, productPage } from '../../helpers/products';

// Specification, sections 2 (product grid), 4 (paging), 8 and 9; contract, section 6 (pagers). Columns, heights, focus: browser/elements.

/** A list of `total` products in pages. */
const pagesOf = (total: number, hasTotal = true): Answers => ({
  products: query => {
    const at = Number(query.get('page') ?? 1);
    const limit = Number(query.get('limit') ?? 12);
    const count = Math.max(0, Math.min(limit, total - (at - 1) * limit));
    return answer(productPage(count, { total: hasTotal ? total : undefined }, (at - 1) * limit + 1));
  },
});

async function open(attributes = '', calls = pagesOf(3), surroundings = {}) {
  const grid = await openElement(
    `<tass-product-grid ${attributes}></tass-product-grid>`,
    calls,
    surroundings,
  );
  return {
    ...grid,
    cards: () => grid.queryAllByRole('article').length,
    placeholders: () => grid.root.querySelectorAll('[part~=placeholder]').length,
    next: () => grid.queryByRole<HTMLButtonElement>('button', { name: 'Next' }),
  };
}

test('heading with highlighted words, and a View More button into the shop', async () => {
  const grid = await open('highlight="Newly" heading="Products" view-more="/new-products"');
  grid.getByRole('heading', { name: 'Newly Products' });
  expect(grid.root.querySelector('mark')?.textContent).toBe('Newly');
  expect(grid.getByRole('link', { name: 'View More' }).getAttribute('href')).toBe(`${SHOP}/new-products`);
});

test('brand logo row with a View All button to the brand’s page', async () => {
  const grid = await open('brand="hp" brand-logo="https://api.example/pictures/brands/hp.svg"');
  expect(grid.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe(`${SHOP}/brands/hp`);
  expect(grid.getByRole('img', { name: 'hp' }).getAttribute('src')).toMatch(/hp\.svg$/);
});

test('12 grey placeholders while loading, as many as asked for otherwise', async () => {
  const { held, release } = deferred();
  const grid = await open('', {
    products: async () => {
      await held;
      return answer(productPage(2));
    },
  });
  await expect.poll(grid.placeholders).toBe(12);
  grid.host.setAttribute('limit', '5');
  await expect.poll(grid.placeholders).toBe(5);
  release();
  await expect.poll(grid.cards).toBe(2);
  expect(grid.placeholders()).toBe(0);
});

test('no pager unless asked for', async () => {
  const grid = await open('', pagesOf(14));
  await expect.poll(grid.cards).toBe(12);
  expect(grid.next()).toBeNull();
});

test('F39 exactly 12 products: Next is off when the total says that nothing follows', async () => {
  const grid = await open('paged', pagesOf(12));
  await expect.poll(grid.cards).toBe(12);
  expect(grid.next()?.disabled).toBe(true);
});

test('F39 exactly 12 products and no total: an end stands on the empty page, with the way back', async () => {
  const grid = await open('paged', pagesOf(12, false));
  await expect.poll(grid.cards).toBe(12);
  grid.next()?.click();
  await grid.findByText('You have seen everything');
  expect(grid.next()?.disabled).toBe(true);
  grid.getByRole('button', { name: 'Back to the first page' }).click();
  await expect.poll(grid.cards).toBe(12);
});

test('F36 a malformed product is left out alone and still counts for the pager', async () => {
  const items = [...productPage(11).items, { id: 99, title: null, price: 'abc' }];
  const grid = await open('paged', { products: () => answer({ items, page: 1, limit: 12 }) });
  await expect.poll(grid.cards).toBe(11);
  expect(grid.next()?.disabled).toBe(false);
});

test('a failure says so, tells the page, and can be tried again', async () => {
  let works = false;
  const failed = record('tass-error');
  const grid = await open('', {
    products: () => (works ? answer(productPage(3)) : answer(undefined, 400)),
  });
  expect((await grid.findByRole('alert')).textContent).toContain('Products could not be loaded');
  expect(failed).toMatchObject([{ status: 400 }]);
  works = true;
  grid.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(grid.cards).toBe(3);
});

test.each([
  ['HTML', '<!doctype html><p>Hello'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list of null', '{"data":null}'],
])('F36 an answer that is %s never blanks the page', async (_, body) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked = vi.fn(() => new Response(body));
  const grid = await open('heading="All"', { products: asked });
  await expect.poll(() => grid.root.querySelector('[part=state]')).not.toBeNull();
  expect(asked).toHaveBeenCalled();
  grid.getByRole('heading', { name: 'All' });
});

test('a section of the home page only logs its failure and stays empty', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const head = `<meta name="tass:shop" content="${location.origin}">`;
  const grid = await open('filter="new" heading="Products"', {}, { head });
  await expect.poll(() => String(logged.mock.calls[0])).toContain('tass-product-grid');
  await expect.poll(grid.placeholders).toBe(0);
  grid.getByRole('heading', { name: 'Products' });
  expect(grid.cards()).toBe(0);
  expect(grid.queryByRole('alert')).toBeNull();
});

test('all attributes reach the call', async () => {
  const asked: string[] = [];
  const grid = await open(
    `filter="top" category="toners" brand="hp" device="hp-x" query="59 a" kind="original" color="cyan"
      min-price="1.500" max-price="9" in-stock sort="-price" limit="5" page="3"`,
    {
      products: query => {
        const all = [...query].map(([name, value]) => `${name}=${value}`);
        asked.push(all.sort().join(' '));
        return answer(productPage(1));
      },
    },
  );
  await expect.poll(grid.cards).toBe(1);
  expect(asked).toEqual([
    'brand=hp category=toners color=cyan filter=top for_device=hp-x in_stock=true kind=original limit=5 max_price=9 min_price=1.500 page=3 q=59 a sort=-price',
  ]);
});

test('a page may keep the pager in its address: it cancels tass-page and sets the attribute', async () => {
  const grid = await open('paged', pagesOf(30));
  const turned = record('tass-page', true);
  await expect.poll(() => grid.next()?.disabled).toBe(false);
  grid.next()?.click();
  await expect.poll(() => turned).toEqual([{ page: 2 }]);
  grid.getByText('Page 1');
  grid.host.setAttribute('page', '3');
  await grid.findByText('Page 3');
  await expect.poll(grid.cards).toBe(6);
});

test('tells the page what it shows, once for every answer', async () => {
  const told = record('tass-products');
  const grid = await open('highlight="Top" heading="Toners"', pagesOf(2));
  await expect
    .poll(() => told)
    .toMatchObject([{ list: 'Top Toners', products: [{ slug: 'toner-1' }, { slug: 'toner-2' }] }]);
  expect(grid.cards()).toBe(2);
});

test('F37 the last question counts, whatever order answers come in', async () => {
  const { held, release } = deferred();
  const grid = await open('brand="slow"', {
    products: async query => {
      const brand = query.get('brand');
      if (brand === 'slow') await held;
      return answer({ ...productPage(1), items: [product(1, { title: `By ${brand}` })] });
    },
  });
  await expect.poll(grid.placeholders).toBe(12);
  grid.host.setAttribute('brand', 'quick');
  await grid.findByText('By quick');
  release();
  await new Promise(resolve => setTimeout(resolve));
  expect(grid.queryByText('By slow')).toBeNull();
});
