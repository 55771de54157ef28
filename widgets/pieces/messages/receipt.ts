import type { Messages } from '../../locale/languages';

const en = {
  statuses: {
    placed: 'Placed',
    confirmed: 'Confirmed',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    // Of a host’s own statuses: true of most, and says nothing of how far the order is.
    other: 'Being handled',
  } as Readonly<Record<string, string>>,
  receiptHeading: 'Receipt',
  seller: 'TASS',
  number: 'Order number',
  date: 'Date',
  status: 'Status',
  thanks: 'Thank you for your order.',
};

const ar: typeof en = {
  statuses: {
    placed: 'تم الطلب',
    confirmed: 'مؤكَّد',
    delivered: 'تم التوصيل',
    cancelled: 'ملغى',
    other: 'قيد المعالجة',
  },
  receiptHeading: 'إيصال',
  seller: 'تاس',
  number: 'رقم الطلب',
  date: 'التاريخ',
  status: 'الحالة',
  thanks: 'شكرًا لطلبك.',
};

/** What a receipt says. */
export const messages: Messages<typeof en> = { en, ar };
