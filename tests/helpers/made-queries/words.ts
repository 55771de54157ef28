import type { Product } from './shelf';

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
/** How brands are written beside their own names: in Arabic letters, and in Latin ones as they sound. */
export const BRAND_WORDS: Readonly<Record<string, readonly string[]>> = {
  hp: ['اتش بي', 'إتش بي', 'اتشبي', 'ايتش بي'],
  canon: ['كانون', 'كنون', 'kanon'],
  epson: ['ابسون', 'إبسون', 'ايبسون', 'ebson'],
  brother: ['براذر', 'برذر', 'براذار', 'brazer'],
  samsung: ['سامسونج', 'سامسونغ', 'سمسونج', 'samsong'],
  xerox: ['زيروكس', 'زيركس', 'زروكس', 'zerox'],
  kyocera: ['كيوسيرا', 'كيوسيره', 'كايوسيرا', 'kyosera'],
  ricoh: ['ريكو', 'ريكوه', 'riko'],
  lexmark: ['ليكسمارك', 'لكسمارك', 'ليكس مارك', 'leksmark'],
  oki: ['اوكي', 'أوكي'],
  'konica-minolta': ['كونيكا مينولتا', 'كونيكا', 'كونيكا منولتا', 'konika minolta'],
  pantum: ['بانتوم', 'بانتم', 'bantum'],
  zebra: ['زيبرا', 'زبرا'],
  dymo: ['دايمو', 'ديمو', 'daymo'],
  toshiba: ['توشيبا', 'توشبا', 'toshipa'],
  sharp: ['شارب', 'sharb'],
};
type Kind = readonly [words: readonly string[], isRight: (product: Product) => boolean];
const isToner = ({ category }: Product) => /toners$/.test(category);
const isInk = ({ category }: Product) => /toners$|inks/.test(category);
const isDrum = ({ category }: Product) => category === 'drum-units';
const isTape = ({ category }: Product) => category === 'label-tapes';
const isRibbon = ({ category }: Product) => category === 'ribbon-cartridges';
const isCartridge = ({ category }: Product) => /toners$|inks|ribbon/.test(category);
/** Words for kinds of goods, in Arabic and in Latin letters as Arabic is typed in them. */
export const KINDS: readonly Kind[] = [
  [['تونر', 'التونر', 'تُونر', 'toner', 'طونر'], isToner],
  [['حبر', 'احبار', 'الحبر', '7ebr', 'hebr', 'أحبار'], isInk],
  [['درم', 'درام', 'وحدة درم', 'drum unit', 'اسطوانة'], isDrum],
  [['ليبل', 'شريط ليبل', 'label tape', 'شريط ملصقات'], isTape],
  [['ريبون', 'شريط حبر', 'ribbon'], isRibbon],
  [['خرطوشة', 'كارتردج', 'خراطيش', 'cartridge', '5artosha', 'kartridj'], isCartridge],
];
export const COLORS: Readonly<Record<string, readonly string[]>> = {
  cyan: ['ازرق', 'أزرق', 'سماوي', 'cyan', 'azraq', 'الأزرق'],
  magenta: ['احمر', 'أحمر', 'ماجنتا', 'magenta', 'a7mar', 'حمراء'],
  yellow: ['اصفر', 'أصفر', 'yellow', 'asfar'],
  black: ['اسود', 'أسود', 'black', 'aswad'],
};
/** Words for original, compatible and remanufactured goods. */
export const ORIGINS: Readonly<Record<string, readonly string[]>> = {
  original: ['اصلي', 'أصلية', 'original', 'asli', 'اوريجنال'],
  compatible: ['متوافق', 'تجاري', 'compatible', 'tijari'],
  remanufactured: ['معاد تصنيعه', 'مجدد', 'remanufactured', 'refurbished'],
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
  'toyota corolla 2019',
  'hotel in salalah',
  'baby milk',
  'حليب اطفال',
  'جوال ايفون',
  'تكييف سبليت',
  'ساعة يد',
  'gold price',
  'nike air max 90',
  'laptop bag 15.6',
  'ssd 512gb',
  'webcam 1080p',
  'ؤؤؤؤررر',
  'qqqq',
  'hdmi splitter',
  'whiteboard marker',
  'شامبو للشعر',
  'dell 1320c',
  'panasonic kx-fat411',
  'olivetti d-copia 3003',
  'philips laserfax 935',
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
