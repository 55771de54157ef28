import { drawNothing, lazyPart } from '../../element/lazy-parts';
import type { Props } from './out-of-stock';

/** Loaded for the few products that are out of stock; the others' pages are whole without it. */
export const outOfStock = lazyPart<Props>(() => import('./out-of-stock').catch(drawNothing), '.out-of-stock');
