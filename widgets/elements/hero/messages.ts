import type { Messages } from '../../locale/languages';

const en = {
  carousel: 'carousel',
  region: 'Printers',
  headline: 'The right ink and toner,',
  highlight: 'first time',
  tagline: 'Original, compatible and remanufactured cartridges for 3,700 printers. Delivered across Kuwait.',
  quick: 'Printer or cartridge',
  quickHint: 'e.g. M404dn or CF259A',
  find: 'Find',
  all: 'All brands',
  slides: ['Office laser printer', 'Ink tank printer', 'Office copier'],
  facebook: 'Facebook',
  instagram: 'Instagram',
  call: 'Call us',
};

const ar: typeof en = {
  carousel: 'عرض شرائح',
  region: 'طابعات',
  headline: 'حبر وتونر يناسب طابعتك',
  highlight: 'من أول مرة',
  tagline: 'خراطيش أصلية ومتوافقة ومعاد تصنيعها لأكثر من 3,700 طابعة، والتوصيل لكل مناطق الكويت.',
  quick: 'الطابعة أو الخرطوشة',
  quickHint: 'مثلًا M404dn أو CF259A',
  find: 'ابحث',
  all: 'كل الماركات',
  slides: ['طابعة ليزر مكتبية', 'طابعة بخزان حبر', 'آلة تصوير مكتبية'],
  facebook: 'فيسبوك',
  instagram: 'إنستغرام',
  call: 'اتصل بنا',
};

/** What the hero says. */
export const messages: Messages<typeof en> = { en, ar };
