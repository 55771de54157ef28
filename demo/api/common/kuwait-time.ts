/** How far Kuwait's clocks are ahead of UTC all year round, in ms. */
const UTC_OFFSET = 3 * 3_600_000;

/** A moment for people, by the shop's clocks: `2026-11-28T19:46:07+03:00`. */
export const kuwaitTime = (at: Date): string =>
  `${new Date(at.getTime() + UTC_OFFSET).toISOString().slice(0, 19)}+03:00`;
