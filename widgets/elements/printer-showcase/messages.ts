import type { Messages } from '../../locale/languages';

const en = {
  carousel: 'carousel',
  region: 'Printers we supply',
  printers: ['Office laser printer', 'Ink tank printer', 'Label printer'],
};

const ar: typeof en = {
  carousel: 'عرض شرائح',
  region: 'طابعات نوفّر أحبارها',
  printers: ['طابعة ليزر مكتبية', 'طابعة بخزان حبر', 'طابعة ملصقات'],
};

/** What the printer showcase says. */
export const messages: Messages<typeof en> = { en, ar };
