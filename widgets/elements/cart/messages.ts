import type { Messages } from '../../locale/languages';

const en = {
  heading: 'Your cart',
  checkout: 'Checkout',
  remove: (title: string) => `Remove ${title}`,
  gone: 'No longer available. Please remove it.',
  unknown: 'The link named products we do not have:',
  notLoaded: 'Some products of the link could not be loaded.',
  memory: 'This browser does not let us store your cart: it stays until you close or reload this page.',
};

const ar: typeof en = {
  heading: 'سلة التسوق',
  checkout: 'إتمام الطلب',
  remove: title => `إزالة ${title}`,
  gone: 'لم يعد متوفرًا، فضلًا أزله من السلة.',
  unknown: 'في الرابط منتجات ليست عندنا:',
  notLoaded: 'تعذّر تحميل بعض منتجات الرابط.',
  memory: 'متصفحك لا يسمح بحفظ السلة، فستبقى إلى أن تغلق هذه الصفحة أو تعيد تحميلها.',
};

/** What the cart says. */
export const messages: Messages<typeof en> = { en, ar };
