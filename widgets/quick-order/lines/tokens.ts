import { withoutNoise } from '../words/noise';
import { numberInWords } from '../words/number-words';
import { DECIMAL_COMMA, normalise } from '../words/text';
import { describedCategories, type Meaning, meaningOf } from '../words/vocabulary';
import { unglued } from './glued';

/** One word, number or sign of a line, spelled as `normalise` does. */
export interface Token {
  readonly text: string;
  /** Number of the cell it stands in, or of its part of a line with several goods. */
  readonly cell: number;
  readonly kind: 'number' | 'decimal' | 'code' | 'word' | 'sign';
  /** What it says, alone or with its neighbours. */
  readonly meaning: Meaning | undefined;
  /** It goes on the word before, without saying anything by itself. */
  readonly follows?: true;
  /** The number that it says in words, perhaps with the words that follow. */
  readonly value?: number;
}

const TOKEN =
  /\d+\.\d+|[\p{L}\p{N}]+(?:(?:[-_']|(?<=\p{L})\.(?=\p{N})|(?<=\p{N})\.(?=\p{L}))[\p{L}\p{N}]+)*|[^\s]/gu;
/**
 * A stroke or point in place of a code's hyphen, "TN/3480", "MLT.D206L", or behind a word: "qty.12", "HP/26A"; or the hyphen of a
 * printer's name with blanks, "HL - 2140".
 */
const STROKE = /(?<![\p{L}\p{N}/.-])([a-z]{2,4})(?:[/.](?=[a-z]?\d)| ?- (?=\d{4}(?!\d)))/gu;
/** A blank in place of the hyphen behind letters that codes and names begin with: "TK 5240". */
const BLANK =
  /(?<![\p{L}\p{N}/.-])(tk|tnp?|lc|clt|mlt|cli|pgi?|cl|gi|bci|pfi|dk|dr|c?tl|dl|mx|bp|t-fc)\s+(?=\d\d)/gu;
/** A hyphen that was typed twice: "TK--350". */
const HYPHENS = /(?<=[a-z])--+(?=\d\d)/g;
/** The sign behind a code or its colour, "TN 2410x2", "TN-241 BKx2", before how many at the end; "100x50" is a size. */
const TIMES = /(?<=(?:^|[ -])\d{4,}|\d[a-z]{1,4}|\d(?:x*l)? (?:(?:pg)?bk|[kcmy]))x(?=[1-9]\d?\s*$)/g;
/** The Arabic "and" before a number or a code, which it is written together with: "و3 حبات". */
const AND = /(?<![\p{L}\p{N}])و(?=[\da-z])/gu;
/** From so many to so many, behind a code or before a unit: "CF226A 10-12", "10-12 pcs". */
const RANGE =
  /(?<![\p{L}\p{N}.,/-])(\d{1,3})-(\d{1,3})(?=\s*(?:pcs?|nos?|units?|pieces|box(?:es)?|حبه|حبات|قطعه|قطع|علبه|علب)(?![\p{L}\p{N}]))|(?<=\p{L}-?\d{2,}\p{L}{0,2}[ :-]{1,3})(\d{1,3})-(\d{1,3})(?=\s*$)/gu;
/** Colours written together with how many, more than one of them: "2bk 1c 1m". */
const COLORS =
  /(?<![\p{L}\p{N}-])(?:(?:\d{1,2}(?:bk|[kcmy])|(?:bk|[kcmy])\d{1,2})(?:[\s,;+/&]+|(?=\))|$)){2,}/gu;
const MAX_PHRASE_WORDS = 4;

/** The words of the cells; the first delimiters of a line are bullets. */
export function tokensOf(cells: readonly string[]): Token[] {
  return cells.flatMap((cell, number) => {
    const text = withoutNoise(normalise(cell))
      .replace(DECIMAL_COMMA, '$1.$2')
      .replace(BLANK, '$1-')
      .replace(HYPHENS, '-')
      .replace(TIMES, ' x ')
      .replace(AND, '$& ')
      .replace(RANGE, range => range.replace('-', ' - '))
      .replace(COLORS, run => run.replace(/(?<=\d)(?=[bkcmy])|(?<=[kcmy])(?=\d)/g, ' '))
      .replace(STROKE, (_, letters: string) =>
        meaningOf(letters) && letters !== 'ml' ? `${letters} ` : `${letters}-`,
      );
    const texts = (text.match(TOKEN) ?? []).flatMap(unglued);
    return withMeanings(texts, number);
  });
}

function withMeanings(texts: readonly string[], cell: number): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < texts.length; ) {
    const number = numberInWords(texts, at);
    const phrase = phraseAt(texts, at);
    // "Four colours" says more than a number.
    const value = number && number.length >= (phrase?.length ?? 0) ? number.value : undefined;
    // The dual of a word says both: "حبرين".
    const isBoth = phrase?.length === number?.length;
    const meaning = value === undefined || isBoth ? phrase?.meaning : undefined;
    const count = (value === undefined ? phrase?.length : number?.length) ?? 1;
    for (const [index, text] of texts.slice(at, at + count).entries())
      tokens.push({
        text,
        cell,
        kind: index > 0 || value !== undefined ? 'word' : kindOf(text),
        meaning,
        ...(index > 0 && { follows: true }),
        ...(index === 0 && value !== undefined && { value }),
      });
    at += count;
  }
  return tokens;
}

