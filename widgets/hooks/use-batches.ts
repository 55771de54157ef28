import { useLayoutEffect, useState } from 'react';
import { isHydrating } from '../api/query-cache';
import { isDrawnWhole, isPhone } from '../browser/first-view';
import { nextFrame } from '../browser/next-frame';

/** Entries drawn with each frame; with the first one fewer on phones, whose windows show two and a half. */
const BATCH = 8;
const PHONE_BATCH = 3;

/**
 * How many of a list's entries to draw now, so that a press is answered by the first view of a long one: one batch at
 * first, more with each frame; `onPhone` of them with the first one on a phone, unless it returns to a place far below. All
 * of them where what is drawn must be the whole list: on a server, and while a page is hydrated.
 */
export function useBatches(length: number, onPhone = PHONE_BATCH): number {
  const [count, setCount] = useState(() => firstBatch(onPhone));
  // Behind the frame that shows what was drawn. An effect alone would run before it where the component is drawn again.
  useLayoutEffect(() => {
    if (count < length) void nextFrame().then(() => setCount(count + BATCH));
  }, [count, length]);
  return count;
}

function firstBatch(onPhone: number): number {
  if (isHydrating()) return Number.POSITIVE_INFINITY;
  return isPhone() && !isDrawnWhole() ? onPhone : BATCH;
}

/**
 * Whether to draw what lies below a phone's first view: behind the frame that shows that, so that a press is answered by
 * it sooner. At once on a server, and while a page is hydrated.
 */
export const useBelowFirstView = (): boolean => useBatches(1, 0) > 0;
