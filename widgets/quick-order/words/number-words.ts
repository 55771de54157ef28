// Numbers in words, as `normalise` spells them: "twenty-five", "two hundred", "اثنا عشر", "خمسه وعشرين".

import { normalise } from './text';

const VALUES: Readonly<Record<number, string>> = {
  1: 'one|واحد|واحده',
  2: 'two|couple|اثنين|اثنان|اثنتين|ثنتين|ثنين|حبتين|قطعتين|علبتين|طقمين|حبرين|تونرين|خرطوشتين|درمين|درامين|شريطين|زجاجتين|رزمتين|رولين',
  3: 'three|ثلاث|ثلاثه',
  4: 'four|اربع|اربعه',
  5: 'five|خمس|خمسه',
  6: 'six|ست|سته',
  7: 'seven|سبع|سبعه',
  8: 'eight|ثمان|ثماني|ثمانيه',
  9: 'nine|تسع|تسعه',
  10: 'ten|عشر|عشره',
  11: 'eleven|حداشر|احدعشر|حدعش',
  12: 'twelve|اثناعشر|اثنعشر|اثنعش|طنعش',
  13: 'thirteen',
  14: 'fourteen',
  15: 'fifteen',
  16: 'sixteen',
  17: 'seventeen',
  18: 'eighteen',
  19: 'nineteen',
  20: 'twenty|عشرين|عشرون',
  24: 'درزنين|دزينتين',
  30: 'thirty|ثلاثين|ثلاثون',
  40: 'forty|fourty|اربعين|اربعون',
  50: 'fifty|خمسين|خمسون',
  60: 'sixty|ستين|ستون',
  70: 'seventy|سبعين|سبعون',
  80: 'eighty|ثمانين|ثمانون',
  90: 'ninety|تسعين|تسعون',
  100: 'hundred|مايه|ميه',
  200: 'مايتين|مايتان|ميتين',
  300: 'ثلاثمايه|ثلاثميه',
  400: 'اربعمايه|اربعميه',
  500: 'خمسمايه|خمسميه',
  600: 'ستمايه|ستميه',
  700: 'سبعمايه|سبعميه',
  800: 'ثمانمايه|ثمانميه',
  900: 'تسعمايه|تسعميه',
  1000: 'thousand|الف',
};

const values = new Map(
  Object.entries(VALUES).flatMap(([value, words]) =>
    words.split('|').map(word => [word, Number(value)] as const),
  ),
);

/** Words that are units only before ten: "احدى عشر". */
const BEFORE_TEN: ReadonlyMap<string, number> = new Map([
  ['احد', 1],
  ['احدي', 1],
  ['اثنا', 2],
  ['اثني', 2],
  ['اثنتا', 2],
  ['اثنتي', 2],
]);

/** Urdu, Hindi and Persian ones, which are other words elsewhere, before what says that they count: "do adad", "دو عدد". */
const COUNTING: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1: 'ek|aik|ایک|یک',
    2: 'do|دو',
    3: 'teen|tin|تین|سه',
    4: 'char|chaar|چار|چهار',
    5: 'panch|paanch|پانچ|پنج',
    6: 'cheh|chhe|چھ|شش',
    10: 'das|دس|ده',
  }).flatMap(([value, words]) => words.split('|').map(word => [normalise(word), Number(value)] as const)),
);
const COUNTED = /^(?:adad|3adad|عدد|pcs?|pieces?|nos?)$/;

/** The number that the words from a place on say, and how many words it takes; undefined where they say none. */
export function numberInWords(
  words: readonly string[],
  from: number,
): { readonly value: number; readonly length: number } | undefined {
  const multiple = multipleAt(words, from);
  if (multiple) return multiple;
  const counting = COUNTING.get(words[from] ?? '');
  // Before a number of its own "عدد" announces that.
  if (counting && COUNTED.test(words[from + 1] ?? '') && !/^\d+$/.test(words[from + 2] ?? ''))
    return { value: counting, length: 1 };
  let [value, length] = [0, 0];
  for (let at = from; at < words.length; ) {
    const and = at > from && /^(?:and|و)$/.test(words[at] ?? '') ? 1 : 0;
    const next = numberAt(words, at + and);
    const sum = next && joined(value, next.value, and > 0 || next.isJoined);
    if (!next || sum === undefined) break;
    value = sum;
    at += and + next.length;
    length = at - from;
  }
  return length > 0 ? { value, length } : undefined;
}

