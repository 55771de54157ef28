import type { ElementsContent } from '../elements-types';
import { reference } from './reference';
import { sentences } from './sentences.generated';

export const elements: ElementsContent = {
  of: tag => ({
    title: `العنصر ${tag}: خصائصه وأحداثه | تاس`,
    description: `كل ما يأخذه العنصر ${tag} وما يرسله وما يحفظه في صفحتك، مع عرض حي وسطرين جاهزين للصق.`,
    keywords: `${tag}، عناصر الويب، إضافة تاس لموقعك`,
    heading: tag,
  }),
  reference,
  types: { text: 'نص', flag: 'وجودها يكفي', address: 'عنوان' },
  between: '؛ ',
  fallback: value => `وإلا ${value}`,
  property: name => `في البرامج ${name}`,
  cancel: 'ويوقفه `preventDefault()`.',
  live: 'عرض حي',
  state: 'الحالة',
  states: {
    usual: 'كالمعتاد',
    loading: 'أثناء التحميل',
    one: 'بعنصر واحد',
    many: 'بعناصر كثيرة',
    long: 'بعبارات طويلة',
    empty: 'حين لا يوجد ما يُعرض',
    failed: 'حين يتعذّر الوصول إلى المتجر',
    dark: 'في المظهر الداكن',
  },
  longWords:
    'خرطوشة حبر ليزرية سوداء عالية السعة معاد تصنيعها لجميع طابعات المكاتب الكبيرة والمتوسطة والصغيرة',
  unseen: 'هذا العنصر لا يظهر حتى يحدث ما يستدعيه، وهو موجود في كل صفحة من هذا المتجر.',
  paste: 'الصق هذا',
  copy: 'انسخ',
  copied: 'تم النسخ',
  attributes: 'الخصائص',
  common: 'ويأخذ كل عنصر أيضًا',
  events: 'الأحداث',
  methods: 'الدوال',
  slots: 'أماكن محتواك',
  texts: 'عباراته بكلماتك أنت',
  textsHelp: call =>
    `تستبدل أي عبارة باسمها، قبل وجود العنصر في الصفحة أو بعده: ${call}. ويملأ العنصر ما يكتب \`{1}\` و\`{2}\`، في عبارتك أيضًا.`,
  showTexts: count => `كل الأسماء والعبارات، وعددها ${count}`,
  sentences,
  parts: 'أجزاء تنسّقها بنفسك',
  tokens: 'ألوان وقياسات تغيّرها',
  storage: 'ما يحفظه في المتصفح',
  failure: 'عند حدوث خلل',
  all: 'العناصر والأدلة',
  others: 'كل العناصر',
};
