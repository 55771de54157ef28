import { BREAKPOINTS } from '../constants';

/**
 * What may lie below a first view is laid out when it comes near the window. A page may say otherwise with this property:
 * `hidden` until its first view is painted, `visible` on its root to return to a place far below.
 */
export const BELOW_FIRST_VIEW = '--t-below-first-view';

/** Whether the window shows little of a page at first. Asking for its width instead would lay the page out. */
export const isPhone = () => matchMedia(`(width<${BREAKPOINTS.tablet}px)`).matches;

/** Whether the page is drawn whole at once. */
let whole = false;
export const isDrawnWhole = (): boolean => whole;

/** Has the page drawn whole, to return to a place far below: over guessed heights something else would stand there. */
export function drawWhole(on: boolean): void {
  whole = on;
  const { style } = document.documentElement;
  if (on) style.setProperty(BELOW_FIRST_VIEW, 'visible');
  else style.removeProperty(BELOW_FIRST_VIEW);
}
