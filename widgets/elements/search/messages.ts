import type { Messages } from '../../locale/languages';

const en = {
  label: 'Search products',
  placeholder: 'Search products',
  all: (text: string) => `See all results for “${text}”`,
};

const ar: typeof en = {
  label: 'ابحث عن منتج',
  placeholder: 'ابحث عن منتج',
  all: text => `عرض كل نتائج «${text}»`,
};

/** What the search says. */
export const messages: Messages<typeof en> = { en, ar };
