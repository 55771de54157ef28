import { optionalPart } from '../../element/lazy-parts';
import type { Props } from './out-of-stock';

/** Loaded for the few products that are out of stock; the others' pages are whole without it. */
export const outOfStock = optionalPart<Props>(() => import('./out-of-stock'), '.out-of-stock');
