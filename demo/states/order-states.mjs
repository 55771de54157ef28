import { fill, leave, press } from './make-states.mjs';
import { product } from './responses.mjs';

const line = (number, state = 'many') => ({ ...product(number, state, 'en'), quantity: number });
const carts = {
  empty: [],
  one: [line(1)],
  many: [1, 2, 3, 4, 5, 6].map(at => line(at)),
  long: [line(1, 'long'), line(2, 'long')],
};
/** States that differ by what is in the cart. */
const byCart = shows =>
  Object.fromEntries(
    Object.entries(shows).map(([name, text]) => [
      name,
      { host: name === 'long' ? 'long' : 'many', stored: { 'tass-cart': carts[name] }, shows: text },
    ]),
  );

const kept = (number, title) => ({
  number: `TASS-${number}`,
  at: Date.UTC(2026, 0, 15, 9),
  lines: [{ slug: 'toner-1', title, quantity: 1, price: '11.500' }],
  subtotal: '11.500',
  shipping: '2.000',
  total: '13.500',
  phone: '99999999',
});
const ordered = (count, title = 'Toner 1A') => ({
  'tass-orders': Array.from({ length: count }, (_, at) => kept(at + 1, title)),
});
/** An order with a line that cost less, one of which there is none, and one that is no longer sold. */
const outdated = {
  ...kept(1, 'Toner 1A'),
  lines: [
    [1, '9.750'],
    [5, '15.500'],
    [40, '8.250'],
  ].map(([number, price]) => ({
    slug: `toner-${number}`,
    title: `Toner ${number}A`,
    quantity: 2,
    price,
  })),
};

/** A checkout that is filled in and sent to a host that answers so. */
const sent = (host, shows, more = {}) => ({
  host,
  stored: {
    'tass-cart': [line(1), line(2)],
    'tass-checkout': {
      fields: {
        name: 'Noura Al-Sabah',
        phone: '99999999',
        governorate: 'hawalli',
        area: 'salmiya',
        block: '4',
        street: '12',
        building: '7',
        payment: 'cash',
      },
    },
    ...more,
  },
  steps: [press('[type=submit]')],
  shows,
});
/** An order of another cart, whose answer was lost. */
const lost = {
  'tass-order-attempt': {
    key: 'states-1',
    at: Date.UTC(2026, 0, 15, 9),
    body: { customer: { name: 'Noura Al-Sabah' }, address: {}, items: [{ slug: 'toner-3', quantity: 1 }] },
    lines: [{ slug: 'toner-3', title: 'Toner 3A', quantity: 1, price: '13.500' }],
  },
};

/** An order is looked for by its number and mobile number. */
const found = [
  fill('[name=number]', 'TASS-1'),
  fill('[name=phone]', '99999999'),
  press('[part=form] [type=submit]'),
];

/** What is written into the field, whose lines are then looked for. */
const pasted = text => [fill('textarea', text), press('[part=form] [type=submit]')];

