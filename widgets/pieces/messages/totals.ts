import type { Messages } from '../../locale/languages';

const en = {
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  free: 'Free',
  towards: (price: string) => `${price} more for free shipping`,
  /** Shipping is free above the limit, not at it. */
  towardsLittle: 'A little more for free shipping',
  reached: 'Free shipping on this order',
};

const ar: typeof en = {
  subtotal: 'المجموع الفرعي',
  shipping: 'التوصيل',
  total: 'الإجمالي',
  free: 'مجاني',
  towards: price => `باقي ${price} للتوصيل المجاني`,
  towardsLittle: 'باقي القليل للتوصيل المجاني',
  reached: 'توصيل هذا الطلب مجاني',
};

/** What the totals says. */
export const messages: Messages<typeof en> = { en, ar };
