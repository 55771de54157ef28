import { toJson } from '../api/json';
import { listen } from '../events';
import { fils } from '../money';
import { cart, cartLine, cartSubtotal } from '../stores/cart';
import type { CartItem, PlacedOrder, Product, TassEvents } from '../types';

/** A product as it is sold: `quantity` pieces, `price` of one in whole fils where it is known. */
export interface Sold {
  readonly slug: string;
  readonly title: string;
  readonly brand?: string | undefined;
  readonly category?: string | undefined;
  readonly price?: number | undefined;
  readonly quantity?: number | undefined;
}

/** What analytics tells of, each once. Money is whole fils. */
export interface AnalyticsEvents {
  viewList(list: string, products: readonly Sold[]): void;
  select(product: Sold, list: string | undefined): void;
  view(product: Sold): void;
  search(query: string): void;
  add(product: Sold): void;
  remove(product: Sold): void;
  checkout(products: readonly Sold[], subtotal: number): void;
  purchase(order: PlacedOrder, products: readonly Sold[]): void;
}

const sold = (product: Pick<Product, 'slug' | 'title'> & Partial<Product>, quantity?: number): Sold => ({
  slug: product.slug,
  title: product.title,
  brand: product.brand?.title,
  category: product.category?.title,
  price: fils(product.price),
  quantity,
});

const soldLines = (lines: readonly CartItem[]) => lines.map(line => sold(line, line.quantity));

/** Whether a link leads to the checkout: on another site than the shop, the cart's button takes the cart along first. */
function leadsToCheckout({ pathname, searchParams }: URL, from: string | undefined): boolean {
  return pathname.endsWith('/checkout') || (from === 'tass-cart' && searchParams.has('add'));
}

/** Events that a page cancels to do the same in its own way. */
const OWN_WAY: ReadonlySet<keyof TassEvents> = new Set<keyof TassEvents>(['tass-select', 'tass-navigate']);

type Report = (to: AnalyticsEvents) => void;

/** What elements have shown. */
interface Seen {
  /** Whether an element shows something else than before: an answer that is asked for again, as it was, is no new event. */
  isNew(element: EventTarget | undefined, what: unknown): boolean;
  /** Notes that products were seen in a list. */
  note(list: string, products: readonly Product[]): void;
  /** The list in which a product was seen last. */
  listOf(slug: string): string | undefined;
}

function createSeen(): Seen {
  const shown = new WeakMap<EventTarget, string>();
  const lists = new Map<string, string>();
  return {
    isNew(element, what) {
      const text = toJson(what);
      if (!element || shown.get(element) === text) return false;
      shown.set(element, text);
      return true;
    },
    note(list, products) {
      for (const { slug } of products) lists.set(slug, list);
    },
    listOf: slug => lists.get(slug),
  };
}

/** Reports a list that an element shows, where it is another than before. */
function viewedList(
  seen: Seen,
  name: string,
  products: readonly Product[],
  from: EventTarget | undefined,
): Report | undefined {
  if (products.length === 0 || !seen.isNew(from, [name, ...products.map(({ slug }) => slug)]))
    return undefined;
  seen.note(name, products);
  return to =>
    to.viewList(
      name,
      products.map(product => sold(product)),
    );
}

/** Watches the page's elements and reports what happens through `report`, until what comes back is called. */
export function watchAnalyticsEvents(report: (what: Report) => void): () => void {
  const stops: (() => void)[] = [];
  const seen = createSeen();
  const orders = new Set<string>();

  function on<Name extends keyof TassEvents>(
    name: Name,
    read: (detail: TassEvents[Name], from: EventTarget | undefined) => Report | undefined,
  ): void {
    stops.push(
      listen(window, name, (event: CustomEvent<TassEvents[Name]>) => {
        // Both are known while the event is under way alone: where it comes from, and the cart before it.
        const what = read(event.detail, event.composedPath()[0]);
        // One turn later every listener has had its say; what was cancelled did not happen, but where a page goes by itself.
        if (what) queueMicrotask(() => (OWN_WAY.has(name) || !event.defaultPrevented) && report(what));
      }),
    );
  }

  on('tass-products', ({ list: name, products }, from) => viewedList(seen, name, products, from));
  on('tass-finder-change', ({ brand, model, products }, from) =>
    model ? viewedList(seen, `finder ${brand} ${model}`, products, from) : undefined,
  );
  on('tass-search', ({ query, results }, from) => {
    if (!seen.isNew(from, ['search', query])) return undefined;
    seen.note('search', results);
    return to => {
      to.search(query);
      if (results.length > 0)
        to.viewList(
          'search',
          results.map(product => sold(product)),
        );
    };
  });
  on(
    'tass-select',
    ({ product }) =>
      to =>
        to.select(sold(product), seen.listOf(product.slug)),
  );
  on('tass-view', ({ product }, from) => {
    if (!seen.isNew(from, product.slug)) return undefined;
    return to => to.view(sold(product));
  });
  on('tass-add-to-cart', ({ product, quantity }) => {
    const more = quantity - (cartLine(product.slug)?.quantity ?? 0);
    return more > 0 ? to => to.add(sold(product, more)) : undefined;
  });
  on('tass-remove-from-cart', ({ product, quantity }) => {
    const fewer = (cartLine(product.slug)?.quantity ?? 0) - quantity;
    return fewer > 0 ? to => to.remove(sold(product, fewer)) : undefined;
  });
  on('tass-navigate', ({ href }, from) => {
    const { items } = cart.getState();
    const tag = from instanceof HTMLElement ? from.localName : undefined;
    if (items.length === 0 || !leadsToCheckout(new URL(href, location.href), tag)) return undefined;
    return to => to.checkout(soldLines(items), cartSubtotal(items));
  });
  on('tass-order', ({ order }) => {
    if (orders.has(order.number)) return undefined;
    orders.add(order.number);
    return to =>
      to.purchase(
        order,
        (order.items ?? []).map(line => sold(line, line.quantity)),
      );
  });
  return () => {
    for (const stop of stops) stop();
  };
}
