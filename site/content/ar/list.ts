import { count } from '../../../widgets/locale/number';
import type { list as en } from '../en/list';

/** منتج واحد، منتجان، 3 منتجات، 11 منتجًا، 100 منتج. By hand: `arabicCount` would load a chunk of elements with every Arabic page's sentences. */
function products(number: number): string {
  if (number === 0) return 'لا توجد منتجات';
  if (number === 1) return 'منتج واحد';
  if (number === 2) return 'منتجان';
  const rest = number % 100;
  if (rest >= 3 && rest <= 10) return `${count(number)} منتجات`;
  return rest >= 11 ? `${count(number)} منتجًا` : `${count(number)} منتج`;
}

/** Sentences around lists of products. */
export const list: typeof en = {
  count: products,
  filters: set => (set === 0 ? 'تصفية' : `تصفية (${set})`),
  printers: 'تناسب',
  allPrinters: 'كل الطابعات',
  forBrand: brand => `لطابعات ${brand}`,
  madeBy: brand => `من صنع ${brand}`,
  guide: (brand: string) => `المزيد عن مستلزمات ${brand}`,
  facets: { brand: 'من صنع', kind: 'النوع', color: 'اللون' },
  any: { brand: 'كل الماركات', kind: 'كل الأنواع', color: 'كل الألوان' },
  option: (title, count) => `${title} (${count})`,
  price: 'السعر بالدينار',
  lowestPrice: 'أقل سعر',
  highestPrice: 'أعلى سعر',
  priceFault: 'اكتب السعر بهذا الشكل: 12 أو 12.500',
  apply: 'تطبيق',
  clear: 'مسح التصفية',
  noneLeft: 'لا يوجد منتج يطابق كل خيارات التصفية',
  noneLeftText: 'أزل واحدًا منها أو امسحها كلها.',
  sort: 'الترتيب',
  sorts: {
    relevance: 'ننصح به',
    newest: 'الأحدث أولًا',
    price: 'السعر من الأقل',
    '-price': 'السعر من الأعلى',
    'cost-per-page': 'الأقل تكلفة للصفحة',
  },
};
