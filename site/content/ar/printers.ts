import { bidiIsolate } from '../../../widgets/locale/bidi-isolate';
import type { printers as en } from '../en/printers';

/** What the page of the visitor's printers says, and links to their supplies. */
export const printers: typeof en = {
  none: 'لا توجد طابعة بعد',
  noneText: 'كل طابعة تختارها في صفحة «اعرف حبر طابعتك» تُحفظ هنا، على هذا الجهاز وحده.',
  toFinder: 'اختر طابعتك',
  nameOf: printer => `اسم ${bidiIsolate(printer)}`,
  nameHint: 'اسم من عندك، مثل: الدور الثاني',
  forget: printer => `حذف ${bidiIsolate(printer)}`,
  print: 'طباعة الملصقات',
  stickers: 'ملصقات لطابعاتك',
  code: printer => `رمز QR لمستلزمات ${bidiIsolate(printer)}`,
  scan: 'امسح الرمز لطلب الحبر والتونر',
  copy: 'نسخ رابط لجهاز آخر',
  copied: 'تم نسخ رابط طابعاتك.',
  denied: 'متصفحك لا يسمح بالنسخ. الرابط:',
  offered: 'في هذا الرابط طابعات',
  offeredNone: 'لا نعرف أي طابعة من المذكورة فيه.',
  unreachable: 'تعذّر الوصول إلى المتجر. حاول مرة أخرى.',
  keep: 'احفظها على هذا الجهاز',
  discard: 'لا، شكرًا',
  heading: 'طابعاتك',
  suppliesFor: printer => `حبر وتونر لطابعتك ${bidiIsolate(printer)}`,
};
