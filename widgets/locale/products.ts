import type { Messages } from './languages';

const en = {
  failed: 'Products could not be loaded',
  gone: 'This product is no longer in the shop.',
};

const ar: typeof en = {
  failed: 'تعذّر تحميل المنتجات',
  gone: 'هذا المنتج لم يعد متوفرًا في المتجر.',
};

/** What every element says of products that did not come. */
export const messages: Messages<typeof en> = { en, ar };
