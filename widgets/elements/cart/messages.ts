import type { Messages } from '../../locale/languages';

const en = {
  heading: 'Your cart',
  checkout: 'Checkout',
  remove: (title: string) => `Remove ${title}`,
  quantity: 'Quantity',
  quantityFault: 'Please type a whole number from 1 to 999.',
  removed: 'Removed from the cart:',
  undo: 'Undo',
  /** `most`: pieces of one product. */
  tooMany: (most: string) =>
    `One order takes at most ${most} of one product. For more, write to us on WhatsApp.`,
  oldPrice: 'Price before',
  priceChanged: 'The price has changed since you added this.',
  gone: 'No longer available. Please remove it.',
  outOfStock: 'Out of stock at the moment. Please remove it, or the order can’t be placed.',
  nothingToOrder: 'Nothing in your cart can be ordered at the moment.',
  unknown: 'The link named products we do not have:',
  dropped: (lines: string) => `Lines of the link that are not in the cart: ${lines}.`,
  notLoaded: 'Some products of the link could not be loaded.',
  memory: 'This browser does not let us store your cart: it stays until you close or reload this page.',
  quote: 'Print a quote',
  save: 'Save as a list',
  copy: 'Copy link',
  copied: 'The link to this cart is copied.',
  denied: 'Your browser does not let us copy. The link:',
};

const ar: typeof en = {
  heading: 'سلة التسوق',
  checkout: 'إتمام الطلب',
  remove: title => `إزالة ${title}`,
  quantity: 'الكمية',
  quantityFault: 'اكتب عددًا صحيحًا من 1 إلى 999.',
  removed: 'أُزيل من السلة:',
  undo: 'تراجع',
  tooMany: most => `الحد الأقصى ${most} قطعة من المنتج الواحد في الطلب. للكميات الأكبر راسلنا على واتساب.`,
  oldPrice: 'السعر السابق',
  priceChanged: 'تغيّر السعر منذ أن أضفت هذا المنتج.',
  gone: 'لم يعد متوفرًا، فضلًا أزله من السلة.',
  outOfStock: 'غير متوفر حاليًا. فضلًا أزله من السلة، وإلا تعذّر تسجيل الطلب.',
  nothingToOrder: 'لا يمكن طلب أي منتج في سلتك حاليًا.',
  unknown: 'في الرابط منتجات ليست عندنا:',
  dropped: lines => `أسطر من الرابط ليست في السلة: ${lines}.`,
  notLoaded: 'تعذّر تحميل بعض منتجات الرابط.',
  memory: 'متصفحك لا يسمح بحفظ السلة، فستبقى إلى أن تغلق هذه الصفحة أو تعيد تحميلها.',
  quote: 'طباعة عرض سعر',
  save: 'حفظ كقائمة',
  copy: 'نسخ الرابط',
  copied: 'تم نسخ رابط هذه السلة.',
  denied: 'متصفحك لا يسمح بالنسخ. الرابط:',
};

/** What the cart says. */
export const messages: Messages<typeof en> = { en, ar };
