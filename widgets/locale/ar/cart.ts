import type { cart as en } from '../en/cart';

export const cart: typeof en = {
  heading: 'سلة التسوق',
  checkout: 'إتمام الطلب',
  remove: title => `إزالة ${title}`,
  gone: 'لم يعد متوفرًا، فضلًا أزله من السلة.',
  unknown: 'في الرابط منتجات ليست عندنا:',
  notLoaded: 'تعذّر تحميل بعض منتجات الرابط.',
  memory: 'متصفحك لا يسمح بحفظ السلة، فستبقى إلى أن تغلق هذه الصفحة أو تعيد تحميلها.',
};
