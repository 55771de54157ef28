import type { categories as en } from '../en/categories';

export const categories: typeof en = {
  button: 'الأقسام',
  names: {
    toners: 'تونر الطابعات',
    inks: 'أحبار الطابعات',
    'drum-units': 'وحدات الدرام',
    'label-tapes': 'أشرطة الملصقات',
    'ribbon-cartridges': 'أشرطة حبر الطابعات',
    'waste-toner-containers': 'حاويات التونر المستهلك',
    'remanufactured-toners': 'تونر معاد تصنيعه',
  },
};
