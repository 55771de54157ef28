import { arabicCount } from '../../locale/arabic-count';
import type { Messages } from '../../locale/languages';

const en = {
  pictures: 'Pictures',
  picture: (number: number, of: number) => `Picture ${number} of ${of}`,
  inStock: 'In stock',
  outOfStock: 'Out of stock',
  saving: (amount: string) => `You save ${amount}`,
  /** Filled into the message to the shop. */
  question: (title: string, address: string) => `Hello, I have a question about ${title}\n${address}`,
  facts: 'Facts',
  brand: 'Brand',
  kind: 'Type',
  code: 'Part number',
  aliases: 'Also sold as',
  color: 'Colour',
  yield: 'Page yield',
  cost: 'Cost per page',
  availability: 'Availability',
  description: 'Description',
  compare: 'Compare your choices',
  compareText: 'All of these print in the same printers.',
  current: 'You are looking at this one',
  printers: 'Compatible printers',
  printersCount: (count: number, shown: string) =>
    count === 1 ? 'Fits 1 printer' : `Fits ${shown} printers`,
  filterPrinters: 'Find your printer in the list',
  noPrinter: 'This one is not in the list',
  allPrinters: (shown: string) => `Show all ${shown} printers`,
  related: 'Fits the same printers',
  relatedCategory: 'More like this',
  viewed: 'Recently viewed',
  failed: 'The product could not be loaded',
  failedText: 'Please check your connection and try again.',
  gone: 'We could not find this product',
  goneText:
    'It may have been renamed or sold out for good. The finder shows everything that fits your printer.',
  toFinder: 'Open the Ink & Toner Finder',
};

const PRINTERS = ['طابعة واحدة', 'طابعتين', 'طابعات', 'طابعة', 'طابعة'] as const;

const ar: typeof en = {
  pictures: 'الصور',
  picture: (number, of) => `الصورة ${number} من ${of}`,
  inStock: 'متوفر',
  outOfStock: 'غير متوفر حاليًا',
  saving: amount => `وفّر ${amount}`,
  question: (title, address) => `السلام عليكم، عندي سؤال عن ${title}\n${address}`,
  facts: 'المواصفات',
  brand: 'الماركة',
  kind: 'النوع',
  code: 'رقم القطعة',
  aliases: 'يُباع أيضًا برقم',
  color: 'اللون',
  yield: 'عدد الصفحات',
  cost: 'تكلفة الصفحة',
  availability: 'التوفر',
  description: 'الوصف',
  compare: 'قارن بين الخيارات',
  compareText: 'جميعها تعمل في الطابعات نفسها.',
  current: 'المنتج المعروض',
  printers: 'الطابعات المتوافقة',
  printersCount: count => `يناسب ${arabicCount(count, PRINTERS)}`,
  filterPrinters: 'ابحث عن طابعتك في القائمة',
  noPrinter: 'هذه الطابعة ليست في القائمة',
  allPrinters: shown => `عرض كل الطابعات (${shown})`,
  related: 'يناسب الطابعات نفسها',
  relatedCategory: 'منتجات مشابهة',
  viewed: 'شاهدتها مؤخرًا',
  failed: 'تعذّر تحميل المنتج',
  failedText: 'تأكد من اتصالك بالإنترنت وحاول مرة أخرى.',
  gone: 'لم نجد هذا المنتج',
  goneText: 'ربما تغيّر اسمه أو نفد نهائيًا. دليل الأحبار يعرض لك كل ما يناسب طابعتك.',
  toFinder: 'افتح دليل الحبر والتونر',
};

/** What the product says. */
export const messages: Messages<typeof en> = { en, ar };
