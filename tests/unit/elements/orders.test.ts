import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { type Answers, answer, fill, openElement, store, stored } from '../../helpers/open-element';
import { ORDER } from '../../helpers/orders';
import { product } from '../../helpers/products';

// Contract, sections 3, 4 and 6: orders of this browser, how they stand, ordering again, and finding any order. On paper: browser/elements.

/** The same as the host answers it. */
const ANSWERED = { ...ORDER, items: ORDER.lines, created_at: '2026-01-15T12:00:00Z' };

/** Opens the element in a browser that keeps an order, or others. */
async function open(calls: Answers = {}, kept: readonly unknown[] = [ORDER]) {
  store('tass-orders', kept);
  const orders = await openElement('<tass-orders></tass-orders>', calls);
  const order = async (name = 'Order TASS-1') => {
    const heading = await orders.findByRole('heading', { name });
    return heading.closest('li') as HTMLElement;
  };
  return { ...orders, order };
}

test('an order shows number, date, lines and total, and its status is asked anew', async () => {
  const phones: (string | null)[] = [];
  const { getByRole, order } = await open({
    'orders/TASS-1': (_, { headers }) => {
      phones.push(new Headers(headers).get('order-phone'));
      return answer({ ...ANSWERED, status: 'delivered' });
    },
  });
  getByRole('heading', { level: 1, name: 'Your orders' });
  const shown = await order();
  await expect.poll(() => shown.textContent).toContain('Delivered');
  expect(shown.textContent).toContain('15 January 2026');
  expect(shown.textContent).toContain('14.750');
  expect(phones).toContain('50123456');
  expect(within(shown).getByRole('row', { name: /Toner 1/ }).textContent).toContain('8.500');
});

test('Order again takes today’s products and prices, and names what is gone with what replaces it', async () => {
  const today = product(1, { price: '5.000' });
  const { getByRole, order, findByRole } = await open({
    products: query =>
      query.get('codes')
        ? answer({ items: [today], matches: [{ code: 'toner-1', slugs: ['toner-1'] }] })
        : answer({ items: [product(9)], page: 1, limit: 3, total: 1 }),
  });
  const shown = await order();
  getByRole('button', { name: 'Order again' }).click();
  await expect.poll(() => shown.textContent).toContain('1 product is in your cart');
  await findByRole('link', { name: 'Toner 9' });
  expect(shown.textContent).toContain('5.000');
  expect(shown.textContent).toContain('No longer sold: Toner 2');
  expect(stored('tass-cart')).toMatchObject([{ slug: 'toner-1', quantity: 2, price: '5.000' }]);
});

test('where the host ignores `codes`, products are asked one by one', async () => {
  const { getByRole, order } = await open({
    products: () => answer({ items: [], page: 1, limit: 12, total: 0 }),
    'products/toner-1': () => answer(product(1)),
    'products/toner-2': () => answer(product(2)),
  });
  const shown = await order();
  getByRole('button', { name: 'Order again' }).click();
  await expect.poll(() => shown.textContent).toContain('2 products are in your cart');
});

test('an order is found by number and mobile number; faults keep what was typed', async () => {
  let status = 404;
  const { findByText, getByLabelText, getByRole, order, root } = await open({
    'orders/TASS-7': () => answer({ ...ANSWERED, number: 'TASS-7', total: 14.75 }, status),
  });
  const [number, phone] = [getByLabelText('Order number'), getByLabelText('Mobile number')];
  const find = () => getByRole('button', { name: 'Find order' }).click();
  find();
  await expect.poll(() => (root.getRootNode() as ShadowRoot).activeElement).toBe(number);
  fill(number, 'TASS-7');
  fill(phone, '123');
  find();
  await findByText(/Kuwaiti mobile number/);
  fill(phone, '+965 5012 3456');
  find();
  await findByText(/There is no order with this number/);
  status = 429;
  find();
  await findByText(/Too many tries/);
  expect(number).toHaveProperty('value', 'TASS-7');
  status = 200;
  find();
  expect((await order('Order TASS-7')).textContent).toContain('Placed');
});

test('an order can be removed from this browser', async () => {
  const { findByRole } = await open();
  (await findByRole('button', { name: 'Remove from this browser' })).click();
  await findByRole('heading', { name: 'No orders in this browser yet' });
  await expect.poll(() => stored('tass-orders')).toEqual([]);
});

test('F28 stored orders that can’t be read take neither the others nor the form away', async () => {
  const { getAllByRole, getByRole, order } = await open({}, [
    null,
    { ...ORDER, number: 'TASS-2', lines: [null] },
    { ...ORDER, number: 'TASS-3', lines: [{}] },
    { ...ORDER, number: 'TASS-4', lines: [{ ...ORDER.lines[0], quantity: '2' }] },
    ORDER,
  ]);
  await order();
  expect(getAllByRole('heading', { name: /^Order TASS-/ })).toHaveLength(1);
  getByRole('button', { name: 'Find order' });
});
