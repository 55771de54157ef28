import { arabicCount } from '../../locale/arabic-count';
import { bidiIsolate } from '../../locale/bidi-isolate';
import type { Messages } from '../../locale/languages';

const en = {
  compatible: 'Compatible Products',
  found: (count: number, shown: string, model: string) =>
    `Found ${shown} ${count === 1 ? 'product' : 'products'} for your ${model}`,
  view: 'View',
  views: { slots: 'By cartridge', grid: 'All products' },
  none: 'No Products Found',
  noneText: "We couldn't find any compatible products for this printer model.",
  another: 'Try Another Model',
  productsFailed: 'Failed to load products',
  unreachable: 'The shop could not be reached',
  unreachableText: 'Your choice is kept. Please check your connection and try again.',
};

const PRODUCTS = ['منتجًا واحدًا', 'منتجين', 'منتجات', 'منتجًا', 'منتج'] as const;

const ar: typeof en = {
  compatible: 'منتجات متوافقة',
  found: (count, _, model) => `وجدنا ${arabicCount(count, PRODUCTS)} لطابعتك ${bidiIsolate(model)}`,
  view: 'طريقة العرض',
  views: { slots: 'حسب الخرطوشة', grid: 'كل المنتجات' },
  none: 'لا توجد منتجات',
  noneText: 'لم نجد منتجات متوافقة مع هذا الموديل.',
  another: 'جرّب موديلًا آخر',
  productsFailed: 'تعذّر تحميل المنتجات',
  unreachable: 'تعذّر الوصول إلى المتجر',
  unreachableText: 'اختيارك محفوظ. تأكد من اتصالك بالإنترنت وحاول مرة أخرى.',
};

/** What the finder’s results say. */
export const messages: Messages<typeof en> = { en, ar };
