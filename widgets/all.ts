import type { ElementRecord } from './element/record';

/** Every element: its name without `tass-` and the way to its record. One line an element. */
export const elements = {
  'add-to-cart': () => import('./elements/add-to-cart/element'),
  'banner-carousel': () => import('./elements/banner-carousel/element'),
  benefits: () => import('./elements/benefits/element'),
  'brand-list': () => import('./elements/brand-list/element'),
  'brand-marquee': () => import('./elements/brand-marquee/element'),
  'cart-badge': () => import('./elements/cart-badge/element'),
  cart: () => import('./elements/cart/element'),
  categories: () => import('./elements/categories/element'),
  checkout: () => import('./elements/checkout/element'),
  contact: () => import('./elements/contact/element'),
  finder: () => import('./elements/finder/element'),
  hero: () => import('./elements/hero/element'),
  login: () => import('./elements/login/element'),
  newsletter: () => import('./elements/newsletter/element'),
  'order-dialog': () => import('./elements/order-dialog/element'),
  orders: () => import('./elements/orders/element'),
  'printer-showcase': () => import('./elements/printer-showcase/element'),
  'product-card': () => import('./elements/product-card/element'),
  'product-grid': () => import('./elements/product-grid/element'),
  product: () => import('./elements/product/element'),
  promo: () => import('./elements/promo/element'),
  'quick-order': () => import('./elements/quick-order/element'),
  quote: () => import('./elements/quote/element'),
  search: () => import('./elements/search/element'),
  toaster: () => import('./elements/toaster/element'),
};

/** Name of an element without `tass-`. */
export type ElementName = keyof typeof elements;

/** The record of one element, loaded when asked for. */
export async function elementRecord(name: ElementName): Promise<ElementRecord> {
  return (await elements[name]()).default as unknown as ElementRecord;
}
