import { arabicCount } from '../../locale/arabic-count';
import type { Messages } from '../../locale/languages';

const en = {
  heading: 'Your orders',
  intro:
    'Orders you placed in this browser. It keeps what you ordered and the mobile number needed to check on it, never your address.',
  none: 'No orders in this browser yet',
  noneText:
    'Orders you place in this browser will be listed here. Find one placed elsewhere by its number below.',
  shop: 'Start shopping',
  order: (number: string) => `Order ${number}`,
  lines: (lines: number) => (lines === 1 ? '1 product' : `${lines} products`),
  details: 'Show what was ordered',
  again: 'Order again',
  adding: 'Asking for today’s prices…',
  receipt: 'Print receipt',
  forget: 'Remove from this browser',
  removed: (number: string) => `Order ${number} is no longer kept in this browser. The shop still has it.`,
  added: (lines: number) =>
    lines === 1
      ? '1 product is in your cart, at today’s price.'
      : `${lines} products are in your cart, at today’s prices.`,
  nothingAdded: 'Nothing of this order can be bought at the moment.',
  changed: 'Prices are different today:',
  gone: 'No longer sold:',
  outOfStock: 'Out of stock:',
  instead: 'Instead you could take',
  toCart: 'Go to the cart',
  failed: 'Today’s prices could not be loaded. Nothing was added.',
  find: 'Find an order',
  findText: 'For an order placed on another device, with the number from its confirmation.',
  number: 'Order number',
  phone: 'Mobile number',
  search: 'Find order',
  searching: 'Searching…',
  badPhone: 'Please give a Kuwaiti mobile number of 8 digits, such as 5012 3456.',
  notFound: 'There is no order with this number and this mobile number. Please check both.',
  tooMany: 'Too many tries. Please wait a minute and try again.',
  unreachable: 'The shop could not be reached. Please try again.',
  found: 'Order found',
};

const PRODUCTS = ['منتج واحد', 'منتجان', 'منتجات', 'منتجًا', 'منتج'] as const;

const ar: typeof en = {
  heading: 'طلباتك',
  intro:
    'الطلبات التي أرسلتها من هذا المتصفح. نحفظ هنا ما طلبته ورقم الموبايل اللازم لمعرفة حالة الطلب، ولا نحفظ عنوانك أبدًا.',
  none: 'لا توجد طلبات من هذا المتصفح بعد',
  noneText:
    'ستظهر هنا الطلبات التي ترسلها من هذا المتصفح. أما ما طلبته من جهاز آخر فابحث عنه برقمه في الأسفل.',
  shop: 'ابدأ التسوق',
  order: number => `الطلب رقم ${number}`,
  lines: lines => arabicCount(lines, PRODUCTS),
  details: 'عرض محتوى الطلب',
  again: 'اطلب مرة أخرى',
  adding: 'جارٍ جلب أسعار اليوم…',
  receipt: 'طباعة الإيصال',
  forget: 'إزالة من هذا المتصفح',
  removed: number => `لم يعد الطلب رقم ${number} محفوظًا في هذا المتصفح، وهو ما زال عند المتجر.`,
  added: lines =>
    lines === 1
      ? 'أُضيف منتج واحد إلى سلتك بسعر اليوم.'
      : `${lines === 2 ? 'أُضيف' : 'أُضيفت'} ${arabicCount(lines, PRODUCTS)} إلى سلتك بأسعار اليوم.`,
  nothingAdded: 'لا يمكن شراء شيء من هذا الطلب حاليًا.',
  changed: 'تغيّرت الأسعار اليوم:',
  gone: 'لم يعد يُباع:',
  outOfStock: 'نفد من المخزون:',
  instead: 'يمكنك بدلًا منه اختيار',
  toCart: 'اذهب إلى السلة',
  failed: 'تعذّر جلب أسعار اليوم، ولم يُضَف شيء.',
  find: 'ابحث عن طلب',
  findText: 'لطلب أُرسل من جهاز آخر، بالرقم المذكور في رسالة تأكيده.',
  number: 'رقم الطلب',
  phone: 'رقم الموبايل',
  search: 'ابحث عن الطلب',
  searching: 'جارٍ البحث…',
  badPhone: 'اكتب رقم موبايل كويتي من 8 أرقام، مثل 5012 3456.',
  notFound: 'لا يوجد طلب بهذا الرقم ورقم الموبايل هذا. راجع الرقمين من فضلك.',
  tooMany: 'محاولات كثيرة. انتظر دقيقة ثم حاول مرة أخرى.',
  unreachable: 'تعذّر الوصول إلى المتجر. حاول مرة أخرى.',
  found: 'وُجد الطلب',
};

/** What the list of orders says. */
export const messages: Messages<typeof en> = { en, ar };
