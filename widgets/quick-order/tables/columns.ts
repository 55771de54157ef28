import { type ColumnRole, columnRole } from '../words/headings';
import { numberInWords } from '../words/number-words';
import { normalise } from '../words/text';
import { meaningOf } from '../words/vocabulary';
import type { ListRecord } from './records';

/** What each column of a record's table holds; undefined for goods. */
export type Roles = readonly (ColumnRole | undefined)[];

/** The roles by the cells of a table's heading; undefined where the record is none. */
export function headingRoles({ cells }: ListRecord): Roles | undefined {
  const roles = cells.map(columnRole);
  const filled = cells.filter(cell => cell.trim() !== '');
  const known = roles.filter(role => role !== undefined);
  const isWhole = known.length >= filled.length - (filled.length > 3 ? 1 : 0);
  // Own words beside a quantity: "Cartridge for, Qty".
  const isOwn = known.includes('quantity') && filled.every(cell => !/\d/.test(cell));
  if (filled.length < 2 || !(isWhole || isOwn)) return undefined;
  if (!known.includes('item') && !known.includes('quantity')) return undefined;
  return roles;
}

/** The roles by a heading, but for a column of numbers called "Item", or anything else, before one of goods. */
export const withNumbering = (heading: Roles, inferred: Roles): Roles =>
  heading.map((role, at) => {
    const mayBeItem = role === 'item' || role === undefined;
    const isNumbers = mayBeItem && inferred[at] === 'serial' && heading.lastIndexOf('item') > at;
    return isNumbers ? 'serial' : role;
  });

const COUNT = /^(?:(\p{L}+|\*)[\s.:=/-]*)?\(?\d{1,3}(?:\.00?)?\)?(?:\s*(\p{L}[\p{L}']*)\.?)?$/u;
/** A request's number: "REQ-1050". */
const REQUEST = /^req\W*\d{3}/;
const NUMERIC = /^[\d.,]+(?:\s*(?:kd|kwd|د\.?ك))?$/;
/** Share of a column's cells that must agree. */
const AGREEMENT = 0.8;

/** The roles by what the columns of a table without heading hold; no quantity where two columns could be it. */
export function inferredRoles(all: readonly ListRecord[]): Roles {
  // Words above numbers are a heading, of whatever language.
  const records = all.filter(({ cells }, at) => at > 0 || cells.some(cell => /\d/.test(cell)));
  if (records.length === 0) return [];
  const width = Math.max(...records.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) =>
    records.map(({ cells }) => normalise(cells[at] ?? '').trim()).filter(cell => cell !== ''),
  );
  const roles = columns.map((cells, at): ColumnRole | undefined => {
    const share = (test: (cell: string) => boolean) =>
      cells.filter(test).length >= Math.max(1, cells.length * AGREEMENT);
    if (share(isCount)) return isNumbering(cells, at, columns) ? 'serial' : 'quantity';
    return share(cell => NUMERIC.test(cell) && /[.,]\d{2,3}/.test(cell)) ? 'money' : undefined;
  });
  const money = roles.flatMap((role, at) => (role === 'money' ? [at] : []));
  const multiplied = roles.findIndex((role, at) => role === 'quantity' && isMultiplied(records, at, money));
  const counts = columns.filter((_, at) => (multiplied < 0 ? roles[at] === 'quantity' : at === multiplied));
  const [surest, ...others] = [...counts].sort((a, b) => unitsIn(b) - unitsIn(a));
  const isClear = surest && others.every(cells => unitsIn(cells) < unitsIn(surest) || isAlike(cells, surest));
  if (isClear)
    return roles.map((role, at) => (role === 'quantity' && columns[at] !== surest ? 'ignored' : role));
  return roles.map(role => (role === 'quantity' ? undefined : role));
}

/** True for a column whose numbers times one amount of money are another. */
function isMultiplied(records: readonly ListRecord[], at: number, money: readonly number[]): boolean {
  const numberIn = ({ cells }: ListRecord, place: number | undefined) =>
    Number.parseFloat(cells[place ?? -1] ?? '');
  const [price, total] = money;
  return (
    money.length === 2 &&
    records.every(row => Math.abs(numberIn(row, at) * numberIn(row, price) - numberIn(row, total)) < 0.0005)
  );
}

const unitsIn = (cells: readonly string[]) => cells.filter(cell => /\p{L}/u.test(cell)).length;

const isAlike = (cells: readonly string[], others: readonly string[]) =>
  cells.length === others.length && cells.every((cell, at) => cell === others[at]);

/** True for a first column that counts its rows, or numbers them on where another column tells how many. */
function isNumbering(cells: readonly string[], at: number, columns: readonly (readonly string[])[]): boolean {
  if (at > 0 || cells.length < 3) return false;
  const steps = cells.slice(1).map((cell, index) => Number(cell) - Number(cells[index]));
  if (steps.filter(step => step === 1).length >= steps.length * AGREEMENT) return true;
  // Item numbers of a system go up by tens; those of a store skip what is not ordered.
  const isEven = [10, 100].some(each => steps.every(step => step === each));
  const isRising =
    steps.every(step => step > 0) && 2 * steps.filter(step => step === 1).length >= steps.length;
  const isOther = columns.slice(1).some(others => others.length > 0 && others.every(isCount));
  return cells.length > 3 && (isEven || isRising) && isOther;
}

/** The quantity in a cell of its own; undefined where it holds none, or words that say more. */
export function quantityIn(cell: string): number | undefined {
  const text = normalise(cell);
  const [, digits] = /^\D*?(\d{1,3}(?:,\d{3})+|\d+)(?:\.0+)?(?![.\d])\D*$/.exec(text) ?? [];
  if (digits === undefined && /\d/.test(text)) return undefined;
  const words = text.match(/\p{L}[\p{L}'-]*/gu) ?? [];
  const numbers = digits === undefined ? [] : [Number(digits.replace(/,/g, ''))];
  for (let at = 0; at < words.length; ) {
    const number = numberInWords(words, at);
    const meaning = meaningOf(words[at] ?? '');
    if (number) numbers.push(number.value);
    // "3100 pages" is no count.
    else if (!meaning || meaning.open || meaning.measure) return undefined;
    at += number?.length ?? 1;
  }
  // "3 (three)" says it twice.
  return new Set(numbers).size === 1 ? numbers[0] : undefined;
}

/** A whole number, alone, announced or with a unit: "3", "Qty: 3", "3 pcs". */
export function isCount(cell: string): boolean {
  const text = normalise(cell).trim();
  if (REQUEST.test(text)) return false;
  const [all, ahead, unit] = COUNT.exec(text) ?? [];
  const isAnnounced = ahead === undefined || meaningOf(ahead)?.quantity === true;
  return all !== undefined && isAnnounced && (unit === undefined || meaningOf(unit)?.unit === true);
}
