import type { ElementsContent } from '../types';

export const elements: ElementsContent = {
  of: tag => ({
    title: `العنصر ${tag}: خصائصه وأحداثه | تاس`,
    description: `كل ما يأخذه العنصر ${tag} وما يرسله وما يحفظه في صفحتك، مع عرض حي وسطرين جاهزين للصق.`,
    keywords: `${tag}، عناصر الويب، إضافة تاس لموقعك`,
    heading: tag,
  }),
  live: 'عرض حي',
  unseen: 'هذا العنصر لا يظهر حتى يحدث ما يستدعيه، وهو موجود في كل صفحة من هذا المتجر.',
  paste: 'الصق هذا',
  copy: 'انسخ',
  copied: 'تم النسخ',
  attributes: 'الخصائص',
  common: 'ويأخذ كل عنصر أيضًا',
  events: 'الأحداث',
  slots: 'أماكن محتواك',
  parts: 'أجزاء تنسّقها بنفسك',
  tokens: 'ألوان وقياسات تغيّرها',
  storage: 'ما يحفظه في المتصفح',
  failure: 'عند حدوث خلل',
  others: 'كل العناصر',
};
