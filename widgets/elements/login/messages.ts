import type { Messages } from '../../locale/languages';

const en = { login: 'Login', logout: 'Logout' };

const ar: typeof en = { login: 'تسجيل الدخول', logout: 'تسجيل الخروج' };

/** What the login says. */
export const messages: Messages<typeof en> = { en, ar };
