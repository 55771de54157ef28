import { useEffect, useState } from 'react';
import { isHydrating } from '../api/query-cache';
import { isPhone } from '../browser/first-view';

/** Entries drawn with each frame; with the first one half as many on phones, whose windows show two. */
const BATCH = 8;

/**
 * How many of a list's entries to draw now, so that a press is answered by the first view of a long one: one batch at
 * first, more with each frame. All of them where what is drawn must be the whole list: on a server, and while a page is
 * hydrated.
 */
export function useBatches(length: number): number {
  const [count, setCount] = useState(() =>
    isHydrating() ? Number.POSITIVE_INFINITY : isPhone() ? BATCH / 2 : BATCH,
  );
  // Effects run behind the frame that shows what was drawn.
  useEffect(() => {
    if (count < length) setCount(count + BATCH);
  }, [count, length]);
  return count;
}
