import type { newsletter as en } from '../en/newsletter';

export const newsletter: typeof en = {
  email: 'البريد الإلكتروني',
  subscribe: 'اشترك',
  done: 'تم الاشتراك بنجاح!',
};
