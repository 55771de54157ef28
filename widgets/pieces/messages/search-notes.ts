import type { Messages } from '../../locale/languages';

const en = {
  guess: (text: string) => `No exact match for “${text}”. Similar:`,
  didYouMean: (text: string) => `Did you mean “${text}”?`,
  /** `printer` is its brand and its model. */
  supplies: (printer: string) => `${printer}: all supplies`,
  printersOf: (brand: string) => `${brand}: all printers`,
  searchUnreachable: 'The search could not be reached. Please try again.',
  finder: 'Find it by your printer',
  whatsApp: 'Ask us on WhatsApp',
  /** Filled into the message to the shop. */
  question: (text: string) => `Hello, I am looking for: ${text}`,
};

const ar: typeof en = {
  guess: text => `لا يوجد تطابق تام مع «${text}». الأقرب إليه:`,
  didYouMean: text => `هل تقصد «${text}»؟`,
  supplies: printer => `${printer}: كل المستلزمات`,
  printersOf: brand => `${brand}: كل الطابعات`,
  searchUnreachable: 'تعذّر الوصول إلى البحث. حاول مرة أخرى.',
  finder: 'ابحث حسب طابعتك',
  whatsApp: 'اسألنا عبر واتساب',
  question: text => `السلام عليكم، أبحث عن: ${text}`,
};

/** What the search box and the search page say around their results. */
export const messages: Messages<typeof en> = { en, ar };
