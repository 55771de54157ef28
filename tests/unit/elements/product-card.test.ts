import { expect, test } from 'vitest';
import { type Answers, answer, openElement, SHOP, store } from '../../helpers/open-element';
import { product } from '../../helpers/products';

// Specification, sections 2 (product card), 3 and 4 (card quantity); contract, sections 3 to 5. Presses and shape: browser/elements.

const only = (different = {}): Answers => ({ 'products/toner-1': () => answer(product(1, different)) });

async function open(calls = only(), attributes = 'slug="toner-1"') {
  const card = await openElement(`<tass-product-card ${attributes}></tass-product-card>`, calls);
  await card.findByRole('article');
  return { ...card, part: (name: string) => card.root.querySelector(`[part=${name}]`) };
}

test('a regular price that is not higher, and what is unknown, is left out', async () => {
  const card = await open({
    'products/toner-1': () => answer({ id: 1, slug: 'toner-1', title: 'Toner 1', price: 1234.5 }),
  });
  await expect.poll(() => card.part('price')?.textContent).toBe('1,234.500 د.ك');
  for (const part of ['offer', 'category', 'regular-price']) expect(card.part(part)).toBeNull();
  expect(card.getByRole('article').textContent).not.toMatch(/undefined|null|NaN/);
});

test.each(['Original', 'Compatible', 'Remanufactured'])(
  'tells that a product is %s, its colour, page yield and cost per page',
  async words => {
    const card = await open(only({ kind: words.toLowerCase(), color: 'light-cyan', price: '31.000' }));
    for (const text of [words, 'Light cyan', '3,100 pages', '10.0 fils a page']) await card.findByText(text);
  },
);

test('what is out of stock can’t be added', async () => {
  const card = await open(only({ in_stock: false }));
  const button = await card.findByRole('button', { name: 'Out of stock' });
  expect(button).toHaveProperty('disabled', true);
});

test('the quantity is read from the stored cart by slug', async () => {
  store('tass-cart', [{ ...product(1), id: 777, quantity: 3 }]);
  const card = await open();
  const quantity = await card.findByRole('group', { name: 'Toner 1' });
  expect(quantity.textContent).toContain('3');
  // An entry with this id is not there: the slug decides.
  card.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect.poll(() => quantity.textContent).toContain('2');
});

test('links carry the partner and the language', async () => {
  const card = await open(only(), 'slug="toner-1" partner="dealer" lang="ar"');
  const link = await card.findByRole('link');
  expect(link.getAttribute('href')).toBe(`${SHOP}/ar/product/toner-1?ref=dealer`);
  card.getByRole('button', { name: 'أضف إلى السلة' });
});

test('a product that is gone says so', async () => {
  const card = await openElement('<tass-product-card slug="gone"></tass-product-card>');
  await card.findByText('This product is no longer in the shop.');
});

test('a failure can be tried again', async () => {
  let works = false;
  const card = await openElement('<tass-product-card slug="toner-2"></tass-product-card>', {
    'products/toner-2': () => (works ? answer(product(2)) : answer(undefined, 400)),
  });
  const again = await card.findByRole('button', { name: 'Try again' });
  works = true;
  again.click();
  await card.findByRole('link', { name: 'Toner 2' });
});
