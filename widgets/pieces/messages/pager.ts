import type { Messages } from '../../locale/languages';

const en = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
};

const ar: typeof en = {
  label: 'الصفحات',
  previous: 'السابق',
  next: 'التالي',
  page: page => `صفحة ${page}`,
};

/** What the pager says. */
export const messages: Messages<typeof en> = { en, ar };
