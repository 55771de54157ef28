import { normalise } from '../text/normalise';

/** Words and phrases of a list, parted by upright strokes, as a part of a pattern; spaces in it may be many. */
const anyOf = (list: string): string =>
  `(?:${normalise(list).replace(/\|\s+/g, '|').replace(/\s+/g, '\\s+')})`;

/** The dinar, and a thousandth of it; the letters of either may be parted. */
export const DINAR = String.raw`(?:kwd|k\.?\s?d\.?|${anyOf('dinars?|دينار|دنانير')}|د\s?\.?\s?ك\.?)(?![\p{L}\p{N}])`;
export const FILS = String.raw`${anyOf('fils|فلس|فلوس')}(?!\p{L})`;

/** Amounts in words: those a limit is usually set at. The last letter of Arabic ones may be missing. */
export const NUMBERS: readonly (readonly [said: string, amount: number])[] = [
  [anyOf('half a|half|نصف?'), 0.5],
  [anyOf('a|one|واحد'), 1],
  [anyOf('two|اثنين'), 2],
  [anyOf('three|ثلاثة?|تلاتة?'), 3],
  [anyOf('four|اربعة?'), 4],
  [anyOf('five|خمسة?'), 5],
  [anyOf('six|ستة?'), 6],
  [anyOf('seven|سبعة?'), 7],
  [anyOf('eight|ثمانية|ثماني?'), 8],
  [anyOf('nine|تسعة?'), 9],
  [anyOf('ten|عشرة?'), 10],
  [anyOf('fifteen|خمستعشر?|خمسطعشر?'), 15],
  [anyOf('twenty|عشرين'), 20],
  [anyOf('thirty|ثلاثين'), 30],
  [anyOf('fifty|خمسين'), 50],
  [anyOf('a hundred|hundred|مية|مئة'), 100],
];

/** What an amount counts that is no money. */
export const OTHER_UNITS = anyOf(
  'pages?|pgs|sheets?|gsm|mm|cm|m|ml|dpi|pcs|pieces?|packs?|صفحة|صفحات|ورقة|مم|سم|م|مل|غرام|قطعة|قطع|حبة|حبات',
);

/** Words before the highest price; behind these a number alone is one. */
export const UNDER = anyOf(
  `(?:not|no) (?:more than|over|above)|(?:less|lower|cheaper) than|under|below|at most|<=?|budget|(?:لا|ب)?اقل (?:من|عن)|ارخص من|تحت|
  (?:لا|ما) (?:يزيد عن|يزيد على|تزيد عن|يتجاوز|تتجاوز|يتعدى|تتعدى)|(?:لا|ما|مو|مب|مش) اكثر من|ميزانية|ميزانيتي|الميزانية`,
);
/** Words before the highest price that are said of other things too. */
export const UP_TO = anyOf(
  'up to|upto|max|maximum|within|until|till|حد اقصى|الحد الاقصى|بحد اقصى|لحد|لغاية|لين|حتى',
);
/** Words before the lowest price; behind these a number alone is one. */
export const DEARER = anyOf('dearer than|more expensive than|اغلى من');
/** Words before the lowest price that are said of other things too. */
export const OVER = anyOf(
  'over|above|more than|at least|min|minimum|starting from|>=?|اكثر من|اعلى من|فوق|لا يقل عن|ما يقل عن|على الاقل|ابتداء من',
);
/** Words behind the highest and the lowest price. */
export const OR_LESS = anyOf(
  'max|maximum|(?:or|and) (?:less|under|below|cheaper)|(?:او |و)(?:اقل|تحت|ارخص)|كحد اقصى|بحد اقصى|على الاكثر',
);
export const OR_MORE = anyOf('min|minimum|(?:or|and) (?:more|above|over|up)|(?:او |و)(?:اكثر|فوق|اعلى)');
/** Words before two prices, and between them. */
export const BETWEEN = `(?<!${anyOf('difference|compare|فرق|الفرق')}\\s+)${anyOf('between|بين|ما بين')}`;
export const FROM = anyOf('from|من');
export const TO = String.raw`\s*(?:-|–|${anyOf('to|and|till|الى|حتى|لين|لحد|ل|و')})\s*`;
/** Words before a price, and between it and those. */
export const PRICE = anyOf('prices?|priced|costs?|costing|سعر|سعره|سعرها|السعر|بسعر');
export const IS = String.raw`\s*(?:${anyOf('is|of|هي')}|${PRICE}|[:=])?\s*`;

/** What is left of a query for anything at a price. */
export const ANYTHING = anyOf('any|anything|something|everything|all|products?|items?|اي|شي|شيء|كل|منتجات');

/** Words for the lowest price, where no limit is said. */
export const CHEAPEST = anyOf(
  'cheapest|lowest price|lowest cost|least expensive|الارخص|ارخص|اقل سعر|باقل سعر|بارخص سعر|بارخص|arkhas|ar5as',
);
