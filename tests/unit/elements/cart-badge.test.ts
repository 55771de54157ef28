import { expect, test } from 'vitest';
import { openElement, SHOP, store } from '../../helpers/open-element';
import { product } from '../../helpers/products';

// Specification, sections 2 (header) and 3 (cart item); contract, sections 3 to 5.

const line = (number: number, quantity = 1) => ({ ...product(number), quantity });

async function open(cart: readonly unknown[], attributes = '') {
  store('tass-cart', cart);
  return openElement(`<tass-cart-badge ${attributes}></tass-cart-badge>`);
}

test.each([
  { cart: [], name: 'Cart, 0 items', bubble: undefined },
  { cart: [line(1, 5)], name: 'Cart, 1 item', bubble: '1' },
  { cart: [line(1, 2), line(2), line(3)], name: 'Cart, 3 items', bubble: '3' },
])('counts the entries of the cart: $name', async ({ cart, name, bubble }) => {
  const { findByRole, root } = await open(cart);
  await findByRole('link', { name });
  expect(root.querySelector('[part=count]')?.textContent).toBe(bubble);
});

test('from another site the link takes the cart and the partner along', async () => {
  const { findByRole } = await open([line(1, 2), line(2)], 'partner="acme"');
  const link = await findByRole('link', { name: 'Cart, 2 items' });
  await expect.poll(() => link.getAttribute('href')).toContain('from=');
  const href = new URL(link.getAttribute('href') ?? '');
  expect(href.origin + href.pathname).toBe(`${SHOP}/cart`);
  const { from, ...more } = Object.fromEntries(href.searchParams);
  expect(more).toEqual({ add: 'toner-1:2,toner-2:1', ref: 'acme' });
  expect(from).toMatch(/^[\w-]{16,64}$/);
});
