import { stringify } from 'csv-stringify/sync';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { toDecimal } from '../common/money';
import type { Db } from '../database/database';
import { orderLines, orders } from '../database/schema';
import type { LineRow, OrderRow } from './placed-order';

const COLUMNS = [
  'number',
  'placed',
  'status',
  'name',
  'phone',
  'address',
  'items',
  'payment',
  'shipping',
  'total KWD',
  'partner',
  'notes',
] as const;

export interface OrderReportRequest {
  readonly csv: boolean;
  readonly limit: number;
  /** Only those of this partner. */
  readonly partner: string | null;
}

/** The newest orders, `limit` at most, as CSV or as a table for a terminal. */
export async function reportOrders(db: Db, { csv, limit, partner }: OrderReportRequest): Promise<string> {
  const newest = await db
    .select()
    .from(orders)
    .where(partner === null ? undefined : eq(orders.partner, partner))
    .orderBy(desc(orders.createdAt))
    .limit(limit);
  const ids = newest.map(order => order.id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.line));
  return csv ? ordersCsv(newest, lines) : orderTable(newest, lines);
}

/** Orders as a table for a terminal: each item on a line of its own, and what is long on several. */
export function orderTable(orders: readonly OrderRow[], lines: readonly LineRow[]): string {
  if (orders.length === 0) return 'No orders yet.\n';
  const rows = [[...COLUMNS] as string[], ...orders.map(order => cells(order, lines))].map(row =>
    row.map((cell, column) => (COLUMNS[column] === 'items' ? cell.split('; ') : [cell]).flatMap(folded)),
  );
  const widths = COLUMNS.map((_, column) =>
    Math.max(...rows.flatMap(row => row[column]?.map(({ length }) => length) ?? [])),
  );
  const printed = (row: readonly (readonly string[])[]) =>
    Array.from({ length: Math.max(...row.map(({ length }) => length)) }, (_, at) =>
      row
        .map((cell, column) => (cell[at] ?? '').padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  return `${rows.flatMap(printed).join('\n')}\n`;
}

/** A text as lines of 60 characters at most, broken between words where there are any. */
function folded(text: string): string[] {
  return (printable(text).match(/.{1,60}(?:\s+|$)|.{60}/gu) ?? ['']).map(line => line.trimEnd());
}

/** Orders as CSV (RFC 4180, with a byte order mark so that spreadsheets read Arabic). */
export function ordersCsv(orders: readonly OrderRow[], lines: readonly LineRow[]): string {
  const rows = orders.map(order => cells(order, lines).map(neutral));
  return stringify([[...COLUMNS], ...rows], { bom: true, record_delimiter: 'windows', quoted_match: /'/ });
}

function cells(order: OrderRow, lines: readonly LineRow[]): string[] {
  const own = lines.filter(line => line.orderId === order.id);
  const { governorate, area, block, street, building, floor, flat } = order;
  return [
    order.number,
    order.createdAt.toISOString(),
    order.status === 'placed' && !order.reserved ? 'waits for confirmation' : order.status,
    order.customerName,
    order.customerPhone,
    [governorate, area, `block ${block}`, street, building, floor && `floor ${floor}`, flat && `flat ${flat}`]
      .filter(Boolean)
      .join(', '),
    own.map(line => `${line.quantity} × ${line.slug} @ ${toDecimal(line.unitPrice)}`).join('; '),
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
