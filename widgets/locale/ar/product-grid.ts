import type { productGrid as en } from '../en/product-grid';

export const productGrid: typeof en = {
  viewAll: 'عرض الكل',
  viewMore: 'عرض المزيد',
  failed: 'تعذّر تحميل المنتجات',
  failedText: 'تأكد من اتصالك بالإنترنت وحاول مرة أخرى.',
  none: 'لا توجد منتجات هنا حاليًا',
  noneText: 'جرّب تقليل خيارات التصفية أو تصفّح قسمًا آخر.',
  end: 'وصلت إلى آخر المنتجات',
  endText: 'لا توجد منتجات بعد الصفحة الأخيرة.',
  back: 'العودة إلى الصفحة الأولى',
  gone: 'هذا المنتج لم يعد متوفرًا في المتجر.',
};
