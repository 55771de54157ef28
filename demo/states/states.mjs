import { shopUrl } from '../../widgets/build/constants.mjs';
import { byHost, fill, press } from './make-states.mjs';
import { orderStates } from './order-states.mjs';

const user = { displayName: 'Noura Al-Sabah', photoURL: `${shopUrl}/pictures/avatar.svg` };
const session = state => ({
  host: 'many',
  onShop: true,
  singleton: ['session', 'session', { available: true, ...state }],
});
/** A printer on this device, with a name and without. */
const printers = [1, 2].map(number => ({
  brand: 'brand-1',
  model: `printer-${number}`,
  titles: { brand: 'Brand 1', model: `LaserJet ${number}` },
  ...(number === 1 && { name: '2nd floor' }),
}));
const message = (kind, text) => ({
  host: 'many',
  singleton: ['toasts', 'toasts', { waiting: [{ kind, text }] }],
  shows: new RegExp(text.slice(0, 12)),
});

/** Every element with its states, by name. */
export const states = {
  ...orderStates,
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
  categories: { usual: { host: 'many', shows: /Categories/ } },
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
    incomplete: {
      host: 'many',
      attributes: { email: 'hello@tass.example' },
      steps: [press('[type=submit]')],
      shows: /Please fill this in/,
    },
  },
  finder: {
    usual: { host: 'many', shows: /Find Your Printer/ },
    ...byHost({ brand: 'brand-1', model: 'printer-1' }, { loading: null, failed: /Failed to load/ }),
    empty: { host: 'empty', shows: /Find Your Printer/ },
    loading: { host: 'loading', shows: /Find Your Printer/ },
    'a-brand': { host: 'many', attributes: { brand: 'brand-1' }, shows: /Not selected/ },
    'no-printers': {
      host: 'no-printers',
      attributes: { brand: 'brand-1' },
      shows: /No printers of this brand/,
    },
    saved: { host: 'many', stored: { 'tass-printers': printers }, shows: /2nd floor/ },
  },
  hero: { usual: { host: 'many', attributes: { phone: '+965 2200 0000' }, shows: /first time/ } },
  login: {
    out: { ...session({ status: 'out' }), shows: /Login/ },
    busy: { ...session({ status: 'busy' }), shows: /Login/ },
    in: { ...session({ status: 'in', user }), shows: /Noura/ },
    'another-site': { host: 'many', shows: /Login/ },
  },
  newsletter: {
    usual: { host: 'many', shows: /Subscribe/ },
    'wrong-address': {
      host: 'many',
      steps: [fill('[name=email]', 'noura@'), press('[type=submit]')],
      shows: /address is incomplete/,
    },
    done: {
      host: 'many',
      steps: [fill('[name=email]', 'noura@example.com'), press('[type=submit]')],
      shows: /Subscribed successfully/,
    },
  },
  'printer-showcase': { usual: { host: 'many', shows: /Printers we supply/ } },
  product: {
    ...byHost(
      { slug: 'toner-1' },
      {
        many: /Toner 1A/,
        one: null,
        empty: /could not find this product/,
        failed: /could not be loaded/,
        loading: /Loading/,
      },
    ),
    sold: { host: 'many', attributes: { slug: 'toner-5' }, shows: /Out of stock/ },
    'does-not-fit': {
      host: 'many',
      attributes: { slug: 'toner-1' },
      stored: { 'tass-printers': [{ ...printers[0], model: 'printer-99' }] },
      shows: /Does not fit/,
    },
  },
  'product-card': byHost({ slug: 'toner-1' }, { many: /Toner 1A/, one: null, long: /Antidis/ }),
  'product-grid': {
    ...byHost(
      { heading: 'New toners', highlight: 'Just in:', paged: '' },
      { empty: /No products here yet/, failed: /could not be loaded/ },
    ),
    loading: { host: 'loading', attributes: { heading: 'New toners' }, shows: /New toners/ },
  },
  promo: { usual: { host: 'many', shows: /See TASS toners/ } },
  search: {
    usual: { host: 'many', shows: /Search products/ },
    results: { host: 'many', steps: [fill('input', 'toner')], shows: /Toner 2A/ },
    nothing: { host: 'empty', steps: [fill('input', 'toner')], shows: /No results found/ },
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
