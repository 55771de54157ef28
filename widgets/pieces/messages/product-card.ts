import type { Messages } from '../../locale/languages';

/** Names by slug. */
type Names = Readonly<Record<string, string>>;

const englishColors: Names = {
  black: 'Black',
  cyan: 'Cyan',
  magenta: 'Magenta',
  yellow: 'Yellow',
  tricolor: 'Tri-colour',
  multicolor: 'Multicolour',
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  gray: 'Grey',
  white: 'White',
  clear: 'Clear',
  'light-cyan': 'Light cyan',
  'light-magenta': 'Light magenta',
  'light-gray': 'Light grey',
  'photo-black': 'Photo black',
  'matte-black': 'Matte black',
  'black-red': 'Black and red',
};

const en = {
  addToCart: 'Add to Cart',
  soldOut: 'Out of stock',
  decrease: 'Decrease quantity',
  increase: 'Increase quantity',
  regularPrice: 'Regular price',
  kinds: { original: 'Original', compatible: 'Compatible', remanufactured: 'Remanufactured' } as Names,
  /** A colour's name by its slug; tapes have two: `black-on-white`. */
  colorName: (slug: string) =>
    slug
      .split('-on-')
      .map((part, index) =>
        index ? (englishColors[part] ?? part).toLowerCase() : (englishColors[part] ?? part),
      )
      .join(' on '),
  pages: (pages: string, one: boolean) => (one ? '1 page' : `${pages} pages`),
  /** `fils` with one decimal. */
  costPerPage: (fils: string) => `${fils} fils a page`,
};

const arabicColors: Names = {
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
  'light-gray': 'رمادي فاتح',
  'photo-black': 'أسود للصور',
  'matte-black': 'أسود مطفي',
  'black-red': 'أسود وأحمر',
};

const ar: typeof en = {
  addToCart: 'أضف إلى السلة',
  soldOut: 'غير متوفر حاليًا',
  decrease: 'إنقاص الكمية',
  increase: 'زيادة الكمية',
  regularPrice: 'السعر قبل الخصم',
  kinds: { original: 'أصلي', compatible: 'متوافق', remanufactured: 'معاد تصنيعه' },
  colorName: slug =>
    slug
      .split('-on-')
      .map(part => arabicColors[part] ?? part)
      .join(' على '),
  pages: (pages, one) => (one ? 'صفحة واحدة' : `${pages} صفحة`),
  costPerPage: fils => `${fils} فلس للصفحة`,
};

/** What the product card says. */
export const messages: Messages<typeof en> = { en, ar };
