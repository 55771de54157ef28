import { bidiIsolate } from '../../locale/bidi-isolate';
import type { Messages } from '../../locale/languages';

const en = {
  /** `more` printers besides those named. */
  fits: (names: readonly string[], more: number) =>
    `Fits your ${names.join(', ')}${more ? ` and ${more} more` : ''}`,
  fitsNone: 'Does not fit your printers',
};

const ar: typeof en = {
  fits: (names, more) => `يناسب ${names.map(bidiIsolate).join('، ')}${more ? ` و${more} أخرى` : ''} لديك`,
  fitsNone: 'لا يناسب طابعاتك',
};

/** What is said of a product to somebody whose printers are known. */
export const messages: Messages<typeof en> = { en, ar };
