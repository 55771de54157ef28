import type { brandList as en } from '../en/brand-list';

export const brandList: typeof en = {
  failed: 'تعذّر تحميل الشركات',
  retry: 'حاول مرة ثانية',
  none: 'لا توجد شركات حاليًا.',
};
