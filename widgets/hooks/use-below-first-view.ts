import { useBatches } from './use-batches';

/**
 * Whether to draw what lies below a phone's first view: behind the frame that shows that, so that a press is answered by
 * it sooner. At once on a server, and while a page is hydrated.
 */
export const useBelowFirstView = (): boolean => useBatches(1, 0) > 0;
