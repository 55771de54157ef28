export type BenefitKey = 'shipping' | 'payment' | 'savings' | 'support';

/** The four items of the benefits strip (section 2). */
export const benefits: { readonly items: readonly { key: BenefitKey; title: string; text: string }[] } = {
  items: [
    { key: 'shipping', title: 'Free Shipping', text: 'Orders Over KWD 30' },
    { key: 'payment', title: 'Quick Payment', text: '100% Secure' },
    { key: 'savings', title: 'Great Savings', text: 'Upto 40% Off!' },
    { key: 'support', title: '24/7 Support', text: 'Ready For You' },
  ],
};
