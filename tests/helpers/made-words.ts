import type { Product } from './made-queries';

// Words that made queries are put together from.

export const BEFORE = [
  'toner',
  'buy',
  'price of',
  'genuine',
  'حبر',
  'كم سعر',
  'ابي',
  'سعر',
  'original',
  'عندكم',
  'cartridge',
];
export const AFTER = [
  'price',
  'original',
  'genuine',
  'toner',
  'الأصلي',
  'كم سعره',
  'kuwait',
  'بكم',
  'buy',
  'متوفر',
];
/** How brands and series are written in Arabic letters. */
export const IN_ARABIC: Readonly<Record<string, readonly string[]>> = {
  LaserJet: ['ليزرجت', 'ليزر جيت', 'ليزرجيت'],
  DeskJet: ['ديسك جت', 'ديسكجيت'],
  OfficeJet: ['اوفيس جت', 'أوفيس جيت', 'اوفيسجت'],
  DesignJet: ['ديزاين جت', 'ديزاينجيت'],
  PIXMA: ['بيكسما', 'بكسما'],
  MAXIFY: ['ماكسيفاي', 'مكسيفاي'],
  EcoTank: ['ايكوتانك', 'إيكو تانك', 'اكوتانك'],
  WorkForce: ['وورك فورس', 'ووركفورس'],
  ECOSYS: ['ايكوسيس', 'إيكوسس'],
  TASKalfa: ['تاسك الفا', 'تاسكالفا'],
  imageRUNNER: ['ايمج رانر', 'إيمج رنر'],
  Xpress: ['اكسبريس', 'إكسبرس'],
  Phaser: ['فيزر', 'فيسر'],
  WorkCentre: ['وورك سنتر', 'ورك سنتر'],
  VersaLink: ['فيرسالينك', 'فرسالنك'],
  bizhub: ['بيزهب', 'بيز هب'],
  LabelWriter: ['ليبل رايتر', 'لابل رايتر'],
  LabelManager: ['ليبل مانجر', 'ليبل مانيجر'],
  SureColor: ['شور كلر', 'شوركلر'],
  Microline: ['مايكرولاين', 'ميكرولاين'],
  Aficio: ['افيشيو', 'أفيسيو'],
};
export const KINDS: readonly (readonly [words: readonly string[], isRight: (product: Product) => boolean])[] =
  [
    [['تونر', 'التونر', 'تُونر', 'toner'], ({ category }) => /toners$/.test(category)],
    [['حبر', 'احبار', 'الحبر', '7ebr'], ({ category }) => /toners$|inks/.test(category)],
    [['درم', 'درام', 'وحدة درم', 'drum unit'], ({ category }) => category === 'drum-units'],
  ];
export const COLORS: Readonly<Record<string, readonly string[]>> = {
  cyan: ['ازرق', 'أزرق', 'سماوي', 'cyan', 'azraq'],
  magenta: ['احمر', 'أحمر', 'ماجنتا', 'magenta', 'a7mar'],
  yellow: ['اصفر', 'أصفر', 'yellow'],
  black: ['اسود', 'أسود', 'black', 'aswad'],
};
export const NONSENSE = [
  'football shoes',
  'pizza delivery',
  'iphone 15 case',
  'galaxy tab',
  'office chair',
  'gas cylinder',
  'car battery',
  'dental clinic',
  'asdfgh',
  'zzzzqqqq',
  'عطر نسائي',
  'مطعم شاورما',
  'سيارة للبيع',
  'دراجة هوائية',
  'شقق للايجار',
  'غسالة ملابس',
  'كرسي مكتب',
  'xkcd wvut',
  'playstation 5',
  'air fryer',
  'coffee beans',
];

const ARABIC_KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'qwertyuiopasdfghjklzxcvnm'].map((key, at) => [key, [...'ضصثقفغعهخحشسيبلاتنمئءؤرىة'][at] as string]),
);
const ARABIC_B = 'لا';
const LATIN_KEYS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ARABIC_KEYS).map(([latin, arabic]) => [arabic, latin])),
  ج: '[',
  د: ']',
  ك: ';',
  ط: "'",
  و: ',',
  ز: '.',
  ظ: '/',
  ذ: '`',
};
/** The same keys on the other keyboard. */
export function onOtherKeyboard(text: string): string {
  return [...text]
    .map(key => (key === 'b' ? ARABIC_B : (ARABIC_KEYS[key] ?? LATIN_KEYS[key] ?? key)))
    .join('');
}
