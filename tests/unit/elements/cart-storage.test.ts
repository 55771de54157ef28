import { expect, test, vi } from 'vitest';
import { answer, openElement, shownIn, stored } from '../../helpers/open-element';
import { product } from '../../helpers/products';

// Contract, section 5: what a damaged storage makes of the cart. Full, denied, shared and emptied storage: browser/elements/cart-storage.spec.ts.

const KEY = 'tass-cart';
const line = (number: number, quantity: unknown) => ({ ...product(number), quantity });

/** Opens a badge and a card of toner 1 on a page whose storage holds this. */
async function open(text: string) {
  localStorage.setItem(KEY, text);
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  const badge = await openElement(
    '<tass-cart-badge></tass-cart-badge><tass-product-card slug="toner-1"></tass-product-card>',
    { 'products/toner-1': () => answer(product(1)) },
  );
  const card = shownIn(document.querySelector<HTMLElement>('tass-product-card'));
  return {
    counts: (name: string) => badge.findByRole('link', { name }),
    add: async () => (await card.findByRole('button', { name: 'Add to Cart' })).click(),
  };
}

const lines = () =>
  (stored(KEY) as { slug: string; quantity: number }[]).map(({ slug, quantity }) => [slug, quantity]);

test.each([
  ['half a text', '{bad'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['an object', '{"state":{"items":[]},"version":3}'],
  ['lists of nothing', '[null,[],{}]'],
])('F28 %s instead of a cart is an empty cart, kept aside once, and can be filled', async (_, text) => {
  const logged = (['log', 'warn', 'error'] as const).map(kind => vi.spyOn(console, kind));
  const { add, counts } = await open(text);
  await counts('Cart, 0 items');
  await add();
  await counts('Cart, 1 item');
  expect(lines()).toEqual([['toner-1', 1]]);
  expect(localStorage.getItem(`${KEY}-backup`)).toBe(text);
  expect(logged.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('F28 of a damaged cart the good lines are kept', async () => {
  const cart = [line(1, -5), line(2, 3), null, line(3, '2'), line(4, 1e9), line(5, 1.5), line(2, 4)];
  const { add, counts } = await open(JSON.stringify(cart));
  await counts('Cart, 2 items');
  await add();
  await counts('Cart, 3 items');
  expect(lines()).toEqual([
    ['toner-2', 7],
    ['toner-4', 999],
    ['toner-1', 1],
  ]);
});
