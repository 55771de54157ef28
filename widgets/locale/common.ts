import type { Messages } from './languages';

const en = {
  loading: 'Loading...',
  retry: 'Try again',
};

const ar: typeof en = {
  loading: 'جارٍ التحميل...',
  retry: 'حاول مرة أخرى',
};

/** Sentences that several elements share. */
export const messages: Messages<typeof en> = { en, ar };
