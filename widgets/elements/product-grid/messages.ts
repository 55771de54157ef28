import type { Messages } from '../../locale/languages';

const en = {
  viewAll: 'View All',
  viewMore: 'View More',
  failed: 'Products could not be loaded',
  failedText: 'Please check your connection and try again.',
  none: 'No products here yet',
  noneText: 'Try fewer filters, or look through another category.',
};

const ar: typeof en = {
  viewAll: 'عرض الكل',
  viewMore: 'عرض المزيد',
  failed: 'تعذّر تحميل المنتجات',
  failedText: 'تأكد من اتصالك بالإنترنت وحاول مرة أخرى.',
  none: 'لا توجد منتجات هنا حاليًا',
  noneText: 'جرّب تقليل خيارات التصفية أو تصفّح قسمًا آخر.',
};

/** What the product grid says. */
export const messages: Messages<typeof en> = { en, ar };
