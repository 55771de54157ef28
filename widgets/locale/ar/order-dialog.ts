import type { orderDialog as en } from '../en/order-dialog';

export const orderDialog: typeof en = {
  heading: 'تم استلام طلبك بنجاح!',
  text: 'شكرًا لك! وصلنا طلبك ونعمل على تجهيزه الآن.',
  number: 'رقم الطلب',
  close: 'إغلاق',
  go: 'متابعة التسوق',
};
