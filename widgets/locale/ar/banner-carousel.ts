import type { bannerCarousel as en } from '../en/banner-carousel';

export const bannerCarousel: typeof en = {
  carousel: 'عرض شرائح',
  slide: 'شريحة',
  region: 'العروض',
  banner: 'عرض',
  loading: 'جارٍ التحميل...',
  previous: 'الشريحة السابقة',
  next: 'الشريحة التالية',
  position: (slide, of) => `${slide} من ${of}`,
};
