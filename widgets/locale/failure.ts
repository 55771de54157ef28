import type { Messages } from './languages';

const en = {
  failure: 'Something went wrong here.',
  retry: 'Try again',
};

const ar: typeof en = {
  failure: 'حدث خطأ هنا.',
  retry: 'حاول مرة أخرى',
};

/** What an element says that could not be drawn. */
export const messages: Messages<typeof en> = { en, ar };
