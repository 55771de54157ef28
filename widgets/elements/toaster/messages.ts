import type { Messages } from '../../locale/languages';

const en = { close: 'Close notification' };

const ar: typeof en = { close: 'إغلاق التنبيه' };

/** What the toaster says. */
export const messages: Messages<typeof en> = { en, ar };
