// The shapes that pages around the elements see: data, and details of events. Types alone; the package ships them as they
// stand here.

export interface Named {
  readonly slug: string;
  readonly title: string;
}

/** A product as the API tells it (contract, section 6). Prices are decimal texts with three places. */
export interface Product extends Named {
  readonly id: string | number;
  readonly price: string;
  readonly image?: string | undefined;
  readonly regular_price?: string | undefined;
  readonly category?: Named | undefined;
  readonly brand?: Named | undefined;
  readonly offers?: readonly { readonly title: string }[] | undefined;
  readonly code?: string | undefined;
  readonly color?: string | undefined;
  readonly kind?: string | undefined;
  /** Pages, undefined where unknown or meaningless. */
  readonly yield_pages?: number | undefined;
  readonly in_stock?: boolean | undefined;
}

export interface ProductDetail extends Product {
  readonly description?: string | undefined;
  readonly images?: readonly string[] | undefined;
  readonly devices?: readonly (Named & { readonly brand?: Named | undefined })[] | undefined;
  /** Codes of the same thing in other regions. */
  readonly aliases?: readonly string[] | undefined;
}

export interface Brand extends Named {
  readonly logo?: string | undefined;
}

export type Model = Named;

/** A printer with the brand that its page stands under. */
export interface Printer extends Named {
  readonly brand: Named;
}

export interface Banner {
  readonly name: string;
  readonly is_active: boolean;
  readonly image_url: {
    readonly desktop?: string | undefined;
    readonly tablet?: string | undefined;
    readonly mobile?: string | undefined;
  };
  readonly href?: string | undefined;
}

export interface FacetValue extends Named {
  readonly count: number;
}

export interface Facets {
  readonly brand: readonly FacetValue[];
  readonly kind: readonly FacetValue[];
  readonly color: readonly FacetValue[];
  readonly price: { readonly min?: string | undefined; readonly max?: string | undefined };
}

/** A whole product with its quantity, 1 to 999: one entry of the stored list. */
export interface CartItem extends Product {
  readonly quantity: number;
}

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
  /** The lines of a quick order that are ready changed. */
  'tass-list': { readonly items: readonly { readonly product: Product; readonly quantity: number }[] };
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

declare global {
  interface GlobalEventHandlersEventMap extends TassCustomEvents {}
}
type TassCustomEvents = { [Name in keyof TassEvents]: CustomEvent<TassEvents[Name]> };
