import type { pager as en } from '../en/pager';

export const pager: typeof en = {
  label: 'الصفحات',
  previous: 'السابق',
  next: 'التالي',
  page: page => `صفحة ${page}`,
};
