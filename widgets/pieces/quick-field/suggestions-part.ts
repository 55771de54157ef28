import { lazyPart } from '../../element/lazy-parts';

/** In a file of its own, since the field draws it and the elements' records name it. */
export const suggestions = lazyPart(() => import('./suggestions'));