const HALF = /^(?:half|نص|نصف)$/;
const MULTIPLES: readonly (readonly [value: number, names: RegExp])[] = [
  [12, /^(?:dozens?|doz|dz|درزن|درازن|دزينه)$/],
  [2, /^(?:pairs?|زوج)$/],
];
/** How many a dozen or a pair are; 0 for any other word. */
const manyIn = (word = '') => MULTIPLES.find(([, names]) => names.test(word))?.[0] ?? 0;

/** How often a word before a dozen or a pair counts it; 0 for one that counts nothing. */
function countIn(word: string): number {
  if (HALF.test(word)) return 0.5;
  return /^\d{1,2}$/.test(word) ? Number(word) : (values.get(word) ?? 0);
}

/** Dozens and pairs: "2 dozen", "half a dozen", "one pair", "نص درزن". */
function multipleAt(
  words: readonly string[],
  from: number,
): { readonly value: number; readonly length: number } | undefined {
  const word = words[from] ?? '';
  if (manyIn(word)) return { value: manyIn(word), length: 1 };
  const length = words[from + 1] === 'a' ? 3 : 2;
  const value = countIn(word) * manyIn(words[from + length - 1]);
  return value >= 1 ? { value, length } : undefined;
}

/** What is one when "one" stands behind it, as Arabic writes it. */
const PIECE = /^(?:حبه|قطعه|علبه|زجاجه|كرتون)$/;

/** "One", as it is said behind a piece; "وحدة درام" is a drum unit. */
const isOne = (words: readonly string[], at: number) =>
  words[at] === 'واحده' ||
  (words[at] === 'وحده' && !/^(?:در|ال|حبر|تصوير|فيوزر|حزام|تغذيه|نقل)/.test(words[at + 1] ?? ''));

/** One word's number, or two words' of a teen or with a hyphen; `isJoined` where "and" is a part of it. */
function numberAt(
  words: readonly string[],
  at: number,
): { readonly value: number; readonly length: number; readonly isJoined: boolean } | undefined {
  const word = words[at] ?? '';
  if (PIECE.test(word) && !/^\d{1,2}$/.test(words[at - 1] ?? '') && isOne(words, at + 1))
    return { value: 1, length: 2, isJoined: false };
  const unit = BEFORE_TEN.get(word) ?? values.get(word);
  if (unit && unit < 10 && /^عشره?$/.test(words[at + 1] ?? ''))
    return { value: unit + 10, length: 2, isJoined: false };
  const [tens = 0, ones = 0] = word.split('-').map(part => values.get(part) ?? 0);
  if (tens >= 20 && tens < 100 && ones > 0 && ones < 10)
    return { value: tens + ones, length: 1, isJoined: false };
  const value = values.get(word);
  if (value) return { value, length: 1, isJoined: false };
  const behind = word.startsWith('و') ? values.get(word.slice(1)) : undefined;
  return behind ? { value: behind, length: 1, isJoined: true } : undefined;
}

/** What a number and the next word's make: "two hundred", "hundred and five", "twenty five", "خمسه وعشرين". */
function joined(value: number, next: number, isAnd: boolean): number | undefined {
  if (value === 0) return isAnd ? undefined : next;
  const small = value % 100;
  if (next === 1000) return value < 1000 && !isAnd ? value * 1000 : undefined;
  if (next === 100 && small > 0 && small < 10 && !isAnd) return value + small * 99;
  if (small === 0 && next < 100) return value + next;
  if (next < 10 && small >= 20 && small % 10 === 0 && !isAnd) return value + next;
  if (isAnd && small < 10 && next >= 20 && next < 100) return value + next;
  return value % 1000 === 0 && next < 1000 ? value + next : undefined;
}
