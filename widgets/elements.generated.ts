// Made from the records by `npm run generate`; not to be edited.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { NumberText, TassEvents } from './types';

/** What all elements take. */
export interface TassElement extends HTMLElement {
  /** Base address of the API host, without `/api/v2`. */
  api: string | undefined;
  /** Base address of the main shop, for links to products, cart and checkout. */
  shop: string | undefined;
  /** Your partner id: travels as `ref` on links into the shop and as `partner` on orders. */
  partner: string | undefined;
  /** WhatsApp number for questions and orders, with country code. */
  whatsapp: string | undefined;
  /** Colours for a `light` or `dark` background of your own, `light` unless said. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

/** What all elements take, as attributes. */
export interface TassAttributes {
  /** Base address of the API host, without `/api/v2`. */
  'api'?: string | undefined;
  /** Base address of the main shop, for links to products, cart and checkout. */
  'shop'?: string | undefined;
  /** Your partner id: travels as `ref` on links into the shop and as `partner` on orders. */
  'partner'?: string | undefined;
  /** WhatsApp number for questions and orders, with country code. */
  'whatsapp'?: string | undefined;
  /** Colours for a `light` or `dark` background of your own, `light` unless said. */
  'theme'?: 'light' | 'dark' | 'auto' | undefined;
}

/** The card's Add to Cart button and quantity control alone. */
export interface TassAddToCartElement extends TassElement {
  /** The product: the last part of its address in the shop. */
  slug: string | undefined;
}

export interface TassAddToCartAttributes extends TassAttributes {
  /** The product: the last part of its address in the shop. */
  'slug'?: string | undefined;
  'ontass-add-to-cart'?: ((event: CustomEvent<TassEvents['tass-add-to-cart']>) => void) | undefined;
  'ontass-remove-from-cart'?: ((event: CustomEvent<TassEvents['tass-remove-from-cart']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** The active promotions, one at a time. */
export interface TassBannerCarouselElement extends TassElement {
}

export interface TassBannerCarouselAttributes extends TassAttributes {
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** The four promises of the shop: shipping, payment, savings, support. */
export interface TassBenefitsElement extends TassElement {
}

export interface TassBenefitsAttributes extends TassAttributes {
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** All brands with logo and link. */
export interface TassBrandListElement extends TassElement {
}

export interface TassBrandListAttributes extends TassAttributes {
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Strip of all brands, in a continuous loop. */
export interface TassBrandMarqueeElement extends TassElement {
}

export interface TassBrandMarqueeAttributes extends TassAttributes {
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Link to the cart with the count of its entries; from another site it takes the cart along. */
export interface TassCartBadgeElement extends TassElement {
}

export interface TassCartBadgeAttributes extends TassAttributes {
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** The cart: lines, subtotal, shipping, total and the way to the checkout. */
export interface TassCartElement extends TassElement {
  /** Level of its main heading: 2 where your page has an `h1` of its own. */
  headingLevel: number;
}

export interface TassCartAttributes extends TassAttributes {
  /** Level of its main heading: 2 where your page has an `h1` of its own. */
  'heading-level'?: number | NumberText | undefined;
  'ontass-add-to-cart'?: ((event: CustomEvent<TassEvents['tass-add-to-cart']>) => void) | undefined;
  'ontass-remove-from-cart'?: ((event: CustomEvent<TassEvents['tass-remove-from-cart']>) => void) | undefined;
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Menu of the shop’s categories. */
export interface TassCategoriesElement extends TassElement {
}

export interface TassCategoriesAttributes extends TassAttributes {
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** The checkout form, with a review of the order before it is placed. */
export interface TassCheckoutElement extends TassElement {
  /** Level of its main heading: 2 where your page has an `h1` of its own. */
  headingLevel: number;
}

export interface TassCheckoutAttributes extends TassAttributes {
  /** Level of its main heading: 2 where your page has an `h1` of its own. */
  'heading-level'?: number | NumberText | undefined;
  'ontass-order'?: ((event: CustomEvent<TassEvents['tass-order']>) => void) | undefined;
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Contact details, and a message form that opens the visitor’s mail program or WhatsApp. */
export interface TassContactElement extends TassElement {
  /** Postal address in one line. */
  address: string | undefined;
  /** Address of a map that shows the place. */
  map: string | undefined;
  /** Opening hours. */
  hours: string | undefined;
  /** Phone number. */
  phone: string | undefined;
  /** WhatsApp number with country code. */
  whatsapp: string | undefined;
  /** Mail address that messages go to. */
  email: string | undefined;
}

export interface TassContactAttributes extends TassAttributes {
  /** Postal address in one line. */
  'address'?: string | undefined;
  /** Address of a map that shows the place. */
  'map'?: string | undefined;
  /** Opening hours. */
  'hours'?: string | undefined;
  /** Phone number. */
  'phone'?: string | undefined;
  /** WhatsApp number with country code. */
  'whatsapp'?: string | undefined;
  /** Mail address that messages go to. */
  'email'?: string | undefined;
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Ink and toner finder: printer brand, printer model, and everything that fits. */
export interface TassFinderElement extends TassElement {
  /** Slug of the chosen printer brand, such as `hp`. */
  brand: string | undefined;
  /** Slug of the chosen printer model; only with its brand. */
  model: string | undefined;
  /** Draws nothing: the page draws from `tass-data`, in the element or elsewhere. */
  headless: boolean;
  /** With `headless`: which 48 of the products. */
  page: number;
  /** What a headless element has told last by `tass-data`; undefined before that. */
  data(): TassEvents['tass-data'] | undefined;
  /** Asks again what a headless element could not load. */
  retry(): void;
  /** Shows the printers of a brand, or what fits one printer; both by slug. */
  choose(brand: string, model?: string): void;
  /** Returns to the start, with nothing chosen. */
  reset(): void;
}

export interface TassFinderAttributes extends TassAttributes {
  /** Slug of the chosen printer brand, such as `hp`. */
  'brand'?: string | undefined;
  /** Slug of the chosen printer model; only with its brand. */
  'model'?: string | undefined;
  /** Draws nothing: the page draws from `tass-data`, in the element or elsewhere. */
  'headless'?: boolean | undefined;
  /** With `headless`: which 48 of the products. */
  'page'?: number | NumberText | undefined;
  'ontass-data'?: ((event: CustomEvent<TassEvents['tass-data']>) => void) | undefined;
  'ontass-finder-change'?: ((event: CustomEvent<TassEvents['tass-finder-change']>) => void) | undefined;
  'ontass-page'?: ((event: CustomEvent<TassEvents['tass-page']>) => void) | undefined;
  'ontass-select'?: ((event: CustomEvent<TassEvents['tass-select']>) => void) | undefined;
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-add-to-cart'?: ((event: CustomEvent<TassEvents['tass-add-to-cart']>) => void) | undefined;
  'ontass-remove-from-cart'?: ((event: CustomEvent<TassEvents['tass-remove-from-cart']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Slideshow of three printers with the shop’s promise, a field for the visitor’s own printer, and three round contact links. */
export interface TassHeroElement extends TassElement {
  /** Level of its main heading: 2 where your page has an `h1` of its own. */
  headingLevel: number;
  /** Address of the Facebook page; without it the link is left out. */
  facebook: string | undefined;
  /** Address of the Instagram page; without it the link is left out. */
  instagram: string | undefined;
  /** Phone number to call; without it the link is left out. */
  phone: string | undefined;
}

export interface TassHeroAttributes extends TassAttributes {
  /** Level of its main heading: 2 where your page has an `h1` of its own. */
  'heading-level'?: number | NumberText | undefined;
  /** Address of the Facebook page; without it the link is left out. */
  'facebook'?: string | undefined;
  /** Address of the Instagram page; without it the link is left out. */
  'instagram'?: string | undefined;
  /** Phone number to call; without it the link is left out. */
  'phone'?: string | undefined;
  'ontass-select'?: ((event: CustomEvent<TassEvents['tass-select']>) => void) | undefined;
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Login button, or the picture of whoever is signed in with a menu; on other sites a link to the shop. */
export interface TassLoginElement extends TassElement {
}

export interface TassLoginAttributes extends TassAttributes {
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Newsletter box. */
export interface TassNewsletterElement extends TassElement {
}

export interface TassNewsletterAttributes extends TassAttributes {
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Order-placed dialog, opened by an accepted order. */
export interface TassOrderDialogElement extends TassElement {
  /** Opens the dialog; the shared state opens it too. */
  open: boolean;
  /** Opens the dialog, for the order of a number where one is given. */
  show(number?: string): void;
}

export interface TassOrderDialogAttributes extends TassAttributes {
  /** Opens the dialog; the shared state opens it too. */
  'open'?: boolean | undefined;
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Orders of this browser with their status, receipt and Order again, and a form that finds any order. */
export interface TassOrdersElement extends TassElement {
  /** Level of its main heading: 2 where your page has an `h1` of its own. */
  headingLevel: number;
}

export interface TassOrdersAttributes extends TassAttributes {
  /** Level of its main heading: 2 where your page has an `h1` of its own. */
  'heading-level'?: number | NumberText | undefined;
  'ontass-add-to-cart'?: ((event: CustomEvent<TassEvents['tass-add-to-cart']>) => void) | undefined;
  'ontass-remove-from-cart'?: ((event: CustomEvent<TassEvents['tass-remove-from-cart']>) => void) | undefined;
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Scenes of what printers take, in endless rotation. */
export interface TassPrinterShowcaseElement extends TassElement {
}

export interface TassPrinterShowcaseAttributes extends TassAttributes {
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** One product as a card, with its price and the control that puts it in the cart. */
export interface TassProductCardElement extends TassElement {
  /** The product: the last part of its address in the shop. */
  slug: string | undefined;
}

export interface TassProductCardAttributes extends TassAttributes {
  /** The product: the last part of its address in the shop. */
  'slug'?: string | undefined;
  'ontass-select'?: ((event: CustomEvent<TassEvents['tass-select']>) => void) | undefined;
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-add-to-cart'?: ((event: CustomEvent<TassEvents['tass-add-to-cart']>) => void) | undefined;
  'ontass-remove-from-cart'?: ((event: CustomEvent<TassEvents['tass-remove-from-cart']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Product grid: newest, top, a category, a brand, what fits a printer, or a search. */
export interface TassProductGridElement extends TassElement {
  /** Heading over the grid. */
  heading: string | undefined;
  /** Words before the heading, set under a marker stroke. */
  highlight: string | undefined;
  /** Only new products, or only the top ones. */
  filter: 'new' | 'top' | undefined;
  /** Slug of a category, such as `toners`. */
  category: string | undefined;
  /** Slug of a brand, such as `hp`. */
  brand: string | undefined;
  /** Slug of a brand: only what is for its printers, whoever made it. */
  forBrand: string | undefined;
  /** Slug of a printer model: only what fits it. */
  device: string | undefined;
  /** Search text. */
  query: string | undefined;
  /** `original`, `compatible` or `remanufactured`. */
  kind: string | undefined;
  /** Slug of a colour, such as `cyan` or `black-on-white`. */
  color: string | undefined;
  /** Lowest price in KWD, such as `2.500`. */
  minPrice: string | undefined;
  /** Highest price in KWD. */
  maxPrice: string | undefined;
  /** Only what is in stock. */
  inStock: boolean;
  /** Order of the products; without it the shop's own. */
  sort: 'relevance' | 'newest' | 'price' | '-price' | 'cost-per-page' | undefined;
  /** Products on one page. */
  limit: number;
  /** Shows the pager. */
  paged: boolean;
  /** The page shown; the pager turns on from it and tells by `tass-page`. */
  page: number;
  /** Draws nothing: the page draws from `tass-data`, in the element or elsewhere. */
  headless: boolean;
  /** Address behind a 'View More' button; a path leads into the shop. */
  viewMore: string | undefined;
  /** Picture of a logo row with a 'View All' button to the brand's page. */
  brandLogo: string | undefined;
  /** What a headless element has told last by `tass-data`; undefined before that. */
  data(): TassEvents['tass-data'] | undefined;
  /** Asks again what a headless element could not load. */
  retry(): void;
}

export interface TassProductGridAttributes extends TassAttributes {
  /** Heading over the grid. */
  'heading'?: string | undefined;
  /** Words before the heading, set under a marker stroke. */
  'highlight'?: string | undefined;
  /** Only new products, or only the top ones. */
  'filter'?: 'new' | 'top' | undefined;
  /** Slug of a category, such as `toners`. */
  'category'?: string | undefined;
  /** Slug of a brand, such as `hp`. */
  'brand'?: string | undefined;
  /** Slug of a brand: only what is for its printers, whoever made it. */
  'for-brand'?: string | undefined;
  /** Slug of a printer model: only what fits it. */
  'device'?: string | undefined;
  /** Search text. */
  'query'?: string | undefined;
  /** `original`, `compatible` or `remanufactured`. */
  'kind'?: string | undefined;
  /** Slug of a colour, such as `cyan` or `black-on-white`. */
  'color'?: string | undefined;
  /** Lowest price in KWD, such as `2.500`. */
  'min-price'?: string | undefined;
  /** Highest price in KWD. */
  'max-price'?: string | undefined;
  /** Only what is in stock. */
  'in-stock'?: boolean | undefined;
  /** Order of the products; without it the shop's own. */
  'sort'?: 'relevance' | 'newest' | 'price' | '-price' | 'cost-per-page' | undefined;
  /** Products on one page. */
  'limit'?: number | NumberText | undefined;
  /** Shows the pager. */
  'paged'?: boolean | undefined;
  /** The page shown; the pager turns on from it and tells by `tass-page`. */
  'page'?: number | NumberText | undefined;
  /** Draws nothing: the page draws from `tass-data`, in the element or elsewhere. */
  'headless'?: boolean | undefined;
  /** Address behind a 'View More' button; a path leads into the shop. */
  'view-more'?: string | undefined;
  /** Picture of a logo row with a 'View All' button to the brand's page. */
  'brand-logo'?: string | undefined;
  'ontass-data'?: ((event: CustomEvent<TassEvents['tass-data']>) => void) | undefined;
  'ontass-products'?: ((event: CustomEvent<TassEvents['tass-products']>) => void) | undefined;
  'ontass-page'?: ((event: CustomEvent<TassEvents['tass-page']>) => void) | undefined;
  'ontass-select'?: ((event: CustomEvent<TassEvents['tass-select']>) => void) | undefined;
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-add-to-cart'?: ((event: CustomEvent<TassEvents['tass-add-to-cart']>) => void) | undefined;
  'ontass-remove-from-cart'?: ((event: CustomEvent<TassEvents['tass-remove-from-cart']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Product detail: pictures, price, quantity, facts, compatible printers and related products. */
export interface TassProductElement extends TassElement {
  /** The product: the last part of its address in the shop. */
  slug: string | undefined;
  /** Mail address that wishes to be told of goods out of stock go to. */
  email: string | undefined;
  /** Level of its main heading: 2 where your page has an `h1` of its own. */
  headingLevel: number;
}

export interface TassProductAttributes extends TassAttributes {
  /** The product: the last part of its address in the shop. */
  'slug'?: string | undefined;
  /** Mail address that wishes to be told of goods out of stock go to. */
  'email'?: string | undefined;
  /** Level of its main heading: 2 where your page has an `h1` of its own. */
  'heading-level'?: number | NumberText | undefined;
  'ontass-view'?: ((event: CustomEvent<TassEvents['tass-view']>) => void) | undefined;
  'ontass-select'?: ((event: CustomEvent<TassEvents['tass-select']>) => void) | undefined;
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-add-to-cart'?: ((event: CustomEvent<TassEvents['tass-add-to-cart']>) => void) | undefined;
  'ontass-remove-from-cart'?: ((event: CustomEvent<TassEvents['tass-remove-from-cart']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Promo banner for the own-brand toners. */
export interface TassPromoElement extends TassElement {
}

export interface TassPromoAttributes extends TassAttributes {
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** A list of codes, printers and quantities, pasted, typed or from an Excel or CSV file, understood line by line, to the cart. */
export interface TassQuickOrderElement extends TassElement {
  /** Level of its main heading: 2 where your page has an `h1` of its own. */
  headingLevel: number;
  /** Lines to begin with, `slug:quantity,slug:quantity`, 250 at most. */
  items: string | undefined;
  /** The list’s name, shown over it. */
  name: string | undefined;
  /** Address where a purchasing system takes the list back by SAP’s Open Catalog Interface (its `HOOK_URL`). */
  returnTo: string | undefined;
  /** Frame or window of the purchasing system that takes it back (its `~TARGET`), `_top` unless said. */
  returnTarget: string | undefined;
  /** https origins that `return-to` may lead to, with commas between; lists go to no other. */
  returnHosts: string | undefined;
}

export interface TassQuickOrderAttributes extends TassAttributes {
  /** Level of its main heading: 2 where your page has an `h1` of its own. */
  'heading-level'?: number | NumberText | undefined;
  /** Lines to begin with, `slug:quantity,slug:quantity`, 250 at most. */
  'items'?: string | undefined;
  /** The list’s name, shown over it. */
  'name'?: string | undefined;
  /** Address where a purchasing system takes the list back by SAP’s Open Catalog Interface (its `HOOK_URL`). */
  'return-to'?: string | undefined;
  /** Frame or window of the purchasing system that takes it back (its `~TARGET`), `_top` unless said. */
  'return-target'?: string | undefined;
  /** https origins that `return-to` may lead to, with commas between; lists go to no other. */
  'return-hosts'?: string | undefined;
  'ontass-add-to-cart'?: ((event: CustomEvent<TassEvents['tass-add-to-cart']>) => void) | undefined;
  'ontass-list'?: ((event: CustomEvent<TassEvents['tass-list']>) => void) | undefined;
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Printable pro-forma of a list or the cart, with link and QR code. */
export interface TassQuoteElement extends TassElement {
  /** Level of its main heading: 2 where your page has an `h1` of its own. */
  headingLevel: number;
  /** The list: `slug:quantity,…`, up to 250 lines; without it the cart. */
  items: string | undefined;
  /** Name of the list; stands as the buyer’s reference. */
  name: string | undefined;
  /** Day and prices of an earlier quote as its link carries them, `20261122,32725,…` in fils: names what has changed. */
  quoted: string | undefined;
}

export interface TassQuoteAttributes extends TassAttributes {
  /** Level of its main heading: 2 where your page has an `h1` of its own. */
  'heading-level'?: number | NumberText | undefined;
  /** The list: `slug:quantity,…`, up to 250 lines; without it the cart. */
  'items'?: string | undefined;
  /** Name of the list; stands as the buyer’s reference. */
  'name'?: string | undefined;
  /** Day and prices of an earlier quote as its link carries them, `20261122,32725,…` in fils: names what has changed. */
  'quoted'?: string | undefined;
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Search box that lists products while the shopper types. */
export interface TassSearchElement extends TassElement {
  /** Hint in the empty field; without it the shop’s own. */
  placeholder: string | undefined;
  /** Text in the field, as on a page that shows its results. */
  query: string | undefined;
}

export interface TassSearchAttributes extends TassAttributes {
  /** Hint in the empty field; without it the shop’s own. */
  'placeholder'?: string | undefined;
  /** Text in the field, as on a page that shows its results. */
  'query'?: string | undefined;
  'ontass-search'?: ((event: CustomEvent<TassEvents['tass-search']>) => void) | undefined;
  'ontass-select'?: ((event: CustomEvent<TassEvents['tass-select']>) => void) | undefined;
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Toast area: shows the messages of all elements on the page. */
export interface TassToasterElement extends TassElement {
  /** Corner of the window. */
  position: 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left';
}

export interface TassToasterAttributes extends TassAttributes {
  /** Corner of the window. */
  'position'?: 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left' | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Sentences in a page’s own words, by element and name. */
export interface TassTexts {
  addToCart?: { 'addToCart'?: string; 'cardFailed'?: string; 'cardGone'?: string; 'colorName'?: string; 'costPerPage'?: string; 'decrease'?: string; 'failure'?: string; 'increase'?: string; 'kinds.compatible'?: string; 'kinds.original'?: string; 'kinds.remanufactured'?: string; 'loading'?: string; 'pages'?: string; 'regularPrice'?: string; 'retry'?: string; 'soldOut'?: string };
  bannerCarousel?: { 'banner'?: string; 'carousel'?: string; 'failure'?: string; 'goTo'?: string; 'loading'?: string; 'next'?: string; 'pause'?: string; 'play'?: string; 'position'?: string; 'previous'?: string; 'region'?: string; 'retry'?: string; 'slide'?: string };
  benefits?: { 'chat'?: string; 'failure'?: string; 'items.0.key'?: string; 'items.0.text'?: string; 'items.0.title'?: string; 'items.1.key'?: string; 'items.1.text'?: string; 'items.1.title'?: string; 'items.2.key'?: string; 'items.2.text'?: string; 'items.2.title'?: string; 'items.3.key'?: string; 'items.3.text'?: string; 'items.3.title'?: string; 'retry'?: string };
  brandList?: { 'failed'?: string; 'failure'?: string; 'none'?: string; 'retry'?: string };
  brandMarquee?: { 'failure'?: string; 'goTo'?: string; 'heading'?: string; 'highlight'?: string; 'pause'?: string; 'play'?: string; 'retry'?: string };
  cartBadge?: { 'failure'?: string; 'name'?: string; 'retry'?: string };
  cart?: { 'addToCart'?: string; 'after'?: string; 'ask'?: string; 'assurances'?: string; 'back'?: string; 'bothWarranties'?: string; 'bothWarrantiesText'?: string; 'callBefore'?: string; 'cart'?: string; 'checkout'?: string; 'closed'?: string; 'colorName'?: string; 'comma'?: string; 'copied'?: string; 'copy'?: string; 'costPerPage'?: string; 'decrease'?: string; 'delivery'?: string; 'deliveryCost'?: string; 'denied'?: string; 'dropped'?: string; 'failure'?: string; 'farAreas'?: string; 'fits'?: string; 'fitsNone'?: string; 'free'?: string; 'gone'?: string; 'governorates.ahmadi'?: string; 'governorates.al-asimah'?: string; 'governorates.farwaniya'?: string; 'governorates.hawalli'?: string; 'governorates.jahra'?: string; 'governorates.mubarak-al-kabeer'?: string; 'heading'?: string; 'hello'?: string; 'hour'?: string; 'increase'?: string; 'keep'?: string; 'kinds.compatible'?: string; 'kinds.original'?: string; 'kinds.remanufactured'?: string; 'loading'?: string; 'makerWarranty'?: string; 'makerWarrantyText'?: string; 'marks.cash'?: string; 'marks.knet'?: string; 'memory'?: string; 'more'?: string; 'notLoaded'?: string; 'nothingToOrder'?: string; 'oldPrice'?: string; 'opened.compatible'?: string; 'opened.original'?: string; 'opened.remanufactured'?: string; 'opened.several'?: string; 'order'?: string; 'orderBy'?: string; 'orderByDay'?: string; 'orderByToday'?: string; 'orderByTomorrow'?: string; 'outOfStock'?: string; 'pages'?: string; 'payOnDelivery'?: string; 'priceChanged'?: string; 'quantity'?: string; 'quantityFault'?: string; 'question'?: string; 'quote'?: string; 'reached'?: string; 'regularPrice'?: string; 'remove'?: string; 'removed'?: string; 'retry'?: string; 'returns'?: string; 'returnsText'?: string; 'save'?: string; 'shipping'?: string; 'soldOut'?: string; 'subtotal'?: string; 'text'?: string; 'title'?: string; 'today'?: string; 'tomorrow'?: string; 'tooMany'?: string; 'total'?: string; 'totalWithShipping'?: string; 'towards'?: string; 'towardsLittle'?: string; 'undo'?: string; 'unknown'?: string; 'warranty'?: string; 'warrantyText'?: string; 'whatsAppOpened'?: string; 'yourAddress'?: string };
  categories?: { 'button'?: string; 'failure'?: string; 'names.drum-units'?: string; 'names.inks'?: string; 'names.label-tapes'?: string; 'names.remanufactured-toners'?: string; 'names.ribbon-cartridges'?: string; 'names.toners'?: string; 'names.waste-toner-containers'?: string; 'retry'?: string };
  checkout?: { 'addToCart'?: string; 'address'?: string; 'after'?: string; 'arrives'?: string; 'ask'?: string; 'assurances'?: string; 'available'?: string; 'back'?: string; 'bothWarranties'?: string; 'bothWarrantiesText'?: string; 'call'?: string; 'callBefore'?: string; 'callSoon'?: string; 'cart'?: string; 'change'?: string; 'changedElsewhere'?: string; 'chat'?: string; 'choose'?: string; 'choosePrinter'?: string; 'closed'?: string; 'colorName'?: string; 'comma'?: string; 'costPerPage'?: string; 'date'?: string; 'decrease'?: string; 'deliveredTo'?: string; 'delivery'?: string; 'deliveryCost'?: string; 'earlierOpen'?: string; 'earlierOpenText'?: string; 'earlierPlaced'?: string; 'earlierPlacedText'?: string; 'failure'?: string; 'farAreas'?: string; 'faults.area'?: string; 'faults.email'?: string; 'faults.missing'?: string; 'faults.phone'?: string; 'foreign'?: string; 'foreignText'?: string; 'forget'?: string; 'free'?: string; 'governorates.ahmadi'?: string; 'governorates.al-asimah'?: string; 'governorates.farwaniya'?: string; 'governorates.hawalli'?: string; 'governorates.jahra'?: string; 'governorates.mubarak-al-kabeer'?: string; 'heading'?: string; 'hello'?: string; 'hour'?: string; 'increase'?: string; 'kinds.compatible'?: string; 'kinds.original'?: string; 'kinds.remanufactured'?: string; 'labels.area'?: string; 'labels.block'?: string; 'labels.building'?: string; 'labels.email'?: string; 'labels.flat'?: string; 'labels.floor'?: string; 'labels.governorate'?: string; 'labels.name'?: string; 'labels.notes'?: string; 'labels.phone'?: string; 'labels.street'?: string; 'loading'?: string; 'makerWarranty'?: string; 'makerWarrantyText'?: string; 'marks.cash'?: string; 'marks.knet'?: string; 'methods.cash'?: string; 'methods.knet_on_delivery'?: string; 'missing'?: string; 'more'?: string; 'number'?: string; 'opened.compatible'?: string; 'opened.original'?: string; 'opened.remanufactured'?: string; 'opened.several'?: string; 'order'?: string; 'orderBy'?: string; 'orderByDay'?: string; 'orderByToday'?: string; 'orderByTomorrow'?: string; 'orderInShop'?: string; 'ordered'?: string; 'orders'?: string; 'outOfStock'?: string; 'pages'?: string; 'payOnDelivery'?: string; 'payment'?: string; 'place'?: string; 'placeAtNewPrice'?: string; 'placed'?: string; 'placedText'?: string; 'price'?: string; 'pricesChanged'?: string; 'printer'?: string; 'printerText'?: string; 'product'?: string; 'quantity'?: string; 'question'?: string; 'reached'?: string; 'receipt'?: string; 'receiptHeading'?: string; 'refused'?: string; 'regularPrice'?: string; 'remember'?: string; 'retry'?: string; 'returns'?: string; 'returnsText'?: string; 'review'?: string; 'save'?: string; 'saved'?: string; 'seller'?: string; 'sendEarlier'?: string; 'sendNew'?: string; 'sending'?: string; 'sentAt'?: string; 'shipping'?: string; 'soldOut'?: string; 'status'?: string; 'statuses.cancelled'?: string; 'statuses.confirmed'?: string; 'statuses.delivered'?: string; 'statuses.other'?: string; 'statuses.placed'?: string; 'subtotal'?: string; 'text'?: string; 'thanks'?: string; 'title'?: string; 'today'?: string; 'tomorrow'?: string; 'tooManyLines'?: string; 'total'?: string; 'totalWithShipping'?: string; 'towards'?: string; 'towardsLittle'?: string; 'unreachable'?: string; 'warranty'?: string; 'warrantyText'?: string; 'whatsAppOpened'?: string; 'words.parts.block'?: string; 'words.parts.building'?: string; 'words.parts.flat'?: string; 'words.parts.floor'?: string; 'words.parts.street'?: string; 'you'?: string; 'yourAddress'?: string };
  contact?: { 'address'?: string; 'byMail'?: string; 'byWhatsapp'?: string; 'email'?: string; 'failure'?: string; 'hours'?: string; 'message'?: string; 'missing'?: string; 'name'?: string; 'phone'?: string; 'retry'?: string; 'subject'?: string; 'whatsapp'?: string; 'write'?: string };
  finder?: { 'addSet'?: string; 'addToCart'?: string; 'another'?: string; 'back'?: string; 'basis'?: string; 'best'?: string; 'brand'?: string; 'brandFirst'?: string; 'brandsFailed'?: string; 'change'?: string; 'chooseBrand'?: string; 'chooseModel'?: string; 'colorName'?: string; 'compatible'?: string; 'costPerPage'?: string; 'decrease'?: string; 'end'?: string; 'endText'?: string; 'failure'?: string; 'fault'?: string; 'file'?: string; 'fits'?: string; 'fitsNone'?: string; 'forget'?: string; 'found'?: string; 'guess'?: string; 'heading'?: string; 'high'?: string; 'inColor'?: string; 'inStock'?: string; 'increase'?: string; 'kind'?: string; 'kinds.compatible'?: string; 'kinds.original'?: string; 'kinds.remanufactured'?: string; 'label'?: string; 'less'?: string; 'loading'?: string; 'loadingModels'?: string; 'loadingProducts'?: string; 'manage'?: string; 'model'?: string; 'modelsFailed'?: string; 'moreColor'?: string; 'narrow'?: string; 'narrowHint'?: string; 'next'?: string; 'noKind'?: string; 'noMatch'?: string; 'noModels'?: string; 'noResults'?: string; 'none'?: string; 'noneText'?: string; 'notSelected'?: string; 'otherModels'?: string; 'page'?: string; 'pages'?: string; 'pagesMonth'?: string; 'previous'?: string; 'printersOf'?: string; 'productsFailed'?: string; 'quick'?: string; 'quickHint'?: string; 'regularPrice'?: string; 'remind'?: string; 'reset'?: string; 'resultCount'?: string; 'results'?: string; 'retry'?: string; 'saved'?: string; 'saves'?: string; 'savesAgainst'?: string; 'searchUnreachable'?: string; 'searching'?: string; 'setAdded'?: string; 'setSaves'?: string; 'sets'?: string; 'slot'?: string; 'slow'?: string; 'soldOut'?: string; 'standard'?: string; 'start'?: string; 'startText'?: string; 'summaryBrand'?: string; 'summaryModel'?: string; 'supplies'?: string; 'text'?: string; 'title'?: string; 'unreachable'?: string; 'unreachableText'?: string; 'view'?: string; 'views.grid'?: string; 'views.slots'?: string; 'year'?: string; 'yearlyHeading'?: string; 'yourPrinter'?: string };
  hero?: { 'addToCart'?: string; 'all'?: string; 'call'?: string; 'carousel'?: string; 'colorName'?: string; 'costPerPage'?: string; 'decrease'?: string; 'facebook'?: string; 'failure'?: string; 'find'?: string; 'fits'?: string; 'fitsNone'?: string; 'goTo'?: string; 'guess'?: string; 'headline'?: string; 'highlight'?: string; 'inStock'?: string; 'increase'?: string; 'instagram'?: string; 'kinds.compatible'?: string; 'kinds.original'?: string; 'kinds.remanufactured'?: string; 'noResults'?: string; 'pages'?: string; 'pause'?: string; 'play'?: string; 'printersOf'?: string; 'quick'?: string; 'quickHint'?: string; 'region'?: string; 'regularPrice'?: string; 'resultCount'?: string; 'results'?: string; 'retry'?: string; 'searchUnreachable'?: string; 'searching'?: string; 'slides'?: string; 'soldOut'?: string; 'supplies'?: string; 'tagline'?: string };
  login?: { 'failure'?: string; 'login'?: string; 'logout'?: string; 'retry'?: string; 'unavailable'?: string };
  newsletter?: { 'badEmail'?: string; 'done'?: string; 'email'?: string; 'failure'?: string; 'missing'?: string; 'note'?: string; 'retry'?: string; 'subscribe'?: string };
  orderDialog?: { 'arrives'?: string; 'ask'?: string; 'assurances'?: string; 'bothWarranties'?: string; 'bothWarrantiesText'?: string; 'call'?: string; 'callSoon'?: string; 'chat'?: string; 'choosePrinter'?: string; 'close'?: string; 'date'?: string; 'deliveredTo'?: string; 'failure'?: string; 'free'?: string; 'go'?: string; 'heading'?: string; 'makerWarranty'?: string; 'makerWarrantyText'?: string; 'marks.cash'?: string; 'marks.knet'?: string; 'missing'?: string; 'number'?: string; 'opened.compatible'?: string; 'opened.original'?: string; 'opened.remanufactured'?: string; 'opened.several'?: string; 'ordered'?: string; 'orders'?: string; 'payOnDelivery'?: string; 'price'?: string; 'printer'?: string; 'printerText'?: string; 'product'?: string; 'quantity'?: string; 'question'?: string; 'reached'?: string; 'receipt'?: string; 'receiptHeading'?: string; 'retry'?: string; 'returns'?: string; 'returnsText'?: string; 'save'?: string; 'saved'?: string; 'seller'?: string; 'shipping'?: string; 'status'?: string; 'statuses.cancelled'?: string; 'statuses.confirmed'?: string; 'statuses.delivered'?: string; 'statuses.other'?: string; 'statuses.placed'?: string; 'subtotal'?: string; 'text'?: string; 'thanks'?: string; 'total'?: string; 'towards'?: string; 'towardsLittle'?: string; 'warranty'?: string; 'warrantyText'?: string };
  orders?: { 'addToCart'?: string; 'added'?: string; 'adding'?: string; 'again'?: string; 'badPhone'?: string; 'changed'?: string; 'colorName'?: string; 'costPerPage'?: string; 'date'?: string; 'decrease'?: string; 'details'?: string; 'failed'?: string; 'failure'?: string; 'find'?: string; 'findText'?: string; 'forget'?: string; 'found'?: string; 'free'?: string; 'gone'?: string; 'heading'?: string; 'increase'?: string; 'instead'?: string; 'intro'?: string; 'kinds.compatible'?: string; 'kinds.original'?: string; 'kinds.remanufactured'?: string; 'lines'?: string; 'loading'?: string; 'missing'?: string; 'none'?: string; 'noneText'?: string; 'notFound'?: string; 'nothingAdded'?: string; 'number'?: string; 'order'?: string; 'outOfStock'?: string; 'pages'?: string; 'phone'?: string; 'price'?: string; 'product'?: string; 'quantity'?: string; 'reached'?: string; 'receipt'?: string; 'receiptHeading'?: string; 'regularPrice'?: string; 'removed'?: string; 'retry'?: string; 'search'?: string; 'searching'?: string; 'seller'?: string; 'shipping'?: string; 'shop'?: string; 'soldOut'?: string; 'status'?: string; 'statuses.cancelled'?: string; 'statuses.confirmed'?: string; 'statuses.delivered'?: string; 'statuses.other'?: string; 'statuses.placed'?: string; 'subtotal'?: string; 'thanks'?: string; 'toCart'?: string; 'tooMany'?: string; 'total'?: string; 'towards'?: string; 'towardsLittle'?: string; 'unreachable'?: string };
  printerShowcase?: { 'carousel'?: string; 'failure'?: string; 'goTo'?: string; 'heading'?: string; 'pause'?: string; 'play'?: string; 'region'?: string; 'retry'?: string; 'scenes'?: string };
  productCard?: { 'addToCart'?: string; 'cardFailed'?: string; 'cardGone'?: string; 'colorName'?: string; 'costPerPage'?: string; 'decrease'?: string; 'failure'?: string; 'fits'?: string; 'fitsNone'?: string; 'increase'?: string; 'kinds.compatible'?: string; 'kinds.original'?: string; 'kinds.remanufactured'?: string; 'loading'?: string; 'pages'?: string; 'regularPrice'?: string; 'retry'?: string; 'soldOut'?: string };
  productGrid?: { 'addToCart'?: string; 'back'?: string; 'colorName'?: string; 'costPerPage'?: string; 'decrease'?: string; 'end'?: string; 'endText'?: string; 'failed'?: string; 'failedText'?: string; 'failure'?: string; 'fits'?: string; 'fitsNone'?: string; 'increase'?: string; 'kinds.compatible'?: string; 'kinds.original'?: string; 'kinds.remanufactured'?: string; 'label'?: string; 'loading'?: string; 'next'?: string; 'none'?: string; 'noneText'?: string; 'page'?: string; 'pages'?: string; 'previous'?: string; 'regularPrice'?: string; 'retry'?: string; 'soldOut'?: string; 'viewAll'?: string; 'viewMore'?: string };
  product?: { 'addToCart'?: string; 'after'?: string; 'aliases'?: string; 'allPrinters'?: string; 'ask'?: string; 'assurances'?: string; 'availability'?: string; 'bothWarranties'?: string; 'bothWarrantiesText'?: string; 'brand'?: string; 'byMail'?: string; 'byWhatsApp'?: string; 'callBefore'?: string; 'closed'?: string; 'code'?: string; 'color'?: string; 'colorName'?: string; 'comma'?: string; 'compare'?: string; 'compareText'?: string; 'cost'?: string; 'costPerPage'?: string; 'current'?: string; 'decrease'?: string; 'delivery'?: string; 'deliveryCost'?: string; 'description'?: string; 'facts'?: string; 'failed'?: string; 'failedText'?: string; 'failure'?: string; 'farAreas'?: string; 'filterPrinters'?: string; 'fits'?: string; 'fitsNone'?: string; 'gone'?: string; 'goneText'?: string; 'governorates.ahmadi'?: string; 'governorates.al-asimah'?: string; 'governorates.farwaniya'?: string; 'governorates.hawalli'?: string; 'governorates.jahra'?: string; 'governorates.mubarak-al-kabeer'?: string; 'hour'?: string; 'inStock'?: string; 'increase'?: string; 'instead'?: string; 'kind'?: string; 'kinds.compatible'?: string; 'kinds.original'?: string; 'kinds.remanufactured'?: string; 'loading'?: string; 'makerWarranty'?: string; 'makerWarrantyText'?: string; 'marks.cash'?: string; 'marks.knet'?: string; 'noPrinter'?: string; 'opened.compatible'?: string; 'opened.original'?: string; 'opened.remanufactured'?: string; 'opened.several'?: string; 'orderBy'?: string; 'orderByDay'?: string; 'orderByToday'?: string; 'orderByTomorrow'?: string; 'outOfStock'?: string; 'pages'?: string; 'payOnDelivery'?: string; 'picture'?: string; 'pictures'?: string; 'printers'?: string; 'printersCount'?: string; 'question'?: string; 'regularPrice'?: string; 'related'?: string; 'relatedCategory'?: string; 'retry'?: string; 'returns'?: string; 'returnsText'?: string; 'saving'?: string; 'soldOut'?: string; 'tellMe'?: string; 'tellMeMessage'?: string; 'toFinder'?: string; 'today'?: string; 'tomorrow'?: string; 'viewed'?: string; 'warranty'?: string; 'warrantyText'?: string; 'yield'?: string; 'yourAddress'?: string };
  promo?: { 'action'?: string; 'failure'?: string; 'headline'?: string; 'retry'?: string; 'tagline'?: string };
  quickOrder?: { 'addAll'?: string; 'added'?: string; 'approve'?: string; 'byMail'?: string; 'byWhatsapp'?: string; 'cancel'?: string; 'change'?: string; 'check'?: string; 'checking'?: string; 'choices'?: string; 'choose'?: string; 'chooseFile'?: string; 'code'?: string; 'confirm'?: string; 'confirmQuantity'?: string; 'copied'?: string; 'copyLink'?: string; 'csv'?: string; 'deleteList'?: string; 'denied'?: string; 'dropped'?: string; 'empty'?: string; 'example'?: string; 'failed'?: string; 'failure'?: string; 'faults'?: string; 'file'?: string; 'fileHint'?: string; 'full'?: string; 'gone'?: string; 'heading'?: string; 'intro'?: string; 'keepName'?: string; 'leftOut'?: string; 'line'?: string; 'lines'?: string; 'linkLimit'?: string; 'listFile'?: string; 'lists'?: string; 'message'?: string; 'more'?: string; 'name'?: string; 'near'?: string; 'newName'?: string; 'noQuantity'?: string; 'noText'?: string; 'notAdded'?: string; 'notCopied'?: string; 'notSaved'?: string; 'notShared'?: string; 'nothing'?: string; 'open'?: string; 'openNamed'?: string; 'opened'?: string; 'orderLimit'?: string; 'outOfStock'?: string; 'paste'?: string; 'price'?: string; 'problem'?: string; 'product'?: string; 'qr'?: string; 'qrLimit'?: string; 'qrOf'?: string; 'quantity'?: string; 'quote'?: string; 'refused'?: string; 'remove'?: string; 'removeNamed'?: string; 'removed'?: string; 'removedLine'?: string; 'rename'?: string; 'renameNamed'?: string; 'replace'?: string; 'retry'?: string; 'returnList'?: string; 'returnsLess'?: string; 'save'?: string; 'saved'?: string; 'shareHeading'?: string; 'soldOut'?: string; 'spreadsheet'?: string; 'subject'?: string; 'sum'?: string; 'summary'?: string; 'taken'?: string; 'tooLarge'?: string; 'tooLong'?: string; 'tooMany'?: string; 'total'?: string; 'undo'?: string; 'unknown'?: string; 'unknowns'?: string; 'unnamed'?: string; 'viewCart'?: string };
  quote?: { 'approve'?: string; 'byMail'?: string; 'byWhatsapp'?: string; 'changed'?: string; 'copied'?: string; 'copy'?: string; 'date'?: string; 'denied'?: string; 'dropped'?: string; 'failed'?: string; 'failure'?: string; 'firm'?: string; 'free'?: string; 'heading'?: string; 'link'?: string; 'loading'?: string; 'message'?: string; 'none'?: string; 'noneText'?: string; 'number'?: string; 'opened'?: string; 'outOfStock'?: string; 'price'?: string; 'print'?: string; 'product'?: string; 'qr'?: string; 'qrLimit'?: string; 'quantity'?: string; 'reached'?: string; 'reference'?: string; 'retry'?: string; 'seller'?: string; 'shipping'?: string; 'shop'?: string; 'subtotal'?: string; 'terms'?: string; 'termsList'?: string; 'toFill'?: string; 'tooLong'?: string; 'total'?: string; 'towards'?: string; 'towardsLittle'?: string; 'unknown'?: string; 'valid'?: string };
  search?: { 'addToCart'?: string; 'all'?: string; 'colorName'?: string; 'costPerPage'?: string; 'decrease'?: string; 'didYouMean'?: string; 'failure'?: string; 'finder'?: string; 'fits'?: string; 'fitsNone'?: string; 'guess'?: string; 'inStock'?: string; 'increase'?: string; 'kinds.compatible'?: string; 'kinds.original'?: string; 'kinds.remanufactured'?: string; 'label'?: string; 'noResults'?: string; 'pages'?: string; 'placeholder'?: string; 'printersOf'?: string; 'question'?: string; 'regularPrice'?: string; 'resultCount'?: string; 'results'?: string; 'retry'?: string; 'searchUnreachable'?: string; 'searching'?: string; 'soldOut'?: string; 'supplies'?: string; 'whatsApp'?: string };
  toaster?: { 'close'?: string; 'failure'?: string; 'retry'?: string };
}

declare global {
  interface HTMLElementTagNameMap {
    'tass-add-to-cart': TassAddToCartElement;
    'tass-banner-carousel': TassBannerCarouselElement;
    'tass-benefits': TassBenefitsElement;
    'tass-brand-list': TassBrandListElement;
    'tass-brand-marquee': TassBrandMarqueeElement;
    'tass-cart-badge': TassCartBadgeElement;
    'tass-cart': TassCartElement;
    'tass-categories': TassCategoriesElement;
    'tass-checkout': TassCheckoutElement;
    'tass-contact': TassContactElement;
    'tass-finder': TassFinderElement;
    'tass-hero': TassHeroElement;
    'tass-login': TassLoginElement;
    'tass-newsletter': TassNewsletterElement;
    'tass-order-dialog': TassOrderDialogElement;
    'tass-orders': TassOrdersElement;
    'tass-printer-showcase': TassPrinterShowcaseElement;
    'tass-product-card': TassProductCardElement;
    'tass-product-grid': TassProductGridElement;
    'tass-product': TassProductElement;
    'tass-promo': TassPromoElement;
    'tass-quick-order': TassQuickOrderElement;
    'tass-quote': TassQuoteElement;
    'tass-search': TassSearchElement;
    'tass-toaster': TassToasterElement;
  }
}

type Tag<Element, Attributes> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & Attributes;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tass-add-to-cart': Tag<TassAddToCartElement, TassAddToCartAttributes>;
      'tass-banner-carousel': Tag<TassBannerCarouselElement, TassBannerCarouselAttributes>;
      'tass-benefits': Tag<TassBenefitsElement, TassBenefitsAttributes>;
      'tass-brand-list': Tag<TassBrandListElement, TassBrandListAttributes>;
      'tass-brand-marquee': Tag<TassBrandMarqueeElement, TassBrandMarqueeAttributes>;
      'tass-cart-badge': Tag<TassCartBadgeElement, TassCartBadgeAttributes>;
      'tass-cart': Tag<TassCartElement, TassCartAttributes>;
      'tass-categories': Tag<TassCategoriesElement, TassCategoriesAttributes>;
      'tass-checkout': Tag<TassCheckoutElement, TassCheckoutAttributes>;
      'tass-contact': Tag<TassContactElement, TassContactAttributes>;
      'tass-finder': Tag<TassFinderElement, TassFinderAttributes>;
      'tass-hero': Tag<TassHeroElement, TassHeroAttributes>;
      'tass-login': Tag<TassLoginElement, TassLoginAttributes>;
      'tass-newsletter': Tag<TassNewsletterElement, TassNewsletterAttributes>;
      'tass-order-dialog': Tag<TassOrderDialogElement, TassOrderDialogAttributes>;
      'tass-orders': Tag<TassOrdersElement, TassOrdersAttributes>;
      'tass-printer-showcase': Tag<TassPrinterShowcaseElement, TassPrinterShowcaseAttributes>;
      'tass-product-card': Tag<TassProductCardElement, TassProductCardAttributes>;
      'tass-product-grid': Tag<TassProductGridElement, TassProductGridAttributes>;
      'tass-product': Tag<TassProductElement, TassProductAttributes>;
      'tass-promo': Tag<TassPromoElement, TassPromoAttributes>;
      'tass-quick-order': Tag<TassQuickOrderElement, TassQuickOrderAttributes>;
      'tass-quote': Tag<TassQuoteElement, TassQuoteAttributes>;
      'tass-search': Tag<TassSearchElement, TassSearchAttributes>;
      'tass-toaster': Tag<TassToasterElement, TassToasterAttributes>;
    }
  }
}
