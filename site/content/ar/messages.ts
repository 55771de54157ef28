import { categoryNames } from '../../../widgets/locale/category-names';
import type { messages as en } from '../en/messages';
import { list } from './list';
import { pages } from './pages';
import { printers } from './printers';

/** Sentences that stand on every page or on many. */
export const messages: typeof en = {
  skip: 'انتقل إلى المحتوى',
  needsScript:
    'السلة والبحث وإتمام الطلب تحتاج إلى تفعيل JavaScript في متصفحك. أما الأسعار والمنتجات فكلها هنا.',
  unstarted: 'لم تُحمَّل هذه الصفحة بالكامل، وقد لا تستجيب أزرارها.',
  tagline: 'أحبار وتونر الطابعات في الكويت',
  offline: {
    title: 'لا يوجد اتصال بالإنترنت',
    text: 'لم تُفتح هذه الصفحة على جهازك من قبل. الصفحات التي زرتها ما زالت تُفتح، وسلتك محفوظة.',
    again: 'حاول مرة أخرى',
    home: 'إلى الصفحة الرئيسية',
  },
  update: { ready: 'صدرت نسخة أحدث من المتجر.', reload: 'تحديث' },
  greeting: {
    label: 'من أين أتيت',
    from: (partner: string) => `أتيت من ${partner}.`,
    back: 'العودة إليه',
    close: 'إغلاق',
  },
  breadcrumbs: 'أنت هنا',
  questions: 'أسئلة تصلنا كثيرًا',
  header: {
    logo: 'تاس، الصفحة الرئيسية',
    navigation: 'القائمة الرئيسية',
    categories: 'الأقسام',
    openMenu: 'فتح القائمة',
    closeMenu: 'إغلاق القائمة',
    openSearch: 'فتح البحث',
    closeSearch: 'إغلاق البحث',
  },
  links: {
    home: 'الرئيسية',
    brands: 'الماركات',
    b2b: 'للشركات',
    quickOrder: 'الطلب السريع',
    finder: 'اعرف حبر طابعتك',
    contact: 'اتصل بنا',
    toners: 'تونر الطابعات',
    orders: 'طلباتك',
    printers: 'طابعاتك',
    cart: 'السلة',
    tass: 'تونر تاس',
    privacy: 'سياسة الخصوصية',
    terms: 'الشروط والأحكام',
    sitemap: 'خريطة الموقع',
    newProducts: 'منتجات جديدة',
    topProducts: 'الأكثر طلبًا',
    delivery: 'التوصيل',
    returns: 'الإرجاع والاسترداد',
    warranty: 'الضمان',
  },
  categories: {
    ...categoryNames.ar,
    paper: 'ورق الطباعة',
    accessories: 'ملحقات الطابعات',
  },
  theme: {
    label: theme => `المظهر: ${theme}`,
    light: 'فاتح',
    dark: 'داكن',
    auto: 'حسب جهازك',
  },
  footer: {
    hours: 'كل أيام الأسبوع من 8:00\u00a0صباحًا إلى 10:00\u00a0مساءً',
    otherPages: 'صفحات أخرى',
    quickLinks: 'روابط سريعة',
    help: 'المساعدة',
    categories: 'الأقسام',
    copyright: '© 2026 تاس. جميع الحقوق محفوظة.',
    credit: 'تصميم الموقع:',
  },
  social: { facebook: 'فيسبوك', instagram: 'إنستغرام', whatsapp: 'واتساب' },
  home: {
    newly: { highlight: 'وصلنا حديثًا', heading: 'من الأحبار والتونر' },
    top: { highlight: 'الأكثر طلبًا', heading: 'عند عملائنا' },
    categories: 'كل ما تحتاجه للطباعة',
    office: {
      title: 'تطلب لمكتب؟',
      text: 'الصق قائمتك كلها، أكوادًا أو طابعات، وخذ سلتها أو عرض سعرها أو رابطها بخطوة واحدة.',
    },
  },
  /** Headings of the sitemap for people. */
  sitemap: {
    shop: 'المتجر',
    categories: 'الأقسام',
    brands: 'الماركات',
    finder: 'الطابعات حسب الماركة',
    guides: 'أدلة',
  },
  unavailable: {
    title: 'تعذّر فتح الصفحة. تأكد من اتصالك بالإنترنت وحاول مرة أخرى.',
    retry: 'حاول مرة أخرى',
  },
  notFound: {
    title: 'الصفحة غير موجودة | تاس',
    description: 'لا توجد صفحة بهذا العنوان.',
    keywords: 'أحبار طابعات الكويت، تونر الكويت، مستلزمات طابعات، تاس',
    heading: 'الصفحة غير موجودة',
    intro: 'ربما تغيّر الرابط أو فيه خطأ. من صفحة «اعرف حبر طابعتك» تصل إلى ما يناسبها بخطوتين.',
  },
  list,
  pages,
  printers,
};
