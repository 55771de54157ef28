import { expect, test } from 'vitest';
import {
  type Answers,
  answer,
  fill,
  openElement,
  press,
  record,
  SHOP,
  store,
} from '../../helpers/open-element';
import { product } from '../../helpers/products';

// Contract, section 5; specification, sections 3, 4 and 9. Focus, widths and storage: browser/elements.

const line = (number: number, quantity: number, price: string) => ({
  ...product(number, { price, regular_price: price }),
  quantity,
});
type Line = ReturnType<typeof line>;

/** Opens a cart with the given lines; the shop answers with the same products, or with those that it has today. */
async function open(lines: readonly Line[], today: Answers = {}) {
  store('tass-cart', lines);
  const same = Object.fromEntries(lines.map(one => [`products/${one.slug}`, () => answer(one)]));
  const cart = await openElement('<tass-cart></tass-cart>', { ...same, ...today });
  return {
    ...cart,
    /** Waits for a sum of the cart to be this. */
    sums: (name: string, sum: string) =>
      expect.poll(() => cart.getByRole('row', { name: new RegExp(`^${name}`) }).textContent).toContain(sum),
    line: (title: string) =>
      cart.getAllByRole('listitem').find(item => item.textContent?.includes(title)) as HTMLElement,
    click: (name: string, at = 0) => cart.getAllByRole('button', { name })[at]?.click(),
    quantity: () =>
      cart.getAllByRole<HTMLInputElement>('textbox', { name: 'Quantity' })[0] as HTMLInputElement,
  };
}

/** Types a quantity, which counts with Enter. */
function type(field: HTMLInputElement, text: string): Promise<void> {
  fill(field, text);
  return press(field, 'Enter');
}

test('lines with title, price, quantity and sum, then subtotal, shipping and total', async () => {
  const cart = await open([line(1, 2, '4.250'), line(2, 1, '3.000')]);
  const first = cart.line('Toner 1');
  expect(first.textContent).toContain('4.250');
  expect(first.textContent).toContain('8.500');
  expect(cart.getByRole('link', { name: 'Toner 1' }).getAttribute('href')).toMatch(/\/product\/toner-1$/);
  await cart.sums('Subtotal', '11.500');
  await cart.sums('Shipping', '2.000');
  await cart.sums('Total', '13.500');
});

test('shipping is free over KWD 30, not at it, and the cart says how much is missing', async () => {
  const cart = await open([line(1, 1, '25.500'), line(2, 3, '1.500')]);
  await cart.sums('Subtotal', '30.000');
  await cart.sums('Shipping', '2.000');
  cart.click('Decrease quantity', 1);
  await cart.findByText(/1\.500 د\.ك more for free shipping/);
  cart.click('Increase quantity', 1);
  await cart.sums('Subtotal', '30.000');
  cart.click('Increase quantity', 1);
  await cart.sums('Shipping', 'Free');
  expect(cart.queryByText(/more for free shipping/)).toBeNull();
  cart.getByText(/Free shipping on this order/);
});

test('a price of today that can’t be had is told by event, and the one that is there stays', async () => {
  const failed = record('tass-error');
  const cart = await open([line(1, 2, '4.250')], { 'products/toner-1': () => answer(undefined, 400) });
  await expect.poll(() => failed).toMatchObject([{ call: 'product', status: 400 }]);
  await cart.sums('Subtotal', '8.500');
});

test('opening it brings today’s prices and names what is no longer sold', async () => {
  const cart = await open([line(1, 2, '4.250'), line(2, 1, '3.000')], {
    'products/toner-1': () => answer(line(1, 1, '5.000')),
    'products/toner-2': () => answer(undefined, 404),
  });
  await cart.sums('Subtotal', '13.000');
  await expect.poll(() => cart.line('Toner 2').textContent).toContain('No longer available');
  await cart.findByRole('link', { name: 'Checkout' });
  cart.click('Remove Toner 1');
  await cart.findByText('Nothing in your cart can be ordered at the moment.');
  expect(cart.queryByRole('link', { name: 'Checkout' })).toBeNull();
});

test('from another site Checkout takes the lines along', async () => {
  const cart = await open([line(1, 2, '4.250')]);
  const href = () => cart.getByRole('link', { name: 'Checkout' }).getAttribute('href');
  await expect.poll(href).toMatch(new RegExp(`^${SHOP}/cart\\?.*toner-1`));
});

test('a line’s quantity can be typed, and what is none is said and stays to be mended', async () => {
  const cart = await open([line(1, 2, '4.250')]);
  await type(cart.quantity(), '12');
  await cart.sums('Subtotal', '51.000');
  for (const wrong of ['0', '1000', '1.5', 'two', '']) {
    await type(cart.quantity(), wrong);
    await cart.findByRole('textbox', { description: 'Please type a whole number from 1 to 999.' });
    expect(cart.quantity().value).toBe(wrong);
    await cart.sums('Subtotal', '51.000');
  }
  await type(cart.quantity(), '٣');
  await cart.sums('Subtotal', '12.750');
  await expect.poll(() => cart.quantity().value).toBe('3');
  cart.click('Increase quantity');
  await expect.poll(() => cart.quantity().value).toBe('4');
});

test('more of a product than one order takes is said in the cart, and stays as typed', async () => {
  const cart = await open([line(1, 50, '4.250')]);
  expect(cart.quantity().value).toBe('50');
  expect(cart.queryByText(/One order takes at most 50/)).toBeNull();
  cart.click('Increase quantity');
  await cart.findByText(/One order takes at most 50 of one product\./);
  expect(cart.quantity().value).toBe('51');
});

test('a listener that cancels a typed quantity keeps the one that was there', async () => {
  const cart = await open([line(1, 2, '4.250')]);
  const asked = record('tass-add-to-cart', true);
  await type(cart.quantity(), '9');
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(() => cart.quantity().value).toBe('2');
  await cart.sums('Subtotal', '8.500');
});
