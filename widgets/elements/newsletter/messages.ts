import type { Messages } from '../../locale/languages';

const en = {
  email: 'Email address',
  subscribe: 'Subscribe',
  done: 'Subscribed successfully!',
};

const ar: typeof en = {
  email: 'البريد الإلكتروني',
  subscribe: 'اشترك',
  done: 'تم الاشتراك بنجاح!',
};

/** What the newsletter says. */
export const messages: Messages<typeof en> = { en, ar };
