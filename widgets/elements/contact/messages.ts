export const contact = {
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
