// Specification, section 9. Beside the element alone, since what other elements share travels with `tass.js`.

/** Printer showcase per window width; widths from 641, 1025 and 1441 px on take the next one. */
export const SHOWCASE = {
  mobile: { upTo: 640, image: 160, height: 280, autoplay: 3000, spacing: 30 },
  tablet: {
    upTo: 1024,
    gap: 200,
    image: 180,
    middleScale: 1.3,
    sideScale: 0.7,
    middleOffset: -30,
    height: 320,
    animation: 1500,
    pause: 1200,
  },
  desktop: {
    upTo: 1440,
    gap: 350,
    image: 200,
    middleScale: 1.4,
    sideScale: 0.8,
    middleOffset: -40,
    height: 350,
    animation: 1800,
    pause: 1500,
  },
  xl: {
    upTo: Number.POSITIVE_INFINITY,
    gap: 500,
    image: 240,
    middleScale: 1.5,
    sideScale: 0.85,
    middleOffset: -50,
    height: 400,
    animation: 2000,
    pause: 1800,
  },
} as const;
/** Opacity of the showcase's side images; the middle one is opaque. */
export const SHOWCASE_SIDE_OPACITY = 0.8;
