import type { Messages } from '../../locale/languages';

const en = {
  heading: 'Order Placed Successfully!',
  text: 'Thank you! Your order has been placed and is now being processed.',
  close: 'Close',
  go: 'Continue Shopping',
};

const ar: typeof en = {
  heading: 'تم استلام طلبك بنجاح!',
  text: 'شكرًا لك! وصلنا طلبك ونعمل على تجهيزه الآن.',
  close: 'إغلاق',
  go: 'متابعة التسوق',
};

/** What the order dialog says. */
export const messages: Messages<typeof en> = { en, ar };
