/**
 * What may lie below a first view is laid out when it comes near the window. A page may say otherwise with this property:
 * `hidden` until its first view is painted, `visible` on its root where all of it must be drawn.
 */
export const BELOW_FIRST_VIEW = '--t-below-first-view';
