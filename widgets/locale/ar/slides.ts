import type { slides as en } from '../en/slides';

export const slides: typeof en = {
  pause: 'إيقاف الشرائح',
  play: 'تشغيل الشرائح',
  goTo: slide => `إلى الشريحة ${slide}`,
};
