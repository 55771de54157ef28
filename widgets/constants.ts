/**
 * The numbers of the specification's section 9, grouped as there; those of one element alone are in its own folder.
 * Times are ms, lengths px, money whole fils (1 KWD = 1000 fils).
 */

/** Products on one page of a list; fewer returned means the last page. */
export const PRODUCTS_PER_PAGE = 12;
/** Products in each of the home page's two lists. */
export const HOME_PRODUCTS = 8;
/** Most products one answer carries; the finder asks for this many. */
export const MAX_PRODUCTS_PER_PAGE = 48;

/** Subtotal that must be exceeded for free shipping, as in the API's own settings and in texts (`tests/contracts/shipping.test.ts`). */
export const FREE_SHIPPING_OVER = 30_000;
/** Shipping below that. */
export const SHIPPING_FEE = 2_000;

/** Pause after the last key before a search is sent. */
export const SEARCH_DEBOUNCE = 300;

/** Widths of the shell, counted from the named pixel on. */
export const BREAKPOINTS = { tablet: 768, desktop: 1024 } as const;

/** The page title is applied once more after this time. */
export const TITLE_REAPPLY = 100;

/** Reveal animation: duration and stagger in ms, rise in px, visible share that starts it. */
export const REVEAL = { duration: 600, rise: 50, visible: 0.2, stagger: 100 } as const;

/** Defaults of other slides. */
export const SLIDES = { speed: 300, autoplay: 3000 } as const;

/** Cart (contract, section 5). */
export const MAX_QUANTITY = 999;
/** Most lines the shop takes in one order. */
export const MAX_ORDER_LINES = 100;
/** Most pieces of one product in one order, as the API's own settings have it unless its owner sets another number. */
export const MAX_ORDER_PIECES = 50;
