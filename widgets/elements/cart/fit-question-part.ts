import { drawNothing, lazyPart } from '../../element/lazy-parts';
import type { CartItems } from '../../stores/cart';

/** Loaded for visitors who have a printer; the cart is whole without it. */
export const fitQuestion = lazyPart<{ readonly items: CartItems }>(() =>
  import('./fit-question').catch(drawNothing),
);
