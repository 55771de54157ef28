import type { hero as en } from '../en/hero';

export const hero: typeof en = {
  carousel: 'عرض شرائح',
  region: 'طابعات',
  headline: 'حبر وتونر يناسب طابعتك',
  highlight: 'من أول مرة',
  tagline: 'خراطيش أصلية ومتوافقة ومعاد تصنيعها لأكثر من 1,300 طابعة، والتوصيل لكل مناطق الكويت.',
  find: 'اعرف حبر طابعتك',
  browse: 'الأكثر طلبًا',
  slides: ['طابعة ليزر مكتبية', 'طابعة بخزان حبر', 'طابعة ملصقات'],
  facebook: 'فيسبوك',
  instagram: 'إنستغرام',
  call: 'اتصل بنا',
};
