import type { Messages } from '../../locale/languages';

const en = {
  didYouMean: (text: string) => `Did you mean “${text}”?`,
  finder: 'Find it by your printer',
  whatsApp: 'Ask us on WhatsApp',
  /** Filled into the message to the shop. */
  question: (text: string) => `Hello, I am looking for: ${text}`,
};

const ar: typeof en = {
  didYouMean: text => `هل تقصد «${text}»؟`,
  finder: 'ابحث حسب طابعتك',
  whatsApp: 'اسألنا عبر واتساب',
  question: text => `السلام عليكم، أبحث عن: ${text}`,
};

/** Where the search box and the search page lead when a search finds little. */
export const messages: Messages<typeof en> = { en, ar };
