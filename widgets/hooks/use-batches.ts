import { useEffect, useState } from 'react';
import { isHydrating } from '../api/query-cache';

/** Entries drawn at once, and with each frame after it: as many products as a phone's window shows, and some more. */
const BATCH = 8;

/**
 * How many of a list's entries to draw now, so that a press is answered by the first view of a long one: one batch at
 * first, more with each frame. All of them where what is drawn must be the whole list: on a server, and while a page is
 * hydrated.
 */
export function useBatches(length: number): number {
  const [count, setCount] = useState(() => (isHydrating() ? Number.POSITIVE_INFINITY : BATCH));
  // Effects run behind the frame that shows what was drawn.
  useEffect(() => {
    if (count < length) setCount(count + BATCH);
  }, [count, length]);
  return count;
}
