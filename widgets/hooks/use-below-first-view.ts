import { useEffect, useState } from 'react';
import { isHydrating } from '../api/query-cache';
import { isDrawnWhole, isPhone } from '../browser/first-view';

/**
 * Whether to draw what lies below a phone's first view: behind the frame that shows that, so that a press is answered by
 * it sooner. At once on a server, and while a page is hydrated.
 */
export function useBelowFirstView(): boolean {
  const [drawn, setDrawn] = useState(() => isHydrating() || isDrawnWhole() || !isPhone());
  useEffect(() => setDrawn(true), []);
  return drawn;
}
