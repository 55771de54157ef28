/** How much less a cost is than another, in whole percent. */
export const percentSaved = (cost: number, reference: number): number =>
  Math.round((1 - cost / reference) * 100);
