import type { categories as en } from '../en/categories';

export const categories: typeof en = {
  button: 'الأقسام',
  names: {
    toners: 'تونر الطابعات',
    inks: 'أحبار الطابعات',
    drumUnits: 'وحدات الدرام',
    labelTapes: 'أشرطة الملصقات',
    ribbonCartridges: 'أشرطة حبر الطابعات',
    wasteTonerContainers: 'حاويات التونر المستهلك',
    remanufacturedToners: 'تونر معاد تصنيعه',
  },
};