/** Elements with a cart, an order or a list of goods. */
export const orderStates = {
  'add-to-cart': {
    usual: { host: 'many', attributes: { slug: 'toner-1' }, shows: /Add to cart/i },
    sold: { host: 'many', attributes: { slug: 'toner-5' }, shows: /Out of stock/ },
    loading: { host: 'loading', attributes: { slug: 'toner-1' }, shows: /Loading/ },
    failed: { host: 'failed', attributes: { slug: 'toner-1' }, shows: /could not be loaded/ },
  },
  cart: {
    ...byCart({ empty: /cart is empty/, one: /Toner 1A/, many: /Toner 6A/, long: /Antidis/ }),
    changed: {
      host: 'many',
      stored: { 'tass-cart': [{ ...line(1), price: '14.750' }] },
      shows: /price has changed/,
    },
    gone: { host: 'empty', stored: { 'tass-cart': carts.one }, shows: /No longer available/ },
    removed: {
      host: 'many',
      stored: { 'tass-cart': [line(1), line(2)] },
      steps: [press('.remove')],
      shows: /Undo/,
    },
    'wrong-quantity': {
      host: 'many',
      stored: { 'tass-cart': carts.one },
      steps: [fill('.line input', '0'), leave('.line input')],
      shows: /whole number from 1 to 999/,
    },
  },
  'cart-badge': byCart({ empty: /Cart, 0 items/, one: /Cart, 1 item/, many: /Cart, 6 items/ }),
  checkout: {
    ...byCart({ empty: /cart is empty/, one: /Place order/, many: /Place order/, long: /Antidis/ }),
    incomplete: {
      host: 'many',
      stored: { 'tass-cart': carts.one },
      steps: [press('[type=submit]')],
      shows: /Please fill this in/,
    },
    sending: sent('loading', /Placing your order/),
    placed: sent('many', /TASS-1/),
    'price-changed': sent('price-changed', /Place order at the new price/),
    'out-of-stock': sent('out-of-stock', /fewer than you asked for/),
    invalid: sent('invalid', /Please call us about this many/),
    refused: sent('failed', /was not accepted/),
    unreachable: sent('unreachable', /could not reach the shop/),
    'earlier-placed': sent('many', /earlier order TASS-1 was placed/, lost),
    'earlier-open': sent('empty', /earlier order may have arrived/, lost),
  },
  'order-dialog': {
    open: { host: 'many', attributes: { open: '' }, shows: /Continue Shopping/ },
    closed: { host: 'many' },
  },
  orders: {
    empty: { host: 'many', shows: /No orders in this browser yet/ },
    one: { host: 'many', stored: ordered(1), shows: /TASS-1/ },
    many: { host: 'many', stored: ordered(12), shows: /TASS-12/ },
    long: { host: 'long', stored: ordered(2, line(1, 'long').title), shows: /TASS-2/ },
    failed: { host: 'failed', stored: ordered(1), shows: /TASS-1/ },
    'ordered-again': {
      host: 'many',
      stored: { 'tass-orders': [outdated] },
      steps: [press('.actions .button-primary')],
      shows: /Prices are different today/,
    },
    found: { host: 'many', steps: found, shows: /Order found/ },
    'not-found': { host: 'empty', steps: found, shows: /no order with this number/ },
    'not-reached': { host: 'failed', steps: found, shows: /could not be reached/ },
    incomplete: { host: 'many', steps: [press('[part=form] [type=submit]')], shows: /Please fill this in/ },
  },
  'quick-order': {
    empty: { host: 'many', shows: /Quick order/ },
    many: { host: 'many', attributes: { items: 'toner-1:2,toner-2:1,toner-5:1' }, shows: /Toner 2A/ },
    long: { host: 'long', attributes: { items: 'toner-1:2,toner-2:999' }, shows: /Antidis/ },
    failed: { host: 'failed', attributes: { items: 'toner-1:2' }, shows: /can’t be reached/ },
    nothing: { host: 'many', steps: pasted(''), shows: /Paste or type a list first/ },
    checking: { host: 'loading', steps: pasted('CF1A'), shows: /Checking the list/ },
    read: {
      host: 'many',
      steps: pasted('CF1A x 3\n1A 2\nQX77\nCF4A 1000\nCF5A 1'),
      shows: /Which one do you mean/,
    },
  },
  quote: {
    empty: { host: 'many', shows: /nothing to quote/ },
    many: { host: 'many', attributes: { items: 'toner-1:2,toner-2:1' }, shows: /Toner 2A/ },
    long: { host: 'long', attributes: { items: 'toner-1:2,toner-2:999' }, shows: /Antidis/ },
    failed: { host: 'failed', attributes: { items: 'toner-1:2' }, shows: /could not be loaded/ },
    'price-changed': {
      host: 'many',
      attributes: { items: 'toner-1:2,toner-2:1', quoted: '20260115,9750,12500' },
      shows: /Prices that changed/,
    },
  },
};
