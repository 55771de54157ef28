import type { promo as en } from '../en/promo';

export const promo: typeof en = {
  headline: 'تبي طباعة تطلع صح من أول ورقة؟',
  tagline: 'تونر تاس نختبره حبّة حبّة، بإنتاجية الأصلي وبسعر يناسب كل يوم.',
  action: 'شاهد تونر تاس',
};
