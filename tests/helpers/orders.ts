import { product } from './products';

/** Lines as a cart stores them: one piece of each product. */
export const cartOf = (...numbers: readonly number[]) =>
  numbers.map(number => ({ ...product(number), quantity: 1 }));

/** Everything that an order needs, as the checkout keeps it on its way; area and number as a form leaves them. */
export const DETAILS = {
  name: 'Maha Al Salem',
  phone: '+965 5012 3456',
  governorate: 'hawalli',
  area: 'hawalli',
  block: '4',
  street: '12',
  building: '8',
};

/** A line of an order, as it was placed. */
const orderLine = (number: number, quantity: number) => ({
  slug: `toner-${number}`,
  title: `Toner ${number}`,
  quantity,
  price: '4.250',
});

/** An order as this browser keeps it. */
export const ORDER = {
  number: 'TASS-1',
  at: Date.UTC(2026, 0, 15, 12),
  lines: [orderLine(1, 2), orderLine(2, 1)],
  subtotal: '12.750',
  shipping: '2.000',
  total: '14.750',
  phone: '50123456',
  status: 'placed',
};
