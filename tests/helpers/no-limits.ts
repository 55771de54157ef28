/** Environment of an API that limits nobody: tests send more from one address and one mobile number than any shopper. */
export const NO_LIMITS = {
  RATE_READS: '0',
  RATE_ORDERS: '0',
  RATE_LOOKUPS: '0',
  OVERLOAD_DELAY: '0',
  ORDER_LINE_PIECES: '0',
  ORDER_DAY_PIECES: '0',
  ORDER_DAY_ORDERS: '0',
  ORDER_UNCONFIRMED: '0',
};
