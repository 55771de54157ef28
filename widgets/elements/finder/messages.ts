import type { Messages } from '../../locale/languages';

const en = {
  /** The middle part stands under a marker stroke. */
  heading: ['Find Your Printer ', 'Ink & Toner', ''] as readonly [string, string, string],
  brand: 'Printer brand',
  model: 'Printer model',
  chooseBrand: 'Choose a brand',
  brandFirst: 'Select brand first',
  loadingModels: 'Loading models...',
  chooseModel: 'Choose a model',
  noModels: 'No printers of this brand',
  otherModels: 'Other models',
  narrow: 'Type to narrow the models',
  narrowHint: 'For example M404',
  noMatch: 'No model with these letters',
  reset: 'Reset',
  saved: 'Your printers',
  forget: (printer: string) => `Forget ${printer}`,
  yourPrinter: 'Your printer',
  summaryBrand: 'Brand',
  summaryModel: 'Model',
  notSelected: 'Not selected',
  loadingProducts: 'Loading compatible products...',
  start: 'Select Your Printer',
  startText: 'Choose your printer brand and model above to see compatible toners and inks.',
  brandsFailed: 'Failed to load brands',
  modelsFailed: 'Failed to load models',
};

const ar: typeof en = {
  heading: ['اعرف ', 'حبر وتونر', ' طابعتك'],
  brand: 'ماركة الطابعة',
  model: 'موديل الطابعة',
  chooseBrand: 'اختر الماركة',
  brandFirst: 'اختر الماركة أولًا',
  loadingModels: 'جارٍ تحميل الموديلات...',
  chooseModel: 'اختر الموديل',
  noModels: 'لا توجد طابعات من هذه الماركة',
  otherModels: 'موديلات أخرى',
  narrow: 'اكتب جزءًا من اسم الموديل',
  narrowHint: 'مثلًا M404',
  noMatch: 'لا يوجد موديل بهذه الأحرف',
  reset: 'مسح الاختيار',
  saved: 'طابعاتك',
  forget: printer => `حذف ${printer}`,
  yourPrinter: 'طابعتك',
  summaryBrand: 'الماركة',
  summaryModel: 'الموديل',
  notSelected: 'لم يتم الاختيار',
  loadingProducts: 'جارٍ تحميل المنتجات المتوافقة...',
  start: 'اختر طابعتك',
  startText: 'حدّد ماركة طابعتك وموديلها في الأعلى لتظهر لك الأحبار والتونر المناسبة.',
  brandsFailed: 'تعذّر تحميل الماركات',
  modelsFailed: 'تعذّر تحميل الموديلات',
};

/** What the finder says. */
export const messages: Messages<typeof en> = { en, ar };
