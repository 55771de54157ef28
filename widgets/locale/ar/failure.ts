import type { failure as en } from '../en/failure';

export const failure: typeof en = {
  message: 'حدث خطأ هنا.',
  retry: 'حاول مرة ثانية',
};
