import type { emptyCart as en } from '../en/empty-cart';

export const emptyCart: typeof en = {
  title: 'سلتك فارغة',
  text: 'اختر طابعتك وشاهد ما يناسبها، أو تصفّح منتجاتنا.',
  back: 'متابعة التسوق',
};
