import type { Messages } from '../../locale/languages';

const en = {
  question: (lines: number): string =>
    lines === 1
      ? 'This one fits none of your printers. Order it all the same?'
      : 'These fit none of your printers. Order them all the same?',
  keep: 'Yes, all the same',
};

const ar: typeof en = {
  question: lines =>
    lines === 1
      ? 'هذا المنتج لا يناسب أيًّا من طابعاتك. هل تطلبه مع ذلك؟'
      : 'هذه المنتجات لا تناسب أيًّا من طابعاتك. هل تطلبها مع ذلك؟',
  keep: 'نعم، أطلبها',
};

/** What the cart asks before an order. */
export const messages: Messages<typeof en> = { en, ar };
