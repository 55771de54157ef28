import { BREAKPOINTS } from '../constants';
import { BELOW_FIRST_VIEW } from './below-first-view';

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
