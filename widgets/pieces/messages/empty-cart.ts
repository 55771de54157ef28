import type { Messages } from '../../locale/languages';

const en = {
  title: 'Your cart is empty',
  text: 'Choose your printer and see what fits, or look through the shelves.',
  back: 'Continue shopping',
};

const ar: typeof en = {
  title: 'سلتك فارغة',
  text: 'اختر طابعتك وشاهد ما يناسبها، أو تصفّح منتجاتنا.',
  back: 'متابعة التسوق',
};

/** What the empty cart says. */
export const messages: Messages<typeof en> = { en, ar };
