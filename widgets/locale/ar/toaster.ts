import type { toaster as en } from '../en/toaster';

export const toaster: typeof en = { close: 'إغلاق التنبيه' };
