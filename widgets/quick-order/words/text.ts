// Text as lists are compared by: one spelling for each letter, digit and dash.

import { westernDigits } from '../../data/western-digits';

const MARKS =
  /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Between two numbers of two digits, which are a size: "80×80". */
const SIZE_SIGN = /(?<=(?<!\d)\d{2})[×✕✖](?=\d{2}(?!\d|\p{L}))/gu;

/** A quantity with one decimal place behind a comma, which no name is: "CF226A 1,5". */
export const DECIMAL_COMMA = /(?<=\s)([\d٠-٩]),([1-9١-٩])(?![\p{L}\p{N},])/gu;

/** Lower case, Western digits, one form of alef, yeh and teh marbuta, plain dashes, no marks of vowels or direction. */
export function normalise(text: string): string {
  return westernDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(/[\u0622\u0623\u0625\u0671]/g, '\u0627')
    .replace(/[\u0649\u06cc]/g, '\u064a')
    .replace(/\u06a9/g, '\u0643')
    .replace(/\u0629/g, '\u0647')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(SIZE_SIGN, 'x')
    .replace(/[×✕✖]/g, ' x ')
    .replace(/\u066b/g, '.')
    .replace(/[\u060c\u066c]/g, ',')
    .replace(/\u061b/g, ';');
}

/** A word of letters and digits with the noughts that scans and hands took for an O. */
export const withNoughts = (word: string): string => (/\d/.test(word) ? word.replaceAll('o', '0') : word);

/** And with the ones that they took for an I or l beside a digit. */
export function withDigits(word: string): string {
  let read = withNoughts(word);
  for (let before = ''; before !== read; ) {
    before = read;
    read = read.replace(/(?<=\d)[il]|[il](?=\d)/g, '1');
  }
  return read;
}

/** Letters and digits alone: `TN-2410` as `tn2410`. */
export function compact(text: string): string {
  return normalise(text).replace(/[^\p{L}\p{N}]/gu, '');
}
