// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consent, startAnalytics } from '../../widgets/analytics/analytics';
import { itemId } from '../../widgets/data/item-id';
import { emit } from '../../widgets/events';
import { cart } from '../../widgets/stores/cart';
import type { CartItem, Product } from '../../widgets/types';

// Here the window's own method is bound to the window; the one of its prototype knows no such window.
vi.mock('../../widgets/events', async original => ({
  ...(await original<object>()),
  listen(target: EventTarget, name: string, listener: EventListener) {
    target.addEventListener(name, listener);
    return () => target.removeEventListener(name, listener);
  },
}));

interface Entry {
  readonly event?: string;
  readonly ecommerce?: Readonly<Record<string, unknown>>;
  readonly data?: object;
}
const page = window as unknown as { dataLayer?: Entry[] };
const product: Product = {
  id: 7,
  slug: 'hp-26a',
  title: 'HP 26A',
  price: '18.500',
  brand: { slug: 'hp', title: 'HP' },
};
const line: CartItem = { ...product, quantity: 2 };
let stop: () => void = () => undefined;

beforeEach(() => {
  page.dataLayer = [];
  document.body.replaceChildren();
  cart.setState({ items: [line], kept: 'storage' });
});
afterEach(() => stop());

const place = (tag: string) => document.body.appendChild(document.createElement(tag));
/** The events on the data layer, once every listener has had its say. */
async function events(): Promise<Entry[]> {
  await Promise.resolve();
  return (page.dataLayer ?? []).filter(({ event }) => event);
}
const names = async () => (await events()).map(({ event }) => event);

test('nothing is told before somebody asks for it', async () => {
  emit(place('tass-product'), 'tass-view', { product });
  expect(await names()).toEqual([]);
});

test('the way to the checkout begins it, in KWD', async () => {
  stop = startAnalytics();
  emit(place('tass-cart'), 'tass-navigate', { href: 'https://shop.example/checkout' });
  expect(await events()).toMatchObject([{ event: 'begin_checkout', ecommerce: { value: 37 } }]);
});

test('on another site the cart’s button begins it too, though its link leads to the shop’s cart', async () => {
  stop = startAnalytics();
  emit(place('tass-cart'), 'tass-navigate', { href: 'https://shop.example/cart?add=hp-26a:2&ref=p' });
  expect(await events()).toMatchObject([{ event: 'begin_checkout', ecommerce: { value: 37 } }]);
});

test('the badge, which shows the cart first, begins nothing', async () => {
  stop = startAnalytics();
  emit(place('tass-cart-badge'), 'tass-navigate', { href: 'https://shop.example/cart?add=hp-26a:2' });
  expect(await names()).toEqual([]);
});

test('what was cancelled did not happen', async () => {
  stop = startAnalytics();
  const element = place('tass-product-card');
  element.addEventListener('tass-add-to-cart', event => event.preventDefault());
  emit(element, 'tass-add-to-cart', { product, quantity: 3 });
  expect(await names()).toEqual([]);
});

test('a link that a page follows by itself leads there all the same', async () => {
  stop = startAnalytics();
  const element = place('tass-cart');
  element.addEventListener('tass-navigate', event => event.preventDefault());
  emit(element, 'tass-navigate', { href: 'https://shop.example/checkout' });
  expect(await names()).toEqual(['begin_checkout']);
});

test('as many pieces are added or removed as the line gains or loses', async () => {
  stop = startAnalytics();
  emit(place('tass-cart'), 'tass-add-to-cart', { product, quantity: 5 });
  emit(place('tass-cart'), 'tass-remove-from-cart', { product, quantity: 0 });
  expect(await events()).toMatchObject([
    { event: 'add_to_cart', ecommerce: { currency: 'KWD', value: 55.5, items: [{ quantity: 3 }] } },
    { event: 'remove_from_cart', ecommerce: { value: 37, items: [{ quantity: 2 }] } },
  ]);
});

test('a list that is asked for again as it was is seen once, and names where a choice was made', async () => {
  stop = startAnalytics();
  const grid = place('tass-product-grid');
  for (let at = 0; at < 2; at++) emit(grid, 'tass-products', { list: 'Top', products: [product] });
  emit(grid, 'tass-select', { product });
  expect(await events()).toMatchObject([
    {
      event: 'view_item_list',
      ecommerce: { item_list_name: 'Top', items: [{ index: 0, item_brand: 'HP' }] },
    },
    { event: 'select_item', ecommerce: { item_list_name: 'Top' } },
  ]);
});

test('an order is told once, with the partner it is credited to', async () => {
  stop = startAnalytics();
  const order = {
    id: '1',
    number: 'A-1',
    subtotal: '37.000',
    shipping: '0.000',
    total: '37.000',
    currency: 'KWD',
    items: [line],
    partner: 'acme',
  };
  for (let at = 0; at < 2; at++) emit(place('tass-checkout'), 'tass-order', { order });
  expect(await events()).toMatchObject([
    { event: 'purchase', ecommerce: { transaction_id: 'A-1', value: 37, partner: 'acme' } },
  ]);
});

test('a product is called what feeds call it, in both words', async () => {
  stop = startAnalytics({ events: ['ga4', 'shopify'] });
  const slug = 'tass-remanufactured-ink-cartridge-123xl-f6v19ae-black';
  emit(place('tass-product'), 'tass-view', { product: { ...product, slug } });
  expect(await events()).toMatchObject([
    { ecommerce: { items: [{ item_id: itemId(slug) }] } },
    { data: { productVariant: { sku: itemId(slug) } } },
  ]);
});

test('where consent is needed, nothing is told before it and after it was taken back', async () => {
  stop = startAnalytics({ consent: true });
  const view = () => emit(place('tass-product'), 'tass-view', { product });
  view();
  expect(await names()).toEqual([]);
  consent(true);
  view();
  expect(await names()).toEqual(['view_item']);
  consent(false);
  view();
  expect(await names()).toEqual(['view_item']);
});

test('Shopify’s names on request, beside Google’s', async () => {
  stop = startAnalytics({ events: ['shopify', 'ga4'] });
  emit(place('tass-product'), 'tass-view', { product });
  expect(await events()).toMatchObject([
    {
      event: 'product_viewed',
      data: { productVariant: { sku: 'hp-26a', price: { amount: 18.5, currencyCode: 'KWD' } } },
    },
    { event: 'view_item' },
  ]);
});

test('a page’s words are read when the script loads, and a wrong one is named', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'tass:analytics';
  meta.content = 'ga4, piwik';
  vi.resetModules();
  const { startAnalytics: again } = await import('../../widgets/analytics/analytics');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('“piwik”'));
  emit(place('tass-product'), 'tass-view', { product });
  expect(await names()).toEqual(['view_item']);
  meta.remove();
  again({ events: [] });
});
