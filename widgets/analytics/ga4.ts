import { itemId } from '../data/item-id';
import { fils } from '../money';
import type { AnalyticsEvents, Sold } from './analytics-events';

type Layer = { push(...entries: unknown[]): unknown };

/** Currency of all amounts, which Google takes in whole units. */
const currency = 'KWD';
const kwd = (amount: number) => amount / 1000;

function item({ slug, title, brand, category, price, quantity }: Sold, index?: number) {
  return {
    item_id: itemId(slug),
    item_name: title,
    ...(brand && { item_brand: brand }),
    ...(category && { item_category: category }),
    ...(price !== undefined && { price: kwd(price) }),
    ...(quantity !== undefined && { quantity }),
    ...(index !== undefined && { index }),
  };
}

const worth = ({ price = 0, quantity = 1 }: Sold) => kwd(price * quantity);

/** The page's data layer, as Google's tag has it. */
export function layer(): Layer {
  const page = window as unknown as { dataLayer?: Layer };
  page.dataLayer ??= [];
  return page.dataLayer;
}

function push(event: string, ecommerce: Record<string, unknown>): void {
  // Google's own advice: clear the object before, or fields of the last event linger.
  layer().push({ ecommerce: null });
  layer().push({ event, ecommerce });
}

/** Google Analytics 4's recommended events for shops, on `dataLayer`. */
export const ga4: AnalyticsEvents = {
  viewList: (list, products) => push('view_item_list', { item_list_name: list, items: products.map(item) }),
  select: (product, list) =>
    push('select_item', { ...(list && { item_list_name: list }), items: [item(product)] }),
  view: product => push('view_item', { currency, value: worth(product), items: [item(product)] }),
  search: query => layer().push({ event: 'search', search_term: query }),
  add: product => push('add_to_cart', { currency, value: worth(product), items: [item(product)] }),
  remove: product => push('remove_from_cart', { currency, value: worth(product), items: [item(product)] }),
  checkout: (products, subtotal) =>
    push('begin_checkout', { currency, value: kwd(subtotal), items: products.map(item) }),
  purchase: ({ number, total, shipping, partner }, products) =>
    push('purchase', {
      transaction_id: number,
      currency,
      value: kwd(fils(total) ?? 0),
      shipping: kwd(fils(shipping) ?? 0),
      ...(partner && { partner }),
      items: products.map(item),
    }),
};
