// Tables with a column of quantities for each colour, as goods with a colour and a quantity each.

import { isCount, quantityIn } from './columns';
import type { ListRecord } from './records';
import { normalise } from './text';
import { meaningOf } from './vocabulary';

/** The records with a row for each colour of those below a heading of colours: "Printer, Black, Cyan". */
export function withColorRows(records: readonly ListRecord[]): readonly ListRecord[] {
  let heading: ListRecord | undefined;
  let places: readonly number[] = [];
  return records.flatMap(record => {
    const colors = record.cells.flatMap((cell, at) => (isColor(cell) ? [at] : []));
    const isHeading = record.cells.length > colors.length && !/\d/.test(record.cells.join());
    if (colors.length > 1 && isHeading) {
      [heading, places] = [record, colors];
      return [{ ...record, cells: [...others(record, places), 'item', 'qty'] }];
    }
    const isOther = (at: number) =>
      /[\p{L}\p{N}]/u.test(record.cells[at] ?? '') && !isCount(record.cells[at] ?? '');
    if (!heading || record.cells.length !== heading.cells.length || places.some(isOther)) return [record];
    const { cells } = heading;
    const counted = places.filter(at => (quantityIn(record.cells[at] ?? '') ?? 0) > 0);
    return counted.map(at => ({
      ...record,
      cells: [...others(record, places), cells[at] ?? '', record.cells[at] ?? ''],
    }));
  });
}

const isColor = (cell: string) => meaningOf(normalise(cell).trim())?.colors !== undefined;

const others = ({ cells }: ListRecord, places: readonly number[]) =>
  cells.filter((_, at) => !places.includes(at));
