export const bannerCarousel = {
  carousel: 'carousel',
  slide: 'slide',
  region: 'Promotions',
  banner: 'Banner',
  loading: 'Loading...',
  previous: 'Previous slide',
  next: 'Next slide',
  position: (slide: number, of: number) => `${slide} of ${of}`,
};
