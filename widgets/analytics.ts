/**
 * Optional: turns the elements' events into Google Analytics 4 events on `dataLayer`. Load it beside `tass.js`:
 * nothing is sent anywhere by this file, and without it no element knows of analytics. Values are KWD.
 */
import type { PlacedOrder, TassEvents } from './events';
import { fils } from './money';

type Layer = { push(...entries: unknown[]): unknown };
type Named = { readonly slug: string; readonly title: string };
interface Sold extends Named {
  readonly price: string;
  readonly brand?: Named | undefined;
  readonly category?: Named | undefined;
}

const kwd = (amount: number) => amount / 1000;

function item(product: Sold, quantity?: number) {
  const price = fils(product.price);
  return {
    item_id: product.slug,
    item_name: product.title,
    ...(product.brand && { item_brand: product.brand.title }),
    ...(product.category && { item_category: product.category.title }),
    ...(price !== undefined && { price: kwd(price) }),
    ...(quantity !== undefined && { quantity }),
  };
}

function layer(): Layer {
  const page = window as unknown as { dataLayer?: Layer };
  page.dataLayer ??= [];
  return page.dataLayer;
}

function push(event: string, ecommerce: Record<string, unknown>): void {
  // Google's own advice: clear the object before, or fields of the last event linger.
  layer().push({ ecommerce: null });
  layer().push({ event, ecommerce });
}

function on<Name extends keyof TassEvents>(
  name: Name,
  report: (detail: TassEvents[Name], from: string | undefined) => void,
): void {
  window.addEventListener(name, event => {
    // Known while the event is under way alone.
    const from = event.composedPath().find(node => node instanceof HTMLElement)?.localName;
    // One turn later every listener has had its say; what was cancelled did not happen.
    queueMicrotask(() => {
      if (!event.defaultPrevented) report((event as CustomEvent<TassEvents[Name]>).detail, from);
    });
  });
}

function viewList(name: string, products: readonly Sold[]): void {
  if (products.length > 0)
    push('view_item_list', { item_list_name: name, items: products.map(product => item(product)) });
}

function purchase({ number, total, shipping, items = [] }: PlacedOrder): void {
  push('purchase', {
    transaction_id: number,
    currency: 'KWD',
    value: kwd(fils(total) ?? 0),
    shipping: kwd(fils(shipping) ?? 0),
    items: items.map(line => item(line, line.quantity)),
  });
}

let cart: TassEvents['tass-cart-change'] | undefined;

on('tass-products', ({ list, products }) => viewList(list, products));
on('tass-select', ({ product }) => push('select_item', { items: [item({ price: '', ...product })] }));
on('tass-search', ({ query, results }) => {
  layer().push({ event: 'search', search_term: query });
  viewList('search', results);
});
on('tass-add-to-cart', ({ product }) =>
  push('add_to_cart', { currency: 'KWD', value: kwd(fils(product.price) ?? 0), items: [item(product, 1)] }),
);
on('tass-cart-change', detail => {
  cart = detail;
});
/** Whether a link leads to the checkout: on another site than the shop, the cart's button takes the cart along first. */
function leadsToCheckout({ pathname, searchParams }: URL, from: string | undefined): boolean {
  return pathname.endsWith('/checkout') || (from === 'tass-cart' && searchParams.has('add'));
}

on('tass-navigate', ({ href }, from) => {
  if (!leadsToCheckout(new URL(href), from) || !cart) return;
  push('begin_checkout', {
    currency: 'KWD',
    value: kwd(cart.subtotal),
    items: cart.items.map(line => item(line, line.quantity)),
  });
});
on('tass-order', ({ order }) => purchase(order));
