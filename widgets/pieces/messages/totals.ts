export const totals = {
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  free: 'Free',
  /** `kwd` as a decimal text; shipping is free above the limit, not at it. */
  towards: (kwd: string) =>
    kwd === '0.000' ? 'A little more for free shipping' : `KWD ${kwd} more for free shipping`,
};
