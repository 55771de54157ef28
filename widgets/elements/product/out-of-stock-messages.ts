import type { Messages } from '../../locale/languages';

const en = {
  instead: 'In stock, and prints the same:',
  tellMe: 'Tell me when it is back:',
  byWhatsApp: 'By WhatsApp',
  byMail: 'By email',
  /** Filled into the message to the shop. */
  tellMeMessage: (title: string, address: string) =>
    `Hello, please tell me when this is in stock again: ${title}\n${address}`,
};

const ar: typeof en = {
  instead: 'متوفر ويؤدي الغرض نفسه:',
  tellMe: 'أخبروني عند توفره:',
  byWhatsApp: 'عبر واتساب',
  byMail: 'بالبريد الإلكتروني',
  tellMeMessage: (title, address) => `السلام عليكم، أخبروني من فضلكم عند توفر: ${title}\n${address}`,
};

/** What is said about a product that is out of stock. */
export const messages: Messages<typeof en> = { en, ar };
