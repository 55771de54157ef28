import type { Messages } from '../../locale/languages';

const en = {
  pause: 'Pause slides',
  play: 'Play slides',
  goTo: (slide: number) => `Go to slide ${slide}`,
};

const ar: typeof en = {
  pause: 'إيقاف الشرائح',
  play: 'تشغيل الشرائح',
  goTo: slide => `إلى الشريحة ${slide}`,
};

/** What the slides says. */
export const messages: Messages<typeof en> = { en, ar };
