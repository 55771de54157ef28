import { type Fils, toFils } from '../../common/money';
import { normalise } from '../text/normalise';
import * as said from '../words/price-words';

/** Prices that a query asks for, both included; null where there is no lowest or no highest. */
export interface PriceLimit {
  readonly min: Fils | null;
  readonly max: Fils | null;
}

/** A query that names prices. */
export interface PricedQuery {
  /** Null where they limit nothing: "26a 12.500 kd". */
  readonly limit: PriceLimit | null;
  /** What else it says, as `normalise` writes it; empty where that is nothing. */
  readonly text: string;
}

/** Makes the parts of a pattern one, with the words of prices by their names. */
const pattern = (...parts: string[]) => new RegExp(parts.join(''), 'gu');

/** No query without any of these names a price. */
const HINT = new RegExp(
  [said.DINAR, said.FILS, 'دينارين', said.UNDER, said.DEARER, said.BETWEEN].join('|'),
  'u',
);

/** Not within a code; the higher of two prices may stand behind a hyphen. */
const START = '(?<![\\p{L}\\p{N}.,]|(?<!\\d\\s*)-)';
const NUMBER = '(\\d{1,4}(?:[.,٫]\\d{1,3})?)';
/** No code, and no measure or quantity. */
const ALONE = `(?![\\p{L}\\p{N}%]|[.,٫-]\\d|\\s*${said.OTHER_UNITS}(?!\\p{L}))`;
/** An amount of fils as it stands in a text that is being read. */
const FILS = '\\s*¤(\\d+)\\s*';

/** How amounts are typed, and how many fils one is that says no number of dinars. */
const AMOUNTS: readonly (readonly [typed: RegExp, fils?: (number: string) => Fils])[] = [
  ...said.NUMBERS.map(
    ([words, dinars]) => [pattern(START, words, '\\s+', said.DINAR), () => dinars * 1000] as const,
  ),
  [pattern(START, 'دينارين'), () => 2000],
  [pattern('(?<=', said.UNDER, '\\s)دينار(?!\\s*\\d)'), () => 1000],
  [pattern(START, '(\\d{1,4})\\s*', said.FILS), Number],
  [pattern(START, NUMBER, '\\s*', said.DINAR)],
  [pattern(START, said.DINAR, '\\s*', NUMBER, ALONE)],
  // A number alone: behind words that are said of prices, the other end of a range.
  [pattern('(?<=', said.UNDER, '|', said.DEARER, ')', said.IS, NUMBER, ALONE)],
  [pattern('(?<=', said.BETWEEN, '\\s+)', NUMBER, '(?=', said.TO, NUMBER, ALONE, ')')],
  [pattern('(?<=', said.BETWEEN, '\\s*¤\\d+\\s*', said.TO, ')', NUMBER, ALONE)],
  [pattern(START, NUMBER, '(?=', said.TO, '¤)')],
];

const BEFORE = `(?<![\\p{L}\\p{N}])(?:${said.PRICE}\\s+)?`;
/** How limits are said around amounts. */
const LIMITS: readonly (readonly [said: RegExp, limit: (a: Fils, b: Fils) => Partial<PriceLimit>])[] = [
  [
    pattern(BEFORE, '(?:', said.BETWEEN, '|', said.FROM, ')?', FILS, said.TO, FILS),
    (a, b) => ({ min: Math.min(a, b), max: Math.max(a, b) }),
  ],
  [pattern(BEFORE, '(?:', said.UNDER, '|', said.UP_TO, ')', said.IS, FILS), max => ({ max })],
  [pattern(FILS, said.OR_LESS, '(?!\\p{L})'), max => ({ max })],
  [pattern(BEFORE, '(?:', said.OVER, '|', said.DEARER, ')', said.IS, FILS), min => ({ min })],
  [pattern(FILS, said.OR_MORE, '(?!\\p{L})'), min => ({ min })],
];

/** The prices that a query names, and the rest of it; nothing where it names none. */
export function pricedQuery(query: string): PricedQuery | undefined {
  const normalised = normalise(query);
  if (!HINT.test(normalised)) return undefined;
  const amounts = AMOUNTS.reduce(
    (text, [typed, fils = inDinars]) => text.replace(typed, (_, number) => ` ¤${fils(number)} `),
    normalised,
  );
  if (!amounts.includes('¤')) return undefined;
  let limit: PriceLimit | null = null;
  const rest = LIMITS.reduce(
    (text, [words, limitOf]) =>
      text.replace(words, (_, a, b) => {
        limit = { min: null, max: null, ...limit, ...limitOf(Number(a), Number(b)) };
        return ' ';
      }),
    amounts,
  );
  const text = rest
    .replace(/(?:(?<!\p{L})ب)?\s*¤\d+/gu, ' ')
    .replace(ANYTHING, '')
    .trim();
  return { limit, text };
}

const CHEAPEST = new RegExp(`(?<!\\p{L})${said.CHEAPEST}(?!\\p{L}|\\s+(?:من|than))`, 'u');

/** True for a query that asks for what costs least. */
export const wantsCheapest = (query: string): boolean => CHEAPEST.test(normalise(query));

const ANYTHING = pattern('^\\s*(?:', said.ANYTHING, '(?!\\p{L})\\s*)+$');
const inDinars = (number: string): Fils => toFils(number.replace(/[,٫]/, '.')) ?? 0;
