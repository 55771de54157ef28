import type { Messages } from '../../locale/languages';

const en = {
  product: 'Product',
  quantity: 'Quantity',
  price: 'Price',
  total: 'Total',
};

const ar: typeof en = {
  product: 'المنتج',
  quantity: 'الكمية',
  price: 'السعر',
  total: 'الإجمالي',
};

/** What the table of lines says. */
export const messages: Messages<typeof en> = { en, ar };
