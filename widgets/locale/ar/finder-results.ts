import type { finderResults as en } from '../en/finder-results';

/** Counted as Arabic counts: one, two, a few, many. */
function products(count: number, shown: string): string {
  if (count === 1) return 'منتجًا واحدًا';
  if (count === 2) return 'منتجين';
  const rest = count % 100;
  return rest >= 3 && rest <= 10 ? `${shown} منتجات` : `${shown} منتجًا`;
}

export const finderResults: typeof en = {
  compatible: 'منتجات متوافقة',
  found: (count, shown, model) => `وجدنا ${products(count, shown)} لطابعتك ${model}`,
  none: 'لا توجد منتجات',
  noneText: 'لم نجد منتجات متوافقة مع هذا الموديل.',
  another: 'جرّب موديلًا آخر',
  productsFailed: 'تعذّر تحميل المنتجات',
  unreachable: 'تعذّر الوصول إلى المتجر',
  unreachableText: 'اختيارك محفوظ. تأكد من اتصالك بالإنترنت وحاول مرة أخرى.',
};
