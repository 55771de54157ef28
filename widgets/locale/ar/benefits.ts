import type { benefits as en } from '../en/benefits';

export const benefits: typeof en = {
  items: [
    { key: 'shipping', title: 'توصيل مجاني', text: 'للطلبات فوق 30 د.ك' },
    { key: 'payment', title: 'دفع سريع', text: 'آمن 100%' },
    { key: 'savings', title: 'توفير كبير', text: 'خصومات حتى 40%' },
    { key: 'support', title: 'خدمة 24/7', text: 'في خدمتك دائمًا' },
  ],
};
