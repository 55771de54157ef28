import { itemId } from '../data/item-id';
import { fils } from '../money';
import type { AnalyticsEvents, Sold } from './analytics-events';
import { layer } from './ga4';

const money = (amount: number) => ({ amount: amount / 1000, currencyCode: 'KWD' });

/** A product as Shopify's events have it; there are no variants but the product itself. */
const variant = ({ slug, title, brand, category, price }: Sold) => ({
  id: itemId(slug),
  sku: itemId(slug),
  title,
  ...(price !== undefined && { price: money(price) }),
  product: { id: itemId(slug), title, vendor: brand ?? '', type: category ?? '' },
});

const line = (product: Sold) => ({
  merchandise: variant(product),
  quantity: product.quantity ?? 1,
  cost: { totalAmount: money((product.price ?? 0) * (product.quantity ?? 1)) },
});

const checkoutLine = (product: Sold) => ({
  title: product.title,
  quantity: product.quantity ?? 1,
  variant: variant(product),
});

const push = (event: string, data: object) => layer().push({ event, data });

/**
 * The same events under the names, and in the shapes, of Shopify's standard events, on `dataLayer`. Shopify has none for
 * choosing a product of a list.
 */
export const shopify: AnalyticsEvents = {
  viewList: (list, products) =>
    push('collection_viewed', {
      collection: { id: list, title: list, productVariants: products.map(variant) },
    }),
  select: () => undefined,
  view: product => push('product_viewed', { productVariant: variant(product) }),
  search: query => push('search_submitted', { searchResult: { query } }),
  add: product => push('product_added_to_cart', { cartLine: line(product) }),
  remove: product => push('product_removed_from_cart', { cartLine: line(product) }),
  checkout: (products, subtotal) =>
    push('checkout_started', {
      checkout: {
        currencyCode: 'KWD',
        subtotalPrice: money(subtotal),
        lineItems: products.map(checkoutLine),
      },
    }),
  purchase: ({ number, total, shipping, partner }, products) =>
    push('checkout_completed', {
      checkout: {
        order: { id: number },
        currencyCode: 'KWD',
        totalPrice: money(fils(total) ?? 0),
        shippingLine: { price: money(fils(shipping) ?? 0) },
        ...(partner && { partner }),
        lineItems: products.map(checkoutLine),
      },
    }),
};
