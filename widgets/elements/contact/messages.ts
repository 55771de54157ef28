import type { Messages } from '../../locale/languages';

const en = {
  address: 'Address',
  hours: 'Opening hours',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'Email',
  write: 'Write to us',
  name: 'Your name',
  message: 'Your message',
  byMail: 'Write an email',
  byWhatsapp: 'Write on WhatsApp',
  subject: 'Message from the website',
};

const ar: typeof en = {
  address: 'العنوان',
  hours: 'أوقات العمل',
  phone: 'الهاتف',
  whatsapp: 'واتساب',
  email: 'البريد الإلكتروني',
  write: 'راسلنا',
  name: 'اسمك',
  message: 'رسالتك',
  byMail: 'أرسل بالبريد الإلكتروني',
  byWhatsapp: 'أرسل على واتساب',
  subject: 'رسالة من الموقع',
};

/** What the contact says. */
export const messages: Messages<typeof en> = { en, ar };
