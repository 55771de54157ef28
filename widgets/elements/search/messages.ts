import type { Messages } from '../../locale/languages';

const en = {
  label: 'Search products',
  placeholder: 'Search products',
  results: 'Search results',
  searching: 'Searching...',
  none: 'No results found.',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  inStock: 'In stock',
  all: (text: string) => `See all results for “${text}”`,
};

const found: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'نتيجة واحدة',
  two: 'نتيجتان',
};

const ar: typeof en = {
  label: 'ابحث عن منتج',
  placeholder: 'ابحث عن منتج',
  results: 'نتائج البحث',
  searching: 'جارٍ البحث...',
  none: 'لم نجد أي نتائج.',
  // One answer never has more than 48.
  found: count =>
    found[new Intl.PluralRules('ar').select(count)] ?? `${count} ${count > 10 ? 'نتيجة' : 'نتائج'}`,
  inStock: 'متوفر',
  all: text => `عرض كل نتائج «${text}»`,
};

/** What the search says. */
export const messages: Messages<typeof en> = { en, ar };
