import type { list as en } from '../en/list';

/** منتج واحد، منتجان، 3 منتجات، 11 منتجاً، 100 منتج. */
function products(count: number): string {
  const number = count.toLocaleString('en');
  if (count === 0) return 'لا توجد منتجات';
  if (count === 1) return 'منتج واحد';
  if (count === 2) return 'منتجان';
  const rest = count % 100;
  if (rest >= 3 && rest <= 10) return `${number} منتجات`;
  return rest >= 11 ? `${number} منتجاً` : `${number} منتج`;
}

/** Sentences around lists of products. */
export const list: typeof en = {
  count: products,
  filters: set => (set === 0 ? 'تصفية' : `تصفية (${set})`),
  facets: { brand: 'الماركة', kind: 'النوع', color: 'اللون' },
  any: { brand: 'كل الماركات', kind: 'كل الأنواع', color: 'كل الألوان' },
  option: (title, count) => `${title} (${count})`,
  price: 'السعر بالدينار',
  lowestPrice: 'أقل سعر',
  highestPrice: 'أعلى سعر',
  priceHint: 'اكتب السعر بهذا الشكل: 12 أو 12.500',
  apply: 'تطبيق',
  clear: 'مسح التصفية',
  sort: 'الترتيب',
  sorts: {
    relevance: 'ننصح به',
    newest: 'الأحدث أولاً',
    price: 'السعر من الأقل',
    '-price': 'السعر من الأعلى',
    'cost-per-page': 'الأقل تكلفة للصفحة',
  },
};
