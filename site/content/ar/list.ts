import { arabicCount } from '../../../widgets/locale/arabic-count';
import type { list as en } from '../en/list';

const PRODUCTS = ['منتج واحد', 'منتجان', 'منتجات', 'منتجًا', 'منتج'] as const;

/** Sentences around lists of products. */
export const list: typeof en = {
  count: number => (number === 0 ? 'لا توجد منتجات' : arabicCount(number, PRODUCTS)),
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
