import type { Messages } from '../../locale/languages';

const en = {
  name: (count: number) => (count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
};

const names: Readonly<Record<Intl.LDMLPluralRule, (count: number) => string>> = {
  zero: () => 'السلة فارغة',
  one: () => 'السلة، منتج واحد',
  two: () => 'السلة، منتجان',
  few: count => `السلة، ${count} منتجات`,
  many: count => `السلة، ${count} منتجًا`,
  other: count => `السلة، ${count} منتج`,
};

const ar: typeof en = {
  name: count => names[new Intl.PluralRules('ar').select(count)](count),
};

/** What the cart badge says. */
export const messages: Messages<typeof en> = { en, ar };
