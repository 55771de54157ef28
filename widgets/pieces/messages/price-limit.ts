import type { Messages } from '../../locale/languages';

const en = {
  /** Prices as they stand in the two sentences below; at least one is there. */
  prices: (min?: string, max?: string) => {
    if (min && max) return `from ${min} to ${max}`;
    return min ? `${min} or more` : `up to ${max}`;
  },
  met: (prices: string) => `Only what costs ${prices} is shown.`,
  notMet: (prices: string) => `Nothing found that costs ${prices}. At other prices:`,
  allPrices: 'Show all prices',
};

const ar: typeof en = {
  prices: (min, max) => {
    if (min && max) return `من ${min} إلى ${max}`;
    return min ? `${min} أو أكثر` : `حتى ${max}`;
  },
  met: prices => `تظهر فقط المنتجات بسعر ${prices}.`,
  notMet: prices => `لا يوجد منتج بسعر ${prices}. بأسعار أخرى:`,
  allPrices: 'عرض كل الأسعار',
};

/** What is said of prices that the words of a search allow; apart from its other sentences, which every page has. */
export const messages: Messages<typeof en> = { en, ar };
