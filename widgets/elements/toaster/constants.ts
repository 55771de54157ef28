// Specification, section 9. Beside the element alone, since what other elements share travels with `tass.js`.

/** Toast area: times in ms, widths in px, swipe speed in px/ms. */
export const TOAST = {
  duration: 4000,
  visible: 3,
  width: 356,
  gap: 14,
  swipe: 45,
  swipeSpeed: 0.11,
} as const;
