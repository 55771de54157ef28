import type { Messages } from '../../locale/languages';

const en = {
  headline: 'Want Prints That Actually Print Right?',
  tagline: 'TASS toners are print-tested one by one, rated like the original and priced for every day.',
  action: 'See TASS toners',
};

const ar: typeof en = {
  headline: 'تبي طباعة تطلع صح من أول ورقة؟',
  tagline: 'تونر تاس نختبره حبّة حبّة، بإنتاجية الأصلي وبسعر يناسب كل يوم.',
  action: 'شاهد تونر تاس',
};

/** What the promo says. */
export const messages: Messages<typeof en> = { en, ar };
