import type { Product } from '../../api/schemas';
import { MAX_QUANTITY } from '../../constants';
import { fils } from '../../money';
import type { Row } from '../../quick-order/row';

/** A row of the table, which the buyer may change. */
export interface ListRow extends Row {
  readonly id: number;
  /** The quantity was more than the shop takes. */
  readonly cut?: boolean;
}

/** A row that goes into the cart. */
export type ReadyRow = ListRow & { readonly product: Product };

/** Numbers the rows and cuts quantities to what the shop takes. */
export function listRows(rows: readonly Row[]): ListRow[] {
  return rows.map((row, id) => {
    const cut = row.quantity > MAX_QUANTITY;
    return { ...row, id, quantity: cut ? MAX_QUANTITY : row.quantity, ...(cut && { cut }) };
  });
}

export const isReady = (row: ListRow): row is ReadyRow =>
  row.state === 'ok' && row.product !== undefined && row.quantity >= 1;

/** A row's price in fils; 0 where it has none. */
export const priceOf = ({ product }: ListRow): number => fils(product?.price) ?? 0;

/** The lines still open as a CSV file that every spreadsheet opens, with a mark for its encoding. */
export function openLinesCsv(
  rows: readonly ListRow[],
  headings: readonly string[],
  problemOf: (row: ListRow) => string,
): string {
  const open = rows.filter(row => !isReady(row));
  const lines = [headings, ...open.map(row => [row.line, String(row.quantity), problemOf(row)])];
  return `\ufeff${lines.map(cells => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** A cell in quotation marks; what a spreadsheet would take for a formula gets an apostrophe. */
function csvCell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?!\s)/.test(text) ? `'${text}` : text;
  return `"${safe.replace(/\s+/g, ' ').replaceAll('"', '""')}"`;
}
