import { arabicCount } from '../../locale/arabic-count';
import type { Messages } from '../../locale/languages';

const en = {
  heading: 'Quotation',
  seller: 'TASS',
  number: 'Number',
  date: 'Date',
  valid: 'Valid until',
  firm: 'Company',
  reference: 'Your reference',
  toFill: 'Type here',
  changed: (date: string) => `Prices that changed since the quotation of ${date}:`,
  unknown: 'No longer sold, and not part of this quotation:',
  dropped: (lines: number) =>
    lines === 1 ? '1 line of the link could not be read.' : `${lines} lines of the link could not be read.`,
  outOfStock: 'Out of stock at the moment',
  failed: 'Today’s prices could not be loaded.',
  none: 'There is nothing to quote yet',
  noneText: 'Put products into the cart or open a list, and the quotation appears here.',
  shop: 'Choose products',
  terms: 'Terms',
  /** `free`: goods of more are delivered free. */
  termsList: (date: string, free: string) => [
    `Prices in Kuwaiti dinars, valid until ${date} while stock lasts. To order at them, send us this quotation with its number. Orders placed in the shop are charged at that day’s prices; the link below shows which have changed.`,
    `Delivery within Kuwait. Shipping as stated above; orders over ${free} are delivered free.`,
    'Payment on delivery, in cash or by KNET.',
  ],
  link: 'This list with today’s prices',
  qr: 'QR code of this list',
  qrLimit: 'This list is too long for a QR code that phones can read. The link above opens it.',
  print: 'Print',
  copy: 'Copy link',
  copied: 'The link is copied.',
  denied: 'Your browser does not let us copy. The link:',
  message: (name: string) =>
    name ? `Please approve this quotation (${name}):` : 'Please approve this quotation:',
};

const ar: typeof en = {
  heading: 'عرض سعر',
  seller: 'تاس',
  number: 'الرقم',
  date: 'التاريخ',
  valid: 'صالح حتى',
  firm: 'الشركة',
  reference: 'مرجعكم',
  toFill: 'اكتب هنا',
  changed: date => `أسعار تغيّرت منذ عرض ${date}:`,
  unknown: 'لم يعد يُباع، ولا يشمله هذا العرض:',
  dropped: lines =>
    `تعذّرت قراءة ${arabicCount(lines, ['سطر واحد', 'سطرين', 'أسطر', 'سطرًا', 'سطر'])} من الرابط.`,
  outOfStock: 'غير متوفر حاليًا',
  failed: 'تعذّر جلب أسعار اليوم.',
  none: 'لا يوجد ما نعرض سعره بعد',
  noneText: 'أضف منتجات إلى السلة أو افتح قائمة، وسيظهر عرض سعرها هنا.',
  shop: 'اختر المنتجات',
  terms: 'الشروط',
  termsList: (date, free) => [
    `الأسعار بالدينار الكويتي، وهي صالحة حتى ${date} ما دامت الكمية متوفرة. للطلب بهذه الأسعار أرسل إلينا العرض مع رقمه، أما الطلب من المتجر فيُحسب بأسعار يومه، والرابط أدناه يبيّن ما تغيّر منها.`,
    `التوصيل داخل الكويت بالرسوم المذكورة أعلاه، وهو مجاني للطلبات التي تزيد على ${free}.`,
    'الدفع عند الاستلام نقدًا أو عبر كي نت.',
  ],
  link: 'هذه القائمة بأسعار اليوم',
  qr: 'رمز QR لهذه القائمة',
  qrLimit: 'هذه القائمة أطول من رمز QR تقرؤه الهواتف. الرابط أعلاه يفتحها.',
  print: 'طباعة',
  copy: 'نسخ الرابط',
  copied: 'تم نسخ الرابط.',
  denied: 'متصفحك لا يسمح بالنسخ. الرابط:',
  message: name => (name ? `أرجو الموافقة على عرض السعر (${name}):` : 'أرجو الموافقة على عرض السعر:'),
};

/** What a quote says. */
export const messages: Messages<typeof en> = { en, ar };
