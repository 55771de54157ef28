import type { totals as en } from '../en/totals';

export const totals: typeof en = {
  subtotal: 'المجموع الفرعي',
  shipping: 'التوصيل',
  total: 'الإجمالي',
  free: 'مجاني',
  towards: kwd => (kwd === '0.000' ? 'باقي القليل للتوصيل المجاني' : `باقي ${kwd} د.ك للتوصيل المجاني`),
};
