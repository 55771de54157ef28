import { drawNothing, lazyPart } from '../../element/lazy-parts';
import { useLazyPart } from '../../element/use-lazy-part';
import { useHasSavedPrinters } from '../../hooks/use-saved-printers';
import type { Fitted } from '../../stores/fit';

/** Loaded for visitors who have a printer; nobody misses a product for want of it. */
const fitMark = lazyPart<{ readonly product: Fitted }>(() => import('./fit-mark').catch(drawNothing));

/** Whether a product fits the visitor's printers, where there are some and it is known. */
export function Fit({ product }: { readonly product: Fitted }) {
  const Mark = useLazyPart(fitMark, useHasSavedPrinters());
  return Mark ? <Mark product={product} /> : null;
}
