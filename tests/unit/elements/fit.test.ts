import { expect, test } from 'vitest';
import { answer, fill, openElement, store } from '../../helpers/open-element';
import { product, productPage } from '../../helpers/products';

// With a printer saved, products say whether they fit it.

const SLUG = 'hp-laserjet-pro-m402dn';
const PRINTER = { brand: 'hp', model: SLUG, titles: { brand: 'HP', model: 'LaserJet Pro M402dn' } };
const PAPER = product(3, { category: { slug: 'paper', title: 'Paper' } });

/** Opens a page; gives the printers that products were asked for. */
async function open(body: string, printers: readonly unknown[] = [PRINTER]) {
  store('tass-printers', printers);
  const asked: string[] = [];
  const page = await openElement(body, {
    products: query => {
      const device = query.get('for_device');
      if (device === null) return answer({ ...productPage(2), items: [...productPage(2).items, PAPER] });
      asked.push(device);
      return answer(productPage(1));
    },
    'products/toner-2': () =>
      answer({ ...product(2), devices: [{ slug: SLUG, title: 'LaserJet Pro M402dn' }] }),
  });
  const texts = (role: string) => page.queryAllByRole(role).map(({ textContent }) => textContent);
  return { ...page, asked, texts };
}

const GRID = '<tass-product-grid></tass-product-grid>';

test('a printer goes by the name its owner gave it, in Arabic too', async () => {
  const { texts } = await open('<tass-product-grid lang="ar"></tass-product-grid>', [
    { ...PRINTER, name: 'الدور 2' },
  ]);
  await expect.poll(() => texts('article')[0]).toMatch(/يناسب .?M402dn \(الدور 2\).? لديك/);
  expect(texts('article')[1]).toContain('لا يناسب طابعاتك');
});

test('without a printer nothing is said or asked for', async () => {
  const { asked, texts } = await open(GRID);
  await expect.poll(() => texts('article')[0]).toContain('Fits your M402dn');
  store('tass-printers', []);
  await expect.poll(() => texts('article').join()).not.toMatch(/fits? your/i);
  expect(texts('article')).toHaveLength(3);
  expect(asked).toEqual([SLUG]);
});

test('a product’s page goes by its own printers', async () => {
  const { findAllByText, queryByText } = await open('<tass-product slug="toner-2"></tass-product>');
  await findAllByText('Fits your M402dn');
  // The list of what fits the printer does not name it.
  expect(queryByText('Does not fit your printers')).toBeNull();
});

test('search rows say so', async () => {
  const { getByRole, texts } = await open('<tass-search></tass-search>');
  fill(getByRole('combobox', { name: 'Search products' }), 'toner');
  await expect.poll(() => texts('option')[0]).toContain('Fits your M402dn');
  expect(texts('option')[1]).toContain('Does not fit your printers');
});
