import type { Messages } from '../../locale/languages';

const en = {
  button: 'Categories',
  names: {
    toners: 'Toners',
    inks: 'Inks',
    'drum-units': 'Drum Units',
    'label-tapes': 'Label Tapes',
    'ribbon-cartridges': 'Ribbon Cartridges',
    'waste-toner-containers': 'Waste-toner-containers',
    'remanufactured-toners': 'Remanufactured-toners',
  },
};

const ar: typeof en = {
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

/** What the categories says. */
export const messages: Messages<typeof en> = { en, ar };
