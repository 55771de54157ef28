import type { finder as en } from '../en/finder';

/** Counted as Arabic counts: one, two, a few, many. */
function products(count: number, shown: string): string {
  if (count === 1) return 'منتجًا واحدًا';
  if (count === 2) return 'منتجين';
  const rest = count % 100;
  return rest >= 3 && rest <= 10 ? `${shown} منتجات` : `${shown} منتجًا`;
}

export const finder: typeof en = {
  heading: ['اعرف ', 'حبر وتونر', ' طابعتك'],
  brand: 'ماركة الطابعة',
  model: 'موديل الطابعة',
  chooseBrand: 'اختر الماركة',
  brandFirst: 'اختر الماركة أولًا',
  loadingModels: 'جارٍ تحميل الموديلات...',
  chooseModel: 'اختر الموديل',
  noModels: 'لا توجد طابعات من هذه الماركة',
  otherModels: 'موديلات أخرى',
  narrow: 'اكتب جزءًا من اسم الموديل',
  narrowHint: 'مثلًا M404',
  noMatch: 'لا يوجد موديل بهذه الأحرف',
  reset: 'مسح الاختيار',
  saved: 'طابعاتك',
  forget: printer => `حذف ${printer}`,
  yourPrinter: 'طابعتك',
  summaryBrand: 'الماركة',
  summaryModel: 'الموديل',
  notSelected: 'لم يتم الاختيار',
  loadingProducts: 'جارٍ تحميل المنتجات المتوافقة...',
  compatible: 'منتجات متوافقة',
  found: (count, shown, model) => `وجدنا ${products(count, shown)} لطابعتك ${model}`,
  none: 'لا توجد منتجات',
  noneText: 'لم نجد منتجات متوافقة مع هذا الموديل.',
  another: 'جرّب موديلًا آخر',
  start: 'اختر طابعتك',
  startText: 'حدّد ماركة طابعتك وموديلها في الأعلى لتظهر لك الأحبار والتونر المناسبة.',
  brandsFailed: 'تعذّر تحميل الماركات',
  modelsFailed: 'تعذّر تحميل الموديلات',
  productsFailed: 'تعذّر تحميل المنتجات',
  unreachable: 'تعذّر الوصول إلى المتجر',
  unreachableText: 'اختيارك محفوظ. تأكد من اتصالك بالإنترنت وحاول مرة أخرى.',
  retry: 'حاول مرة أخرى',
};
