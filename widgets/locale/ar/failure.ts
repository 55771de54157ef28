import type { failure as en } from '../en/failure';

export const failure: typeof en = {
  message: 'تعذّر عرض هذا الجزء.',
  retry: 'حاول مرة ثانية',
};
