// Made from the records by `npm run generate`; not to be edited.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { TassEvents } from './types';

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
  /** Colour theme, `light` unless said. */
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
  /** Colour theme, `light` unless said. */
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
}

export interface TassCartAttributes extends TassAttributes {
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
}

export interface TassCheckoutAttributes extends TassAttributes {
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
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Ink and toner finder: printer brand, printer model, and everything that fits. */
export interface TassFinderElement extends TassElement {
  /** Slug of the chosen printer brand, such as `hp`. */
  brand: string | undefined;
  /** Slug of the chosen printer model; only with its brand. */
  model: string | undefined;
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
  'ontass-finder-change'?: ((event: CustomEvent<TassEvents['tass-finder-change']>) => void) | undefined;
  'ontass-page'?: ((event: CustomEvent<TassEvents['tass-page']>) => void) | undefined;
  'ontass-select'?: ((event: CustomEvent<TassEvents['tass-select']>) => void) | undefined;
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-add-to-cart'?: ((event: CustomEvent<TassEvents['tass-add-to-cart']>) => void) | undefined;
  'ontass-remove-from-cart'?: ((event: CustomEvent<TassEvents['tass-remove-from-cart']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Slideshow of three printers with the shop’s promise and three round contact links. */
export interface TassHeroElement extends TassElement {
  /** Address of the Facebook page; without it the link is left out. */
  facebook: string | undefined;
  /** Address of the Instagram page; without it the link is left out. */
  instagram: string | undefined;
  /** Phone number to call; without it the link is left out. */
  phone: string | undefined;
}

export interface TassHeroAttributes extends TassAttributes {
  /** Address of the Facebook page; without it the link is left out. */
  'facebook'?: string | undefined;
  /** Address of the Instagram page; without it the link is left out. */
  'instagram'?: string | undefined;
  /** Phone number to call; without it the link is left out. */
  'phone'?: string | undefined;
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
}

export interface TassOrderDialogAttributes extends TassAttributes {
  /** Opens the dialog; the shared state opens it too. */
  'open'?: boolean | undefined;
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Orders of this browser with their status, receipt and Order again, and a form that finds any order. */
export interface TassOrdersElement extends TassElement {
}

export interface TassOrdersAttributes extends TassAttributes {
  'ontass-add-to-cart'?: ((event: CustomEvent<TassEvents['tass-add-to-cart']>) => void) | undefined;
  'ontass-remove-from-cart'?: ((event: CustomEvent<TassEvents['tass-remove-from-cart']>) => void) | undefined;
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Three printers in endless rotation. */
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
  /** Address behind a 'View More' button; a path leads into the shop. */
  viewMore: string | undefined;
  /** Picture of a logo row with a 'View All' button to the brand's page. */
  brandLogo: string | undefined;
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
  'limit'?: number | undefined;
  /** Shows the pager. */
  'paged'?: boolean | undefined;
  /** The page shown; the pager turns on from it and tells by `tass-page`. */
  'page'?: number | undefined;
  /** Address behind a 'View More' button; a path leads into the shop. */
  'view-more'?: string | undefined;
  /** Picture of a logo row with a 'View All' button to the brand's page. */
  'brand-logo'?: string | undefined;
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
}

export interface TassProductAttributes extends TassAttributes {
  /** The product: the last part of its address in the shop. */
  'slug'?: string | undefined;
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

/** A pasted, typed or CSV list of codes, printers and quantities, understood line by line, to the cart. */
export interface TassQuickOrderElement extends TassElement {
  /** Lines to begin with, `slug:quantity,slug:quantity`, 250 at most. */
  items: string | undefined;
  /** The list’s name, shown over it. */
  name: string | undefined;
}

export interface TassQuickOrderAttributes extends TassAttributes {
  /** Lines to begin with, `slug:quantity,slug:quantity`, 250 at most. */
  'items'?: string | undefined;
  /** The list’s name, shown over it. */
  'name'?: string | undefined;
  'ontass-add-to-cart'?: ((event: CustomEvent<TassEvents['tass-add-to-cart']>) => void) | undefined;
  'ontass-list'?: ((event: CustomEvent<TassEvents['tass-list']>) => void) | undefined;
  'ontass-navigate'?: ((event: CustomEvent<TassEvents['tass-navigate']>) => void) | undefined;
  'ontass-error'?: ((event: CustomEvent<TassEvents['tass-error']>) => void) | undefined;
}

/** Printable pro-forma of a list or the cart, with link and QR code. */
export interface TassQuoteElement extends TassElement {
  /** The list: `slug:quantity,…`, up to 250 lines; without it the cart. */
  items: string | undefined;
  /** Name of the list; stands as the buyer’s reference. */
  name: string | undefined;
  /** Day and prices of an earlier quote as its link carries them, `20261122,32725,…` in fils: names what has changed. */
  quoted: string | undefined;
}

export interface TassQuoteAttributes extends TassAttributes {
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
