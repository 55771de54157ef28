import type { product as en } from '../en/product';

/** Counted as Arabic counts: one, two, a few, many. */
function printers(count: number, shown: string): string {
  if (count === 1) return 'طابعة واحدة';
  if (count === 2) return 'طابعتين';
  const rest = count % 100;
  return rest >= 3 && rest <= 10 ? `${shown} طابعات` : `${shown} طابعة`;
}

export const product: typeof en = {
  pictures: 'الصور',
  picture: (number, of) => `الصورة ${number} من ${of}`,
  inStock: 'متوفر',
  outOfStock: 'غير متوفر حاليًا',
  saving: amount => `وفّر ${amount}`,
  delivery: 'الدفع نقدًا أو كي نت عند الاستلام، والتوصيل لجميع مناطق الكويت',
  facts: 'المواصفات',
  brand: 'الماركة',
  kind: 'النوع',
  code: 'رقم القطعة',
  color: 'اللون',
  yield: 'عدد الصفحات',
  cost: 'تكلفة الصفحة',
  availability: 'التوفر',
  description: 'الوصف',
  compare: 'قارن بين الخيارات',
  compareText: 'جميعها تعمل في الطابعات نفسها.',
  current: 'المنتج المعروض',
  printers: 'الطابعات المتوافقة',
  printersCount: (count, shown) => `يناسب ${printers(count, shown)}`,
  filterPrinters: 'ابحث عن طابعتك في القائمة',
  noPrinter: 'هذه الطابعة ليست في القائمة',
  allPrinters: shown => `عرض كل الطابعات (${shown})`,
  related: 'يناسب الطابعات نفسها',
  relatedCategory: 'منتجات مشابهة',
  failed: 'تعذّر تحميل المنتج',
  failedText: 'تأكد من اتصالك بالإنترنت وحاول مرة أخرى.',
  gone: 'لم نجد هذا المنتج',
  goneText: 'ربما تغيّر اسمه أو نفد نهائيًا. دليل الأحبار يعرض لك كل ما يناسب طابعتك.',
  toFinder: 'افتح دليل الحبر والتونر',
};
