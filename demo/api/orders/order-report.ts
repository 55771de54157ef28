import { asc, desc, inArray } from 'drizzle-orm';
import type { Db } from '../database/database';
import { orderLines, orders } from '../database/schema';
import { toDecimal } from '../money';
import type { LineRow, OrderRow } from './placed-order';

const COLUMNS = [
  'number',
  'placed',
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

/** The newest orders, `limit` at most, as CSV or as a table for a terminal. */
export interface OrderWish {
  readonly csv: boolean;
  readonly limit: number;
}

export async function reportOrders(db: Db, { csv, limit }: OrderWish): Promise<string> {
  const newest = await db.select().from(orders).orderBy(desc(orders.createdAt)).limit(limit);
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
  const rows = [[...COLUMNS] as string[], ...orders.map(order => cells(order, lines))];
  return `\ufeff${rows.map(row => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

function cells(order: OrderRow, lines: readonly LineRow[]): string[] {
  const own = lines.filter(line => line.orderId === order.id);
  const { governorate, area, block, street, building, floor, flat } = order;
  return [
    order.number,
    order.createdAt.toISOString(),
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

/** A text that begins like a formula is shown as text: spreadsheets run the others. */
function csvCell(text: string): string {
  const neutral = /^[=+\-@\t\r\n]/.test(text.trimStart()) ? `'${text}` : text;
  return /[",\r\n']/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
}

/** Without what would move a terminal's cursor or change its colours. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
}
