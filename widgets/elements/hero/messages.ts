import type { Messages } from '../../locale/languages';

const en = {
  carousel: 'carousel',
  region: 'Printers',
  headline: 'The right ink and toner,',
  highlight: 'first time',
  tagline: 'Original, compatible and remanufactured cartridges for 3,700 printers. Delivered across Kuwait.',
  find: 'Find your cartridge',
  browse: 'Top products',
  slides: ['Office laser printer', 'Ink tank printer', 'Label printer'],
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
  find: 'اعرف حبر طابعتك',
  browse: 'الأكثر طلبًا',
  slides: ['طابعة ليزر مكتبية', 'طابعة بخزان حبر', 'طابعة ملصقات'],
  facebook: 'فيسبوك',
  instagram: 'إنستغرام',
  call: 'اتصل بنا',
};

/** What the hero says. */
export const messages: Messages<typeof en> = { en, ar };
