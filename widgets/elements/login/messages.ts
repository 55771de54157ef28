import type { Messages } from '../../locale/languages';

const en = {
  login: 'Login',
  logout: 'Logout',
  unavailable:
    'This shop offers no accounts yet. You can order without one, and find your orders in this browser.',
};

const ar: typeof en = {
  login: 'تسجيل الدخول',
  logout: 'تسجيل الخروج',
  unavailable: 'لا توجد حسابات في هذا المتجر بعد. يمكنك الطلب بدونها، وستجد طلباتك في هذا المتصفح.',
};

/** What the login says. */
export const messages: Messages<typeof en> = { en, ar };
