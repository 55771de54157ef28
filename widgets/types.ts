// The shapes that pages around the elements see: data, and details of events. Types alone; the package ships them as they
// stand here.

/** What has a name and a page: `slug` is its last part of an address, `title` is in the language that was asked for. */
export interface Named {
  readonly slug: string;
  readonly title: string;
}

/** A product as the API tells it (contract, section 6). Prices are decimal texts with three places. */
export interface Product extends Named {
  readonly id: string | number;
  /** KWD. */
  readonly price: string;
  /** Address of its square picture. */
  readonly image?: string | undefined;
  /** What it cost before, KWD; shown where that was more. */
  readonly regular_price?: string | undefined;
  readonly category?: Named | undefined;
  readonly brand?: Named | undefined;
  readonly offers?: readonly { readonly title: string }[] | undefined;
  /** The maker's; an equivalent has the code of what it replaces. */
  readonly code?: string | undefined;
  readonly color?: string | undefined;
  /** `original`, `compatible` or `remanufactured`. */
  readonly kind?: string | undefined;
  /** Pages, undefined where unknown or meaningless. */
  readonly yield_pages?: number | undefined;
  /** Undefined where the host says nothing of its stock: it sells what it lists. */
  readonly in_stock?: boolean | undefined;
}

/** A product as its own page shows it. */
export interface ProductDetail extends Product {
  readonly description?: string | undefined;
  /** Addresses of all its pictures, that of lists among them. */
  readonly images?: readonly string[] | undefined;
  /** Printers that it fits. */
  readonly devices?: readonly (Named & { readonly brand?: Named | undefined })[] | undefined;
  /** Codes of the same thing in other regions. */
  readonly aliases?: readonly string[] | undefined;
}

/** A brand of products, of printers or of both. */
export interface Brand extends Named {
  /** Address of its picture. */
  readonly logo?: string | undefined;
}

/** A printer model of a brand that is known from around it. */
export type Model = Named;

/** A printer with the brand that its page stands under. */
export interface Printer extends Named {
  readonly brand: Named;
}

/** A promotion of the carousel. */
export interface Banner {
  readonly name: string;
  /** False for one that is not shown. */
  readonly is_active: boolean;
  /** Addresses of its pictures, for windows from 1024 px on, from 768 px on, and below. */
  readonly image_url: {
    readonly desktop?: string | undefined;
    readonly tablet?: string | undefined;
    readonly mobile?: string | undefined;
  };
  readonly href?: string | undefined;
}

/** A value that a list may be narrowed to. */
export interface FacetValue extends Named {
  /** Products of the list that have it. */
  readonly count: number;
}

/** What filters count in a list of products; prices in KWD. */
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
  /** When it was accepted, ISO 8601. */
  readonly created_at?: string | undefined;
  readonly payment_url?: string | undefined;
  /** The partner whom it is credited to. */
  readonly partner?: string | undefined;
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
  /** A product is shown in full. */
  'tass-view': { readonly product: Product };
  /** Search results are shown. */
  'tass-search': { readonly query: string; readonly results: readonly Product[] };
  /** What a headless grid or finder knows, at each change of it; a grid has no brands, models and choice. */
  'tass-data': {
    /** `idle` while a finder waits for a choice. */
    readonly status: 'idle' | 'loading' | 'ready' | 'failed';
    /** Of the page, each with the address of its own page in the shop. */
    readonly products: readonly (Product & { readonly href: string })[];
    /** Products of all pages, where the host says so. */
    readonly total: number | undefined;
    readonly page: number;
    readonly brands: readonly Brand[];
    /** Of the chosen brand. */
    readonly models: readonly Model[];
    readonly brand: string | undefined;
    readonly model: string | undefined;
    /** Why nothing could be loaded. */
    readonly error: TassEvents['tass-error'] | undefined;
  };
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

/** The cart as a page's script sees it; money is whole fils (1 KWD = 1000 fils). */
export interface CartContent {
  readonly items: readonly (Named & { readonly price: number; readonly quantity: number })[];
  /** Number of lines. */
  readonly count: number;
  readonly subtotal: number;
}

/**
 * What a page's script may do with the cart. Whatever promises something rejects with a `TassError`; changes are announced
 * by `tass-add-to-cart` and `tass-remove-from-cart`, and don't happen where a listener cancels that.
 */
export interface CartCalls {
  /** The cart as it is. */
  get(): CartContent;
  /** Where the cart goes on: the shop's cart page, which takes this cart over. */
  link(): string;
  /** Adds pieces of a product, named by its slug, 999 in a line at the most; gives the cart after it. */
  add(slug: string, quantity?: number): Promise<CartContent>;
  /** Makes a product's pieces this many, 0 to 999; a product that the cart has none of is added. */
  set(slug: string, quantity: number): Promise<CartContent>;
  /** Takes a product out; one that is not in the cart is none the less. */
  remove(slug: string): Promise<CartContent>;
  /** Calls with the cart after each change, from whatever source; what comes back ends it. */
  subscribe(listener: (cart: CartContent) => void): () => void;
}

/** A number as markup writes it. */
export type NumberText = `${number}`;

/** An element as a server draws it. */
export interface ServerElement {
  /** Attributes by their names in HTML; true for a bare one, false or nothing for none. */
  readonly attributes?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** The page's language, for an element without a `lang` of its own; English unless said. */
  readonly lang?: string;
  /** HTML inside the element: what fills its slots, and what shows where scripts never arrive. */
  readonly children?: string;
}

/** Draws an element, named without `tass-`, as HTML with its declarative shadow root, which its code hydrates. */
export type ElementHtml = (name: string, element?: ServerElement) => Promise<string>;

/** The same as a stream of UTF-8, for a response's body. */
export type ElementStream = (name: string, element?: ServerElement) => ReadableStream<Uint8Array>;

declare global {
  interface GlobalEventHandlersEventMap extends TassCustomEvents {}
}
type TassCustomEvents = { [Name in keyof TassEvents]: CustomEvent<TassEvents[Name]> };
