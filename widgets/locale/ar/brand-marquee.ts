import type { brandMarquee as en } from '../en/brand-marquee';

export const brandMarquee: typeof en = { heading: 'علامات تجارية', highlight: 'نبيعها' };
