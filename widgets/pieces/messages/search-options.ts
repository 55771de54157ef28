import type { Messages } from '../../locale/languages';

const en = {
  results: 'Search results',
  searching: 'Searching...',
  none: 'No results found.',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  inStock: 'In stock',
};

const found: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'نتيجة واحدة',
  two: 'نتيجتان',
};

const ar: typeof en = {
  results: 'نتائج البحث',
  searching: 'جارٍ البحث...',
  none: 'لم نجد أي نتائج.',
  // One answer never has more than 48.
  found: count =>
    found[new Intl.PluralRules('ar').select(count)] ?? `${count} ${count > 10 ? 'نتيجة' : 'نتائج'}`,
  inStock: 'متوفر',
};

/** What a field that lists search results says. */
export const messages: Messages<typeof en> = { en, ar };
