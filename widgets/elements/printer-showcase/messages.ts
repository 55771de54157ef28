import type { Messages } from '../../locale/languages';

const en = {
  carousel: 'carousel',
  region: 'Printers we supply',
  heading: ['For every printer ', 'in the room', ''],
  scenes: ['Toners', 'Inks', 'Label tapes'],
};

const ar: typeof en = {
  carousel: 'عرض شرائح',
  region: 'طابعات نوفّر أحبارها',
  heading: ['لكل طابعة ', 'في مكتبك', ''],
  scenes: ['أحبار ليزر', 'أحبار سائلة', 'أشرطة ملصقات'],
};

/** What the printer showcase says. The scenes are in the order of their pictures. */
export const messages: Messages<typeof en> = { en, ar };
