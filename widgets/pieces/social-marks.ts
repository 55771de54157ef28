// After simple-icons (CC0): written out, since that package is one file of 5 MB to a bundler, and with two decimals of its
// four: every page carries them.

/** Marks of social networks, paths in a square of 24 units. */
export const facebookMark =
  'M9.1 23.69v-7.98H6.63v-3.67h2.47v-1.58c0-4.08 1.85-5.97 5.86-5.97.4 0 .95.04 1.47.1a8.68 8.68 0 011.14.19v3.33a8.62 8.62 0 00-.66-.04 26.81 26.81 0 00-.73-.01c-.71 0-1.26.1-1.67.31a1.69 1.69 0 00-.68.62c-.26.42-.38 1-.38 1.76v1.29h3.92l-.38 2.11-.29 1.56h-3.25v8.25C19.4 23.24 24 18.18 24 12.04c0-6.62-5.37-12-12-12s-12 5.38-12 12c0 5.63 3.87 10.35 9.1 11.65z';
export const instagramMark =
  'M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7m0 2.16A4.84 4.84 0 0 0 2.16 7v10A4.84 4.84 0 0 0 7 21.84h10A4.84 4.84 0 0 0 21.84 17V7A4.84 4.84 0 0 0 17 2.16zM12 5.84a6.16 6.16 0 1 1 0 12.32 6.16 6.16 0 0 1 0-12.32M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m6.4-3.84a1.44 1.44 0 1 1 0 2.88 1.44 1.44 0 0 1 0-2.88';
