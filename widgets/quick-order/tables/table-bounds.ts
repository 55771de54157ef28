import type { ColumnRole } from '../words/headings';
import { quantityIn, type Roles } from './columns';
import type { ListRecord } from './records';

/** Where a form's table begins and ends, as places of its records. */
interface Bounds {
  readonly first: number;
  readonly last: number;
}

/**
 * The table of a form: from the first heading with a quantity to the last row that has one. Above and below a form has
 * addresses, references, totals and terms, whose numbers count nothing. Undefined where a list has no such table.
 */
export function tableBounds(
  records: readonly ListRecord[],
  headings: readonly (Roles | undefined)[],
): Bounds | undefined {
  const first = headings.findIndex(roles => roles?.includes('quantity'));
  if (first < 0) return undefined;
  let roles = headings[first];
  let last = first;
  for (let at = first + 1; at < records.length; at++) {
    roles = headings[at] ?? roles;
    if (roles && isFilled(records[at], roles)) last = at;
  }
  return last > first ? { first, last } : undefined;
}

/** True for a row with a quantity, or with its own number, beside what says which goods. */
function isFilled(record: ListRecord | undefined, roles: Roles): boolean {
  const of = (role: ColumnRole | undefined) => record?.cells.filter((_, at) => roles[at] === role) ?? [];
  const isNumbered = of('serial').some(cell => /^\D{0,2}\d+\D{0,2}$/.test(cell.trim()));
  const hasGoods = [...of('item'), ...of(undefined)].some(cell => /[\p{L}\p{N}]/u.test(cell));
  return hasGoods && (isNumbered || of('quantity').some(cell => quantityIn(cell) !== undefined));
}
