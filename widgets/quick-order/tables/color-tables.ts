// Tables with a column of quantities for each colour, as goods with a colour and a quantity each.

import { normalise } from '../words/text';
import { meaningOf } from '../words/vocabulary';
import { quantityIn } from './columns';
import type { ListRecord } from './records';

/** The records with a row for each colour of those below a heading of colours: "Printer, Black, Cyan". */
export function withColorRows(records: readonly ListRecord[]): readonly ListRecord[] {
  let heading: ListRecord | undefined;
  let places: readonly number[] = [];
  return records.flatMap((record, row) => {
    const colors = record.cells.flatMap((cell, at) => (isColor(cell) ? [at] : []));
    const isHeading = record.cells.length > colors.length && !/\d/.test(record.cells.join());
    if (colors.length > 1 && isHeading && holdsCounts(records[row + 1], record, colors)) {
      [heading, places] = [record, colors];
      return [{ ...record, cells: [...others(record, places), 'item', 'qty'] }];
    }
    if (!heading || !holdsCounts(record, heading, places)) return [record];
    const { cells } = heading;
    const named = others(record, places);
    // Sums stand below the last of them.
    if (!named.some(isName)) return [record];
    const counted = places.filter(at => (quantityIn(record.cells[at] ?? '') ?? 0) > 0);
    return counted.map(at => ({
      ...record,
      cells: [...named, cells[at] ?? '', record.cells[at] ?? ''],
    }));
  });
}

/** True for a row below the heading that says nothing but how many in these places. */
const holdsCounts = (record: ListRecord | undefined, heading: ListRecord, places: readonly number[]) =>
  record?.cells.length === heading.cells.length &&
  places.every(at => {
    const cell = record.cells[at] ?? '';
    return !/[\p{L}\p{N}]/u.test(cell) || quantityIn(cell) !== undefined;
  });

const isColor = (cell: string) => meaningOf(normalise(cell).trim())?.colors !== undefined;

/** True for a cell that may name goods: no "Total", and no sum. */
const isName = (cell: string) =>
  /\p{L}|\d{3}/u.test(cell) &&
  !normalise(cell)
    .trim()
    .split(/\s+/)
    .every(word => meaningOf(word)?.talk);

const others = ({ cells }: ListRecord, places: readonly number[]) =>
  cells.filter((_, at) => !places.includes(at));
