import type { Messages } from './languages';

const en = {
  message: 'Something went wrong here.',
  retry: 'Try again',
};

const ar: typeof en = {
  message: 'حدث خطأ هنا.',
  retry: 'حاول مرة ثانية',
};

/** What the failure says. */
export const messages: Messages<typeof en> = { en, ar };
