import type { Messages } from '../../locale/languages';

const en = {
  order: 'Order by WhatsApp',
  whatsAppOpened:
    'WhatsApp was opened with your order in it. We get it when you send it there; your cart stays here.',
  hello: 'Hello, I would like to order:',
  totalWithShipping: 'Total with shipping',
  cart: 'The cart:',
  more: (lines: number) => `and ${lines} more, see the cart`,
};

const ar: typeof en = {
  order: 'اطلب عبر واتساب',
  whatsAppOpened: 'فُتح واتساب وفيه طلبك، ولن يصلنا إلا بعد أن ترسله منه. سلتك باقية هنا.',
  hello: 'السلام عليكم، أود طلب:',
  totalWithShipping: 'الإجمالي مع التوصيل',
  cart: 'السلة:',
  more: lines => `ومنتجات أخرى عددها ${lines}، انظر السلة`,
};

/** What an order by WhatsApp says. */
export const messages: Messages<typeof en> = { en, ar };
