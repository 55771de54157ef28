// Divides a list into its records: lines of text, or rows of a table with its cells. By hand: a CSV library needs to know
// that a list is a table and how it is divided, which is what is found out here.

import { westernDigits } from '../../data/western-digits';
import { CHAT } from '../words/noise';
import { DECIMAL_COMMA } from '../words/text';

/** One line of a list; a quoted cell may hold a line break. */
export interface ListRecord {
  /** As it was written. */
  readonly text: string;
  /** Without the quotation marks of a table; one cell where the line is no table's. */
  readonly cells: readonly string[];
}

const DELIMITERS = ['\t', ';', '|', ','] as const;
/** Share of the lines that a delimiter must divide for the list to be a table. */
const TABLE_SHARE = 0.6;

/** What ends several goods of one line rather than a row of a table: "CF410A, 411A 2 each". */
const SHARED_QUANTITY = /\s(?:each|ea|لكل|x\s*\d+)[\s.]*$/iu;

/** What an answered letter has before its lines. */
const QUOTE = /^(?:[ \t]*>)+[ \t]?/gm;

/** The records of a list, empty lines left out. */
export function readRecords(text: string): ListRecord[] {
  const plain = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(QUOTE, '');
  const delimiter = delimiterOf(plain);
  return split(plain, delimiter).filter(({ cells }) => cells.some(cell => cell.trim() !== ''));
}

/** What divides most of the lines; a tab divides wherever it stands. */
function delimiterOf(text: string): string {
  const lines = text
    .replace(QUOTED, '')
    .split('\n')
    .filter(line => line.trim() !== '' && !/^sep=.$/i.test(line.trim()))
    .map(line => line.slice(stampAt(line, 0)));
  // Of one line nobody knows that it is a table.
  const isSentence = lines.length === 1 && (SHARED_QUANTITY.test(text) || /, /.test(text));
  for (const delimiter of DELIMITERS) {
    if (delimiter === ',' && isSentence) continue;
    const divided = lines.filter(line => withoutCommasWithin(line).includes(delimiter)).length;
    if (delimiter === '\t' && divided > 0) return delimiter;
    if (divided > 0 && divided >= lines.length * TABLE_SHARE) {
      // A comma ends phrases, too: a table has the same number of them on each line.
      const counts = lines.map(line => withoutCommasWithin(line).split(delimiter).length);
      const usual = counts.filter(count => count === mostFrequent(counts)).length;
      if (usual >= lines.length * TABLE_SHARE) return delimiter;
    }
  }
  return '\t';
}

/** Quoted cells: within a line, or over several where a cell begins and ends at the marks. */
const QUOTED = /(?<=^|[\t;|,\n])"(?:[^"]|""){0,2000}"(?=[\t;|,\n]|$)|"[^"\n]*"/g;

/** A line without numbers that have commas of their own: thousands, and quantities such as "1,5". */
const withoutCommasWithin = (line: string) =>
  line.replace(/(?<![\p{L}\p{N}.,-])\d{1,3}(?:,\d{3})+(?![\p{L}\p{N}])/gu, '').replace(DECIMAL_COMMA, '');

function mostFrequent(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 1;
}

/** Cuts text into records and cells. A quotation mark opens a cell only at its start, and only where it is closed. */
function split(text: string, delimiter: string): ListRecord[] {
  const records: ListRecord[] = [];
  let cells: string[] = [];
  let start = 0;
  let at = stampAt(text, 0);
  while (at <= text.length) {
    const quoted = quotedCell(text, at, delimiter);
    const end = quoted?.end ?? endOf(text, at, delimiter);
    cells.push(quoted?.value ?? text.slice(at, end));
    if (text[end] !== delimiter) {
      records.push({ text: text.slice(start, end), cells });
      cells = [];
      start = end + 1;
    }
    at = end + 1;
    if (at === start) at += stampAt(text, at);
  }
  return records;
}

/** The length of what says who wrote when, whose commas divide nothing. */
function stampAt(text: string, at: number): number {
  return CHAT.exec(westernDigits(text.slice(at, at + MAX_STAMP_LENGTH)))?.[0].length ?? 0;
}
const MAX_STAMP_LENGTH = 80;

function endOf(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at++) if (text[at] === delimiter || text[at] === '\n') return at;
  return text.length;
}

/** A cell in quotation marks, doubled ones inside; undefined where these are inches or a citation. */
function quotedCell(
  text: string,
  from: number,
  delimiter: string,
): { readonly value: string; readonly end: number } | undefined {
  if (text[from] !== '"') return undefined;
  let value = '';
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] !== '"') value += text[at];
    else if (text[at + 1] === '"') value += text[at++];
    else {
      const next = text[at + 1];
      const closes = next === undefined || next === delimiter || next === '\n';
      return closes ? { value, end: at + 1 } : undefined;
    }
    // A cell of more lines than a cell has was never closed.
    if (value.length > 2000) return undefined;
  }
  return undefined;
}
