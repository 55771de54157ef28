import type { productCard as en } from '../en/product-card';

const colors: Readonly<Record<string, string>> = {
  black: 'أسود',
  cyan: 'سماوي',
  magenta: 'أرجواني',
  yellow: 'أصفر',
  tricolor: 'ثلاثي الألوان',
  multicolor: 'متعدد الألوان',
  red: 'أحمر',
  blue: 'أزرق',
  green: 'أخضر',
  gray: 'رمادي',
  white: 'أبيض',
  clear: 'شفاف',
  'light-cyan': 'سماوي فاتح',
  'light-magenta': 'أرجواني فاتح',
  'black-red': 'أسود وأحمر',
};

export const productCard: typeof en = {
  addToCart: 'أضف إلى السلة',
  outOfStock: 'غير متوفر حاليًا',
  decrease: 'إنقاص الكمية',
  increase: 'زيادة الكمية',
  regularPrice: 'السعر قبل الخصم',
  kinds: { original: 'أصلي', compatible: 'متوافق', remanufactured: 'معاد تصنيعه' },
  color: slug =>
    slug
      .split('-on-')
      .map(part => colors[part] ?? part)
      .join(' على '),
  pages: (pages, one) => (one ? 'صفحة واحدة' : `${pages} صفحة`),
  costPerPage: fils => `${fils} فلس للصفحة`,
};
