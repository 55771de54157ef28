/**
 * The address that opens WhatsApp with a chat with a number (digits with country code), a message begun in it where one is given;
 * without a number the visitor chooses who gets it.
 */
export const whatsAppAddress = (number: string, message?: string): string =>
  `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
