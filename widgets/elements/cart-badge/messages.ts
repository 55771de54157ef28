import type { Messages } from '../../locale/languages';

const en = {
  name: (count: number) => (count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
};

const ar: typeof en = {
  // The number that is shown is in the name, also for one and two: whoever speaks to the browser says what is seen.
  name: count => (count === 0 ? 'السلة فارغة' : `السلة، عدد المنتجات: ${count}`),
};

/** What the cart badge says. */
export const messages: Messages<typeof en> = { en, ar };
