import type { Messages } from '../../locale/languages';

const en = {
  end: 'You have seen everything',
  endText: 'There are no more products after the last page.',
  back: 'Back to the first page',
};

const ar: typeof en = {
  end: 'وصلت إلى آخر المنتجات',
  endText: 'لا توجد منتجات بعد الصفحة الأخيرة.',
  back: 'العودة إلى الصفحة الأولى',
};

/** What the product list says. */
export const messages: Messages<typeof en> = { en, ar };
