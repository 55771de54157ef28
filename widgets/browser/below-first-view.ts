/**
 * When what may lie below a first view is laid out: at once, as on other people's pages, whose captures and heights are their own, or as
 * a page says with this property: `auto` when it comes near the window, `hidden` until the first view is painted, and `visible` again
 * where all of it must be drawn.
 */
export const BELOW_FIRST_VIEW = '--t-below-first-view';
