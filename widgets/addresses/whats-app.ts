/** The address that opens WhatsApp with a message to a number (digits with country code); nothing is sent by itself. */
export const whatsAppAddress = (number: string, message: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
