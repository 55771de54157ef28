import type { Messages } from '../../locale/languages';

const en = {
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  free: 'Free',
  /** `kwd` as a decimal text; shipping is free above the limit, not at it. */
  towards: (kwd: string) =>
    kwd === '0.000' ? 'A little more for free shipping' : `KWD ${kwd} more for free shipping`,
};

const ar: typeof en = {
  subtotal: 'المجموع الفرعي',
  shipping: 'التوصيل',
  total: 'الإجمالي',
  free: 'مجاني',
  towards: kwd => (kwd === '0.000' ? 'باقي القليل للتوصيل المجاني' : `باقي ${kwd} د.ك للتوصيل المجاني`),
};

/** What the totals says. */
export const messages: Messages<typeof en> = { en, ar };
