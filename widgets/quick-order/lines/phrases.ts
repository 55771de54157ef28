import { compact, withDigits, withNoughts } from '../words/text';
import { abbreviatedIn } from './abbreviations';
import type { Token } from './tokens';

/** Words in a row that may be a code or a name. */
export interface Phrase {
  /** Its letters and digits, as the API is asked for it. */
  readonly key: string;
  /** Places among the line's tokens, the end excluded. */
  readonly from: number;
  readonly to: number;
  /** A quantity that is written together with it, as in "TN-2410x3". */
  readonly count?: number;
  /** Its last letters and digits, where only these are written. */
  readonly end?: string;
  /**
   * The keys that may be printed for it: with digits for the letters within its words that scans put for them ("CLI-45 LGY" is no 451), or
   * with the letter of a series that is left out.
   */
  readonly printed?: readonly string[];
}

/** Letters of the longest code and the longest of a name's words without a digit. */
const MAX_LENGTH = { key: 20, letters: 4 } as const;
/** Runs of more words are codes with blanks between: these must begin and end near the run's ends. */
const SHORT_RUN = 4;
const SLACK = 3;

/** All that may be a code or a name, the longest first. */
export function phrasesOf(tokens: readonly Token[]): Phrase[] {
  const phrases: Phrase[] = abbreviatedIn(tokens);
  for (let from = 0; from < tokens.length; ) {
    let to = from;
    while (
      to < tokens.length &&
      mayBePart(tokens[to] as Token, tokens[to - 1]) &&
      tokens[to]?.cell === tokens[from]?.cell
    )
      to++;
    if (to > from) phrases.push(...phrasesIn(tokens, from, to));
    from = Math.max(to, from + 1);
  }
  return phrases.sort((a, b) => b.key.length - a.key.length || a.from - b.from);
}

function phrasesIn(tokens: readonly Token[], start: number, end: number): Phrase[] {
  const phrases: Phrase[] = [];
  const isLong = end - start > SHORT_RUN;
  for (let from = start; from < end; from++)
    for (let to = from + 1; to <= end; to++) {
      const near = from - start < SLACK && end - to < SLACK;
      const single = to - from <= 2;
      if (isLong && !near && !single) continue;
      const words = tokens.slice(from, to);
      if (!isPhrase(words) || endsInCount(words, tokens[to])) continue;
      const texts = words.map(({ text }) => text);
      const key = compact(texts.join(''));
      phrases.push({ key, from, to, printed: printedAs(key, texts) });
      const glued = words.length === 1 && words[0] ? gluedTo(words[0].text) : undefined;
      if (glued) phrases.push({ ...glued, from, to });
    }
  return phrases;
}

/** A key as a maker may print it, where that is another. */
function printedAs(key: string, texts: readonly string[]): readonly string[] {
  // Brother's TZe tapes took the place of those called TZ.
  if (/^tz(?:s|fx)?\d{3}$/.test(key)) return [key.replace('tz', 'tze')];
  if (!/[oil]/.test(key)) return [];
  // "10 l" is no 101.
  const isCode = (scanned: string) =>
    key.length > 3 && (/\p{L}/u.test(scanned) || (texts.length === 1 && key.length > 5));
  const read = [withNoughts, withDigits].map(digits => compact(texts.map(digits).join('')));
  return [...new Set(read)].filter(scanned => scanned !== key && isCode(scanned));
}

/** "TN-2410x3", "3xTN-2410" and "26A-3", where the shop knows no such code. */
function gluedTo(text: string): { readonly key: string; readonly count: number } | undefined {
  const [, before, behind] = /^(.+?)[-_]?x(\d{1,3})$/.exec(text) ?? [];
  const [, ahead, after] = /^(\d{1,3})x[-_]?(.+)$/.exec(text) ?? [];
  const [, name, number] = /^(\d{2,3}[a-z])-(\d{1,2})$/.exec(text) ?? [];
  if (name && number) return { key: name, count: Number(number) };
  const key = compact(before ?? after ?? '');
  if ((key.length < MAX_LENGTH.letters && !/^\d\d[ax]$/.test(key)) || !/\d/.test(key) || !/\p{L}/u.test(key))
    return undefined;
  return { key, count: Number(behind ?? ahead) };
}

function isPhrase(words: readonly Token[]): boolean {
  const key = compact(words.map(({ text }) => text).join(''));
  if (key.length < 2 || key.length > MAX_LENGTH.key || !/\d/.test(key)) return false;
  if (words[0]?.kind === 'sign' || words.at(-1)?.kind === 'sign') return false;
  if (words[0]?.text === 'x' && words.length > 1 && words[1]?.kind !== 'number') return false;
  // Two numbers are a quantity and something else.
  return words.every(
    (word, at) => word.kind !== 'number' || words[at + 1]?.kind !== 'number' || isCodeOfNumbers(words),
  );
}

/** "TK-710 5 pcs" is no TK-7105. */
const endsInCount = (words: readonly Token[], next: Token | undefined) =>
  words.at(-1)?.kind === 'number' &&
  words.some(({ kind }) => kind === 'code') &&
  next?.meaning?.unit === true;

/** "800033 340", "46 490607": as long as codes of digits alone. */
const isCodeOfNumbers = (words: readonly Token[]) =>
  words.length === 2 &&
  words.some(({ text }) => text.length > 3) &&
  words.reduce((length, { text }) => length + text.length, 0) > 5;

/** Numbers, codes and short words that say nothing else, and the hyphen behind a code's letters: "MX- 312GT". */
function mayBePart({ kind, text, meaning }: Token, before: Token | undefined): boolean {
  if (kind === 'code') return true;
  if (text === '-') return !before?.meaning && /^[a-z]{2,4}$/.test(before?.text ?? '');
  if (kind === 'number') return meaning === undefined;
  if (kind !== 'word' || !/^[a-z'_-]+$/.test(text)) return false;
  // "CLI 65 PC", "ML D2850B": what is a unit elsewhere.
  if (text.length === 1 || text === 'pc' || (meaning?.measure && before?.kind !== 'number')) return true;
  const letters = meaning?.colors ? 2 : MAX_LENGTH.letters;
  return (!meaning || meaning.colors !== undefined) && text.replace(/[^a-z]/g, '').length <= letters;
}
