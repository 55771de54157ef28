import type { Product } from './api/schemas';
import type { CartItem } from './stores/cart';

/** An accepted order as the API answers it. Money as decimal strings with three places. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly subtotal: string;
  readonly shipping: string;
  readonly total: string;
  readonly currency: string;
  readonly items?: readonly {
    readonly slug: string;
    readonly title: string;
    readonly price: string;
    readonly quantity: number;
  }[];
  readonly payment_url?: string | undefined;
}

/** Every event of the contract's section 3 with the shape of its `detail`. Money is whole fils. */
export interface TassEvents {
  /** Before a product is added or its quantity raised; `quantity` as it will be. Can be cancelled. */
  'tass-add-to-cart': { readonly product: Product; readonly quantity: number };
  /** Before a quantity is lowered (0: removed). Can be cancelled. */
  'tass-remove-from-cart': { readonly product: Product; readonly quantity: number };
  /** On `window`, after the cart changed from whatever source. */
  'tass-cart-change': {
    readonly items: readonly CartItem[];
    readonly count: number;
    readonly subtotal: number;
  };
  /** A search result or card was chosen, before navigation. Can be cancelled. */
  'tass-select': { readonly product: Pick<Product, 'id' | 'slug' | 'title'> };
  /** Search results are shown. */
  'tass-search': { readonly query: string; readonly results: readonly Product[] };
  /** A grid shows products; `list` is its heading, or what it was asked for. */
  'tass-products': { readonly list: string; readonly products: readonly Product[] };
  /** A choice was made in the finder, or products arrived. `brand` and `model` are slugs. */
  'tass-finder-change': {
    readonly brand: string | undefined;
    readonly model: string | undefined;
    readonly products: readonly Product[];
  };
  /** A pager is about to turn to a page; whoever cancels it sets the `page` attribute instead. Can be cancelled. */
  'tass-page': { readonly page: number };
  /** An element is about to follow a link into the shop. Can be cancelled. */
  'tass-navigate': { readonly href: string };
  /** An order was accepted. */
  'tass-order': { readonly order: PlacedOrder };
  /** A call failed for good. `status` 0 means no answer. */
  'tass-error': { readonly call: string; readonly status: number; readonly message: string };
}

/** Events whose default action `preventDefault()` stops. */
export const CANCELABLE: ReadonlySet<keyof TassEvents> = new Set<keyof TassEvents>([
  'tass-add-to-cart',
  'tass-remove-from-cart',
  'tass-select',
  'tass-page',
  'tass-navigate',
]);

/** Fires a bubbling, composed event; false when a listener cancelled it. */
export function emit<Name extends keyof TassEvents>(
  target: EventTarget,
  name: Name,
  detail: TassEvents[Name],
): boolean {
  return target.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: CANCELABLE.has(name) }),
  );
}

declare global {
  interface GlobalEventHandlersEventMap extends TassCustomEvents {}
}
type TassCustomEvents = { [Name in keyof TassEvents]: CustomEvent<TassEvents[Name]> };
