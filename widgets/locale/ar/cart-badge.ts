import type { cartBadge as en } from '../en/cart-badge';

const names: Readonly<Record<Intl.LDMLPluralRule, (count: number) => string>> = {
  zero: () => 'السلة فارغة',
  one: () => 'السلة، منتج واحد',
  two: () => 'السلة، منتجان',
  few: count => `السلة، ${count} منتجات`,
  many: count => `السلة، ${count} منتجًا`,
  other: count => `السلة، ${count} منتج`,
};

export const cartBadge: typeof en = {
  name: count => names[new Intl.PluralRules('ar').select(count)](count),
};
