// Specification, section 9. Beside the element alone, since what other elements share travels with `tass.js`.

/** Banner carousel (sections 2 and 9). */
export const BANNER = { advance: 5000, swipe: 50, transition: 700 } as const;
