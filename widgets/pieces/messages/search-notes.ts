import type { Messages } from '../../locale/languages';

const en = {
  guess: (text: string) => `No exact match for “${text}”. Similar:`,
  /** `printer` is its brand and its model. */
  supplies: (printer: string) => `${printer}: all supplies`,
  printersOf: (brand: string) => `${brand}: all printers`,
  searchUnreachable: 'The search could not be reached. Please try again.',
};

const ar: typeof en = {
  guess: text => `لا يوجد تطابق تام مع «${text}». الأقرب إليه:`,
  supplies: printer => `${printer}: كل المستلزمات`,
  printersOf: brand => `${brand}: كل الطابعات`,
  searchUnreachable: 'تعذّر الوصول إلى البحث. حاول مرة أخرى.',
};

/** What fields that search and the search page say of their results. */
export const messages: Messages<typeof en> = { en, ar };
