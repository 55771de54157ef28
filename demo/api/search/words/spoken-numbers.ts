import { normalise } from '../text/normalise';

/** Numbers as they are said, with what they are worth; a nought is called by its letter. */
const NUMBERS: readonly (readonly [value: number, words: string])[] = [
  [0, 'oh|zero|صفر'],
  [1, 'one|واحد'],
  [2, 'two|اثنين|ثنين'],
  [3, 'three|ثلاثة|ثلاث'],
  [4, 'four|اربعة|اربع'],
  [5, 'five|خمسة|خمس'],
  [6, 'six|ستة|ست'],
  [7, 'seven|سبعة|سبع'],
  [8, 'eight|ثمانية|ثماني|ثمان'],
  [9, 'nine|تسعة|تسع'],
  [10, 'ten|عشرة|عشر'],
  [11, 'eleven|احدعشر|حدعش'],
  [12, 'twelve|اثناعشر|اثنعش'],
  [13, 'thirteen'],
  [14, 'fourteen'],
  [15, 'fifteen'],
  [16, 'sixteen'],
  [17, 'seventeen'],
  [18, 'eighteen'],
  [19, 'nineteen'],
  [20, 'twenty|عشرين|عشرون'],
  [30, 'thirty|ثلاثين|ثلاثون'],
  [40, 'forty|اربعين|اربعون'],
  [50, 'fifty|خمسين|خمسون'],
  [60, 'sixty|ستين|ستون'],
  [70, 'seventy|سبعين|سبعون'],
  [80, 'eighty|ثمانين|ثمانون'],
  [90, 'ninety|تسعين|تسعون'],
  [100, 'hundred|مية|مئة'],
];
const VALUES = new Map(
  NUMBERS.flatMap(([value, list]) => list.split('|').map(word => [normalise(word), value] as const)),
);
const WORD = `(?:${[...VALUES.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;
/** Several such words, or one beside a letter that is said alone: one beside anything else is how many. */
const SAID = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORD}(?:[\\s-]+(?:and\\s+)?و?${WORD})+|(?<=(?:^|\\s)[a-z]\\s)${WORD}|${WORD}(?=\\s[a-z](?:\\s|$)))(?![\\p{L}\\p{N}])`,
  'gu',
);

/** English names of letters, before a number; before fewer digits "el" is the Arabic article, "se3r el 85a". */
const LETTER = '(?:bee|cee|dee|tee|pee|gee|kay|eff?|el|em|en|ess?)';
const LETTERS = new RegExp(`(?<![\\p{L}\\p{N}])(?:${LETTER}[\\s-]+)+(?=\\d{3})`, 'gu');

/** The letter that a name is of: "em", "tee". */
const letterOf = (name: string) => name.charAt(name.startsWith('e') ? 1 : 0);

/**
 * A query with the numbers that a voice said in digits, and the letters before them: "c f two two six a", "em four oh four",
 * "ستة وعشرين اي"; undefined where it has none.
 */
export function withSpokenNumbers(query: string): string | undefined {
  const normalised = normalise(query);
  const spoken = normalised
    .replace(SAID, said => digitsOf(said.match(/\p{L}+/gu) ?? []))
    .replace(LETTERS, said => (said.match(/\p{L}+/gu) ?? []).map(letterOf).join(''));
  return spoken === normalised ? undefined : spoken;
}

/** Words side by side are digits side by side, "twenty four ten" is 2410; tens, units and hundreds are one number. */
function digitsOf(words: readonly string[]): string {
  const numbers: number[] = [];
  for (const word of words) {
    const isAnd = !VALUES.has(word);
    const value = VALUES.get(isAnd ? word.slice(1) : word);
    const before = numbers.at(-1);
    const sum = value === undefined ? undefined : joined(before ?? 0, value, isAnd);
    if (sum !== undefined) numbers.splice(-1, 1, sum);
    else if (value !== undefined) numbers.push(value);
  }
  return numbers.join('');
}

/** What two numbers make where the second goes on the first: "twenty six", "ستة وعشرين", "four hundred", "hundred ten". */
function joined(before: number, next: number, isAnd: boolean): number | undefined {
  if (before === 0) return undefined;
  if (next === 100) return before < 10 && !isAnd ? before * 100 : undefined;
  if (before % 100 === 0 && next < 100) return before + next;
  const small = before % 100;
  if (isAnd && small < 10) return before + next;
  return small >= 20 && small % 10 === 0 && next > 0 && next < 10 ? before + next : undefined;
}
