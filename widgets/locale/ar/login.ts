import type { login as en } from '../en/login';

export const login: typeof en = { login: 'تسجيل الدخول', logout: 'تسجيل الخروج' };
