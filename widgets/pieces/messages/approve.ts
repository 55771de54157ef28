import type { Messages } from '../../locale/languages';

const en = {
  approve: 'Send for approval',
  byMail: 'by email',
  byWhatsapp: 'by WhatsApp',
  opened: 'Your app was opened with the message in it. It goes out when you send it there.',
  tooLong: 'This list is too long for a message. Copy its link, or send it as a file, instead.',
};

const ar: typeof en = {
  approve: 'أرسل للموافقة',
  byMail: 'بالبريد',
  byWhatsapp: 'عبر واتساب',
  opened: 'فُتح تطبيقك وفيه الرسالة، ولن تصل إلا بعد أن ترسلها منه.',
  tooLong: 'هذه القائمة أطول مما تتسع له رسالة. انسخ رابطها أو أرسلها ملفًا بدلًا من ذلك.',
};

/** What stands around a list that goes to somebody for approval. */
export const messages: Messages<typeof en> = { en, ar };
