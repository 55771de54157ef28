import type { Messages } from '../../locale/languages';

export type BenefitKey = 'shipping' | 'payment' | 'savings' | 'support';

const en: {
  readonly items: readonly { key: BenefitKey; title: string; text: string }[];
  /** Who is there around the clock. */
  readonly chat: string;
} = {
  chat: 'By WhatsApp, at any hour',
  items: [
    { key: 'shipping', title: 'Free Shipping', text: 'Orders Over KWD 30' },
    { key: 'payment', title: 'Quick Payment', text: '100% Secure' },
    { key: 'savings', title: 'Great Savings', text: 'Upto 40% Off!' },
    { key: 'support', title: '24/7 Support', text: 'Ready For You' },
  ],
};

const ar: typeof en = {
  chat: 'عبر واتساب في أي ساعة',
  items: [
    { key: 'shipping', title: 'توصيل مجاني', text: 'للطلبات فوق 30 د.ك' },
    { key: 'payment', title: 'دفع سريع', text: 'آمن 100%' },
    { key: 'savings', title: 'توفير كبير', text: 'خصومات حتى 40%' },
    { key: 'support', title: 'خدمة 24/7', text: 'في خدمتك دائمًا' },
  ],
};

/** The four items of the benefits strip (section 2). */
export const messages: Messages<typeof en> = { en, ar };
