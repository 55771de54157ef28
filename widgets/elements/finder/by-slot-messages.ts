import type { Kind } from '../../data/kinds';
import type { Messages } from '../../locale/languages';

const en = {
  /** A slot's name by its category's slug; `color` is empty where the category comes in one. */
  slot: (category: string, color: string): string => {
    const name = englishSlots[category] ?? 'Other products';
    if (!color) return name;
    return category === 'toners' || category === 'inks'
      ? `${color} ${name.toLowerCase()}`
      : `${name}, ${color.toLowerCase()}`;
  },
  standard: 'Standard yield',
  high: 'High yield',
  best: 'Best value',
  saves: (percent: number) => `Saves ${percent}% a page`,
  savesAgainst: 'Savings are against the original cartridge of standard yield.',
  sets: 'One of each colour',
  /** The contract's words (section 4). */
  addSet: (kind: Kind) => `Add complete set (${kind})`,
  setSaves: (percent: number) => `${percent}% less`,
  setAdded: (products: number) => `${products} products were added to your cart`,
};

const englishSlots: Readonly<Record<string, string>> = {
  toners: 'Toner',
  inks: 'Ink',
  'ribbon-cartridges': 'Ribbon',
  'label-tapes': 'Labels',
  'drum-units': 'Drum unit',
  'waste-toner-containers': 'Waste toner box',
  paper: 'Paper',
  accessories: 'Accessories',
};

const arabicSlots: Readonly<Record<string, string>> = {
  toners: 'تونر',
  inks: 'حبر',
  'ribbon-cartridges': 'شريط الحبر',
  'label-tapes': 'الملصقات',
  'drum-units': 'وحدة الدرام',
  'waste-toner-containers': 'حاوية التونر المستهلك',
  paper: 'الورق',
  accessories: 'الملحقات',
};

const ar: typeof en = {
  slot: (category, color) => {
    const name = arabicSlots[category] ?? 'منتجات أخرى';
    if (!color) return name;
    return category === 'toners' || category === 'inks' ? `${name} ${color}` : `${name}، ${color}`;
  },
  standard: 'سعة عادية',
  high: 'سعة كبيرة',
  best: 'الأوفر',
  saves: percent => `يوفّر ${percent}% في الصفحة`,
  savesAgainst: 'التوفير محسوب مقارنةً بالخرطوشة الأصلية ذات السعة العادية.',
  sets: 'قطعة من كل لون',
  addSet: kind =>
    `أضف الطقم كاملًا (${{ original: 'أصلي', compatible: 'متوافق', remanufactured: 'معاد تصنيعه' }[kind]})`,
  setSaves: percent => `أقل بنسبة ${percent}%`,
  setAdded: products => (products === 2 ? 'أُضيف منتجان إلى سلتك' : `أُضيفت ${products} منتجات إلى سلتك`),
};

/** What the results say when they are arranged by slot. */
export const messages: Messages<typeof en> = { en, ar };
