import { shopUrl } from '../../widgets/build/constants.mjs';
import { product } from './responses.mjs';

/** States that differ by what the host answers; `shows` says what of each, else the answers' own words; null where it has no such state. */
function byHost(attributes, shows) {
  const texts = { many: /Toner 2A/, one: /Toner 1A/, long: /Antidis/, ...shows };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([host, text]) =>
      text ? [[host, { host, attributes, shows: text }]] : [],
    ),
  );
}

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

const user = { displayName: 'Noura Al-Sabah', photoURL: `${shopUrl}/pictures/avatar.svg` };
const session = state => ({
  host: 'many',
  onShop: true,
  singleton: ['session', 'session', { available: true, ...state }],
});
const message = (kind, text) => ({
  host: 'many',
  singleton: ['toasts', 'toasts', { waiting: [{ kind, text }] }],
  shows: new RegExp(text.slice(0, 12)),
});

/** Every element with its states, by name. */
export const states = {
  'add-to-cart': {
    usual: { host: 'many', attributes: { slug: 'toner-1' }, shows: /Add to cart/i },
    sold: { host: 'many', attributes: { slug: 'toner-5' }, shows: /Out of stock/ },
    loading: { host: 'loading', attributes: { slug: 'toner-1' }, shows: /Loading/ },
    failed: { host: 'failed', attributes: { slug: 'toner-1' }, shows: /could not be loaded/ },
  },
  'banner-carousel': {
    many: { host: 'many', shows: /12 of 12/ },
    one: { host: 'one', shows: /1 of 1/ },
    long: { host: 'long', shows: /Antidis/ },
    empty: { host: 'empty' },
    loading: { host: 'loading', shows: /Loading/ },
    failed: { host: 'failed' },
  },
  benefits: { usual: { host: 'many', shows: /Free Shipping/ } },
  'brand-list': {
    ...byHost(
      {},
      { many: /Brand 2/, one: /Brand 1/, empty: /No brands yet/, failed: /Failed to load brands/ },
    ),
    loading: { host: 'loading', shows: /listitem/ },
  },
  'brand-marquee': {
    many: { host: 'many', shows: /Brand 12/ },
    one: { host: 'one', shows: /Brand 1/ },
    empty: { host: 'empty' },
    failed: { host: 'failed' },
  },
  cart: byCart({ empty: /cart is empty/, one: /Toner 1A/, many: /Toner 6A/, long: /Antidis/ }),
  'cart-badge': byCart({ empty: /Cart, 0 items/, one: /Cart, 1 item/, many: /Cart, 6 items/ }),
  categories: { usual: { host: 'many', shows: /Categories/ } },
  checkout: byCart({ empty: /cart is empty/, one: /Place order/, many: /Place order/, long: /Antidis/ }),
  contact: {
    usual: {
      host: 'many',
      attributes: {
        address: 'Fahad Al-Salem Street, Kuwait City',
        phone: '+965 2200 0000',
        whatsapp: '+965 5000 0000',
        email: 'hello@tass.example',
        hours: '08:00–22:00',
      },
      shows: /Fahad/,
    },
    empty: { host: 'many', shows: /Write to us/ },
  },
  finder: {
    usual: { host: 'many', shows: /Find Your Printer/ },
    ...byHost({ brand: 'brand-1', model: 'printer-1' }, { loading: null, failed: /Failed to load/ }),
    empty: { host: 'empty', shows: /Find Your Printer/ },
    loading: { host: 'loading', shows: /Find Your Printer/ },
  },
  hero: { usual: { host: 'many', attributes: { phone: '+965 2200 0000' }, shows: /first time/ } },
  login: {
    out: { ...session({ status: 'out' }), shows: /Login/ },
    busy: { ...session({ status: 'busy' }), shows: /Login/ },
    in: { ...session({ status: 'in', user }), shows: /Noura/ },
    'another-site': { host: 'many', shows: /Login/ },
  },
  newsletter: { usual: { host: 'many', shows: /Subscribe/ } },
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
  },
  'printer-showcase': { usual: { host: 'many', shows: /Printers we supply/ } },
  product: byHost(
    { slug: 'toner-1' },
    {
      many: /Toner 1A/,
      one: null,
      empty: /could not find this product/,
      failed: /could not be loaded/,
      loading: /Loading/,
    },
  ),
  'product-card': byHost({ slug: 'toner-1' }, { many: /Toner 1A/, one: null, long: /Antidis/ }),
  'product-grid': {
    ...byHost(
      { heading: 'New toners', highlight: 'Just in:', paged: '' },
      { empty: /No products here yet/, failed: /could not be loaded/ },
    ),
    loading: { host: 'loading', attributes: { heading: 'New toners' }, shows: /New toners/ },
  },
  promo: { usual: { host: 'many', shows: /See TASS toners/ } },
  'quick-order': {
    empty: { host: 'many', shows: /Quick order/ },
    many: { host: 'many', attributes: { items: 'toner-1:2,toner-2:1,toner-5:1' }, shows: /Toner 2A/ },
    long: { host: 'long', attributes: { items: 'toner-1:2,toner-2:999' }, shows: /Antidis/ },
    failed: { host: 'failed', attributes: { items: 'toner-1:2' }, shows: /can’t be reached/ },
  },
  quote: {
    empty: { host: 'many', shows: /nothing to quote/ },
    many: { host: 'many', attributes: { items: 'toner-1:2,toner-2:1' }, shows: /Toner 2A/ },
    long: { host: 'long', attributes: { items: 'toner-1:2,toner-2:999' }, shows: /Antidis/ },
    failed: { host: 'failed', attributes: { items: 'toner-1:2' }, shows: /could not be loaded/ },
  },
  search: {
    usual: { host: 'many', shows: /Search products/ },
    long: {
      host: 'long',
      attributes: { placeholder: 'Antidisestablishmentarianism '.repeat(4) },
      shows: /Search products/,
    },
  },
  toaster: {
    success: message('success', 'Toner 1A is in your cart.'),
    error: message('error', 'The order could not be sent.'),
    long: message('info', 'Antidisestablishmentarianism '.repeat(8)),
    empty: { host: 'many' },
  },
};
