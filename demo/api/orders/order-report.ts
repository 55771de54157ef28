import { kuwaitTime } from '../common/kuwait-time';
import { toDecimal } from '../common/money';
import { forEachYielding } from '../common/yielding-loop';
import type { Db } from '../database/database';
import { csvReport } from './csv-report';
import { countOrders, newestOrders, type OrderWithLines } from './newest-orders';

/** Columns with those of the address where it stands. */
const columnsWith = (address: readonly string[]) => [
  ...['number', 'placed', 'status', 'name', 'phone', ...address],
  ...['items', 'payment', 'shipping', 'total KWD', 'partner', 'notes'],
];

/** Parts of an address, each a column of a spreadsheet, which sorts and filters by them. */
const ADDRESS_FIELDS = ['governorate', 'area', 'block', 'street', 'building', 'floor', 'flat'] as const;
/** A terminal has room for the address in one. */
const TABLE_COLUMNS = columnsWith(['address']);

export interface OrderReportRequest {
  readonly csv: boolean;
  /** The newest so many; all where it is null. */
  readonly limit: number | null;
  /** Only those of this partner. */
  readonly partner: string | null;
}

type Slices = AsyncIterable<OrderWithLines[]> | Iterable<OrderWithLines[]>;

/** The newest orders as CSV, or as a table for a terminal, which says what it leaves out. */
export async function reportOrders(db: Db, { csv, limit, partner }: OrderReportRequest): Promise<string> {
  const newest = newestOrders(db, limit, partner);
  if (csv) return ordersCsv(newest);
  const table = await orderTable(newest);
  const count = await countOrders(db, partner);
  if (limit === null || count <= limit) return table;
  return `${table}These are the newest ${limit} of ${count.toLocaleString('en')} orders; --limit shows more of them, --csv all.\n`;
}

/** Orders as a table for a terminal: each item on a line of its own, and what is long on several. */
export async function orderTable(slices: Slices): Promise<string> {
  const rows = [TABLE_COLUMNS.map(column => [column])];
  for await (const slice of slices)
    for (const order of slice)
      rows.push(
        cellsWith([addressText(order)], order).map((cell, column) =>
          (TABLE_COLUMNS[column] === 'items' ? cell.split('; ') : [cell]).flatMap(folded),
        ),
      );
  if (rows.length === 1) return 'No orders yet.\n';
  const widths = TABLE_COLUMNS.map((_, column) =>
    rows.reduce((most, row) => Math.max(most, ...(row[column] ?? []).map(({ length }) => length)), 0),
  );
  const printed: string[] = [];
  await forEachYielding(rows, row => {
    for (let at = 0; at < Math.max(...row.map(({ length }) => length)); at++) {
      const line = row.map((cell, column) => (cell[at] ?? '').padEnd(widths[column] ?? 0)).join('  ');
      printed.push(`${line.trimEnd()}\n`);
    }
  });
  return printed.join('');
}

/** A text as lines of 60 characters at most, broken between words where there are any. */
function folded(text: string): string[] {
  return (printable(text).match(/.{1,60}(?:\s+|$)|.{60}/gu) ?? ['']).map(line => line.trimEnd());
}

/** Orders as CSV; no cell is a formula. */
export const ordersCsv = (slices: Slices): Promise<string> =>
  csvReport(columnsWith(ADDRESS_FIELDS), slices, row => {
    const address = ADDRESS_FIELDS.map(field => row.order[field] ?? '');
    return cellsWith(address, row).map(neutral);
  });

function addressText({ order }: OrderWithLines): string {
  const { governorate, area, block, street, building, floor, flat } = order;
  const parts = [governorate, area, `block ${block}`, street, building];
  return [...parts, floor && `floor ${floor}`, flat && `flat ${flat}`].filter(Boolean).join(', ');
}

function cellsWith(address: readonly string[], { order, lines }: OrderWithLines): string[] {
  return [
    order.number,
    kuwaitTime(order.createdAt),
    order.status === 'placed' && !order.reserved ? 'waits for confirmation' : order.status,
    order.customerName,
    order.customerPhone,
    ...address,
    lines.map(line => `${line.quantity} × ${line.slug} @ ${toDecimal(line.unitPrice)}`).join('; '),
    order.paymentMethod,
    toDecimal(order.shipping),
    toDecimal(order.total),
    order.partner,
    order.notes ?? '',
  ];
}

/**
 * A text that begins like a formula is shown as text: spreadsheets run the others. They also take full-width signs for
 * plain ones, and see neither blanks nor invisible marks before them.
 */
function neutral(text: string): string {
  const seen = text.normalize('NFKC').replace(/^[\p{C}\p{Z}\s]+/u, '');
  return /^[=+\-@\u2212]/.test(seen) ? `'${text}` : text;
}

/** Without what would move a terminal's cursor or change its colours. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
}