/** What the longest phrase at a place says. */
function phraseAt(
  texts: readonly string[],
  at: number,
): { readonly meaning: Meaning; readonly length: number } | undefined {
  for (let length = Math.min(MAX_PHRASE_WORDS, texts.length - at); length > 0; length--) {
    const meaning = meaningOf(texts.slice(at, at + length).join(' '));
    if (meaning) return { meaning, length };
  }
  return undefined;
}

function kindOf(text: string): Token['kind'] {
  if (/^\d+$/.test(text)) return 'number';
  if (/^\d+\.\d+$/.test(text)) return 'decimal';
  if (!/[\p{L}\p{N}]/u.test(text)) return 'sign';
  return /\d/.test(text) ? 'code' : 'word';
}

/** Arabic names of a code's letters, "سي اف 226 ايه", which a search can read. */
const LETTER = /^(?:ايه?|بي|سي|دي|اف|جي|اتش|ال|ام|ان|ار|اس|تي|كي|كيو|يو|اكس|زد|زي|دبليو|واي)$/;
const isLetter = (token: Token | undefined) =>
  token !== undefined && !token.meaning && !token.follows && LETTER.test(token.text);

/** True for a number beside the names of letters: "تي ان 2410", "85 ايه"; one digit is how many. */
export const isSpelled = (tokens: readonly Token[], at: number): boolean =>
  /^\d{2,}$/.test(tokens[at]?.text ?? '') && (isLetter(tokens[at - 1]) || isLetter(tokens[at + 1]));

/** True where a name is spelled by the names of its letters. */
export const namesLetters = (tokens: readonly Token[]) => tokens.some((_, at) => isSpelled(tokens, at));

/** True for how many at the start of a line, written together with its sign: "25x". */
export const isTimesAhead = (tokens: readonly Token[], at: number): boolean =>
  at === 0 &&
  /^\d{1,3}x$/.test(tokens[at]?.text ?? '') &&
  !isAnnounced(tokens) &&
  !tokens.every(({ kind }, other) => other === at || kind === 'number');

/** True where how many is announced: "802X cyan, qty: 100". */
export const isAnnounced = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ meaning, text }, at) =>
      meaning?.quantity === true &&
      text.length > 1 &&
      tokens[neighbour(tokens, at, 1)?.at ?? -1]?.kind === 'number',
  );

/** A word or number beside another. */
export interface Neighbour {
  readonly at: number;
  /** A sign stands between. */
  readonly signs: boolean;
}

/** The next word or number of the same cell; "of" and "only" stand for nothing. */
export function neighbour(tokens: readonly Token[], at: number, step: 1 | -1): Neighbour | undefined {
  let signs = false;
  for (let next = at + step; tokens[next]?.cell === tokens[at]?.cell; next += step) {
    const token = tokens[next];
    if (!token) return undefined;
    if (/^(?:of|only|من|فقط)$/.test(token.text)) continue;
    if (token.kind !== 'sign' || token.meaning) return { at: next, signs };
    signs = true;
  }
  return undefined;
}

/** True where words name goods that are ordered by description. */
export const namesDescribedGoods = (tokens: readonly Token[]) =>
  tokens.some(({ meaning }) => describedCategories(meaning).length > 0);

/** True for a sign, a number, and a word of the trade. */
export const isUnderstood = ({ kind, meaning, follows, value }: Token) =>
  kind === 'sign' ||
  kind === 'number' ||
  kind === 'decimal' ||
  meaning !== undefined ||
  value !== undefined ||
  follows === true;
