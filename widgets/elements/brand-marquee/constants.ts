// Specification, section 9. Beside the element alone, since what other elements share travels with `tass.js`.

/** Brands marquee, in swiper's own terms. */
export const MARQUEE = { spacing: 20, speed: 6000, delay: 1 } as const;
