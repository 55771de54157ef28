import type { Messages } from './languages';

const en = {
  toners: 'Toners',
  inks: 'Inks',
  'drum-units': 'Drum Units',
  'label-tapes': 'Label Tapes',
  'ribbon-cartridges': 'Ribbon Cartridges',
  'waste-toner-containers': 'Waste-toner-containers',
  'remanufactured-toners': 'Remanufactured-toners',
};

const ar: typeof en = {
  toners: 'تونر الطابعات',
  inks: 'أحبار الطابعات',
  'drum-units': 'وحدات الدرام',
  'label-tapes': 'أشرطة الملصقات',
  'ribbon-cartridges': 'أشرطة حبر الطابعات',
  'waste-toner-containers': 'حاويات التونر المستهلك',
  'remanufactured-toners': 'تونر معاد تصنيعه',
};

/** What the menu's categories are called, by slug. */
export const categoryNames: Messages<typeof en> = { en, ar };
