import type { contact as en } from '../en/contact';

export const contact: typeof en = {
  address: 'العنوان',
  hours: 'أوقات العمل',
  phone: 'الهاتف',
  whatsapp: 'واتساب',
  email: 'البريد الإلكتروني',
  write: 'اكتب لنا',
  name: 'اسمك',
  message: 'رسالتك',
  byMail: 'أرسل بالبريد',
  byWhatsapp: 'أرسل على واتساب',
  subject: 'رسالة من الموقع',
};
