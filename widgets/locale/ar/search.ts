import type { search as en } from '../en/search';

const found: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'نتيجة واحدة',
  two: 'نتيجتان',
};

export const search: typeof en = {
  label: 'ابحث عن منتج',
  placeholder: 'ابحث عن منتج',
  results: 'نتائج البحث',
  searching: 'جارٍ البحث...',
  none: 'لم نجد أي نتائج.',
  // One answer never has more than 48.
  found: count =>
    found[new Intl.PluralRules('ar').select(count)] ?? `${count} ${count > 10 ? 'نتيجة' : 'نتائج'}`,
};
