import type { Messages } from '../../locale/languages';

const en = {
  cardFailed: 'Products could not be loaded',
  cardGone: 'This product is no longer in the shop.',
};

const ar: typeof en = {
  cardFailed: 'تعذّر تحميل المنتجات',
  cardGone: 'هذا المنتج لم يعد متوفرًا في المتجر.',
};

/** What elements of one product say where it can't be shown. */
export const messages: Messages<typeof en> = { en, ar };
