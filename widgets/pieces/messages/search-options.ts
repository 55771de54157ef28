import type { Messages } from '../../locale/languages';

const en = {
  results: 'Search results',
  searching: 'Searching...',
  noResults: 'No results found.',
  resultCount: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  inStock: 'In stock',
};

const found: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'نتيجة واحدة',
  two: 'نتيجتان',
};

const ar: typeof en = {
  results: 'نتائج البحث',
  searching: 'جارٍ البحث...',
  noResults: 'لم نجد أي نتائج.',
  // One answer never has more than 48.
  resultCount: count =>
    found[new Intl.PluralRules('ar').select(count)] ?? `${count} ${count > 10 ? 'نتيجة' : 'نتائج'}`,
  inStock: 'متوفر',
};

/** What a field that lists search results says. */
export const messages: Messages<typeof en> = { en, ar };
