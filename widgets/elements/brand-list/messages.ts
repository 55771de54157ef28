import type { Messages } from '../../locale/languages';

const en = {
  failed: 'Failed to load brands',
  retry: 'Try again',
  none: 'No brands yet.',
};

const ar: typeof en = {
  failed: 'تعذّر تحميل الماركات',
  retry: 'حاول مرة أخرى',
  none: 'لا توجد ماركات حاليًا.',
};

/** What the brand list says. */
export const messages: Messages<typeof en> = { en, ar };
