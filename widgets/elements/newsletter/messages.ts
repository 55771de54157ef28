import type { Messages } from '../../locale/languages';

const en = {
  email: 'Email address',
  subscribe: 'Subscribe',
  note: 'For new products and offers. The newsletter has not started yet, so your address is neither sent nor kept.',
  badEmail: 'This email address is incomplete.',
  done: 'Subscribed successfully!',
};

const ar: typeof en = {
  email: 'البريد الإلكتروني',
  subscribe: 'اشترك',
  note: 'للمنتجات الجديدة والعروض. لم تبدأ النشرة بعد: عنوانك لا يُرسل إلى أي جهة ولا يُحفظ.',
  badEmail: 'البريد الإلكتروني غير مكتمل.',
  done: 'تم الاشتراك بنجاح!',
};

/** What the newsletter says. */
export const messages: Messages<typeof en> = { en, ar };
