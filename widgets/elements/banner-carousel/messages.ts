import type { Messages } from '../../locale/languages';

const en = {
  carousel: 'carousel',
  slide: 'slide',
  region: 'Promotions',
  banner: 'Banner',
  loading: 'Loading...',
  previous: 'Previous slide',
  next: 'Next slide',
  position: (slide: number, of: number) => `${slide} of ${of}`,
};

const ar: typeof en = {
  carousel: 'عرض شرائح',
  slide: 'شريحة',
  region: 'العروض',
  banner: 'عرض',
  loading: 'جارٍ التحميل...',
  previous: 'الشريحة السابقة',
  next: 'الشريحة التالية',
  position: (slide, of) => `${slide} من ${of}`,
};

/** What the banner carousel says. */
export const messages: Messages<typeof en> = { en, ar };
