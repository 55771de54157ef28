import type { Messages } from '../../locale/languages';

const en = { heading: 'Brands', highlight: 'We Sales' };

const ar: typeof en = { heading: 'ماركات', highlight: 'نوفّرها' };

/** What the brand marquee says. */
export const messages: Messages<typeof en> = { en, ar };
