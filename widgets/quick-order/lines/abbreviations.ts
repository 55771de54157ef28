// Codes of which only the ends are written behind a whole one: "W2030A, 31A", "106R02763, 02760", "TK-5240C, M".

import { compact } from '../words/text';
import type { Token } from './tokens';

/** A code of which the end is written. */
export interface Abbreviation {
  /** The whole code, letters and digits alone. */
  readonly key: string;
  /** Places among the tokens, the end excluded. */
  readonly from: number;
  readonly to: number;
  /** What is written. */
  readonly end: string;
}

/** Letters and digits of a code that others may be shortened by. */
const WHOLE = 5;
/** Digits of an end that is no quantity; one fewer where several of them stand together. */
const DIGITS = 4;
const SEPARATOR = /^(?:[,/&+;]|and|و)$/;
/** An end that is a colour alone. */
const COLOR = /(?:bk|[kcmy])$/;

/** What ends of codes stand for. */
export function abbreviatedIn(tokens: readonly Token[]): Abbreviation[] {
  const found: Abbreviation[] = [];
  let whole = '';
  for (const [at, token] of tokens.entries()) {
    const text = compact(token.text);
    const end = isSeparate(tokens, at) ? endOf(tokens, at, whole) : undefined;
    if (end) found.push({ key: end, from: at, to: at + 1, end: text });
    else if (token.kind === 'code' || token.kind === 'number') {
      const code = lettersApart(tokens[at - 1]) + text;
      if (code.length >= WHOLE) whole = code;
    }
  }
  return found;
}

/** The letters of a code that stand before it: the CE of "CE 410A/411A". */
const lettersApart = (before: Token | undefined): string =>
  before?.kind === 'word' && !before.meaning && /^[a-z]{2}$/.test(before.text) ? before.text : '';

/** The whole code with its last letters and digits replaced by these of the same sort; undefined for a quantity. */
function endOf(tokens: readonly Token[], at: number, whole: string): string | undefined {
  const token = tokens[at] as Token;
  const text = compact(token.text);
  if (text.replace(COLOR, '') === '') return whole ? whole.replace(COLOR, '') + text : undefined;
  if (token.kind !== 'code' && !isNumberEnd(tokens, at)) return undefined;
  if (text.length >= whole.length) return undefined;
  const start = whole.slice(0, whole.length - text.length);
  return sortsOf(whole.slice(start.length)) === sortsOf(text) ? start + text : undefined;
}

/** True for a number that is hardly how many: with more digits, or one of several. */
function isNumberEnd(tokens: readonly Token[], at: number): boolean {
  const isEnd = (place: number, digits: number) => {
    const [token, next] = [tokens[place], tokens[place + 1]?.meaning];
    const isCount = next?.unit || next?.measure || next?.money;
    return token?.kind === 'number' && token.text.length >= digits && !isCount;
  };
  const hasOther = [-2, -1, 1, 2].some(step => isEnd(at + step, DIGITS - 1));
  return isEnd(at, hasOther ? DIGITS - 1 : DIGITS);
}

/** Behind a sign, or in another cell. */
const isSeparate = (tokens: readonly Token[], at: number) =>
  SEPARATOR.test(tokens[at - 1]?.text ?? '') || (at > 0 && tokens[at - 1]?.cell !== tokens[at]?.cell);

const sortsOf = (text: string) => text.replace(/\d/g, '0').replace(/\p{L}/gu, 'a');
