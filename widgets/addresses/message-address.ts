// Addresses that open another program with a message begun in it. Nothing is sent by itself.

/**
 * The address that opens WhatsApp with a chat with a number (digits with country code), a message begun in it where one is given;
 * without a number the visitor chooses who gets it.
 */
export const whatsAppAddress = (number: string, message?: string): string =>
  `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ''}`;

/** The address that opens the visitor's mail program with a message begun; without `to` the visitor chooses who gets it. */
export const mailAddress = (to: string, subject: string, body: string): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
