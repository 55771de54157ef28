import type { ListRecord } from './records';
import { normalise } from './text';
import { type ColumnRole, columnRole } from './vocabulary';

/** What each column of a record's table holds; undefined for goods. */
export type Roles = readonly (ColumnRole | undefined)[];

/** The roles by the cells of a table's heading; undefined where the record is none. */
export function headingRoles({ cells }: ListRecord): Roles | undefined {
  const roles = cells.map(columnRole);
  const said = cells.filter(cell => cell.trim() !== '').length;
  const known = roles.filter(role => role !== undefined);
  if (said < 2 || known.length < said - (said > 3 ? 1 : 0)) return undefined;
  if (!known.includes('item') && !known.includes('quantity')) return undefined;
  // Two of a kind: the first one counts, as in "Qty, Unit, Qty delivered".
  return roles.map((role, at) => (role === 'quantity' && roles.indexOf(role) < at ? 'ignored' : role));
}

const WHOLE = /^\d{1,4}(?:\.0+)?$/;
const NUMERIC = /^[\d.,]+(?:\s*(?:kd|kwd|د\.?ك))?$/;
/** Share of a column's cells that must agree. */
const MOST = 0.8;

/** The roles by what the columns of a table without heading hold. */
export function inferredRoles(records: readonly ListRecord[]): Roles {
  const width = Math.max(...records.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) =>
    records.map(({ cells }) => normalise(cells[at] ?? '').trim()).filter(cell => cell !== ''),
  );
  let hasQuantity = false;
  return columns.map((cells, at) => {
    const share = (test: (cell: string) => boolean) =>
      cells.filter(test).length >= Math.max(1, cells.length * MOST);
    if (share(cell => WHOLE.test(cell)) && !isNumbering(cells, at)) {
      if (hasQuantity) return 'money';
      hasQuantity = true;
      return 'quantity';
    }
    if (share(cell => WHOLE.test(cell))) return 'serial';
    return share(cell => NUMERIC.test(cell) && /[.,]\d{2,3}/.test(cell)) ? 'money' : undefined;
  });
}

/** True for a first column that counts its rows. */
function isNumbering(cells: readonly string[], at: number): boolean {
  if (at > 0 || cells.length < 3) return false;
  const steps = cells.slice(1).filter((cell, index) => Number(cell) === Number(cells[index]) + 1).length;
  return steps >= (cells.length - 1) * MOST;
}

/** The quantity in a cell of its own; undefined where it holds none. */
export function quantityIn(cell: string): number | undefined {
  const [, number] = /^\D*?(\d{1,3}(?:,\d{3})+|\d+)(?:\.0+)?(?![.\d])\D*$/.exec(normalise(cell)) ?? [];
  return number === undefined ? undefined : Number(number.replace(/,/g, ''));
}
