import { lazyPart } from '../../element/lazy-parts';

/** In a file of its own, since the results draw it and the element's record names it. */
export const bySlot = lazyPart(() => import('./by-slot'), '.by-slot');
