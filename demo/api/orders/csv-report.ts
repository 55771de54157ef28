import { stringify } from 'csv-stringify/sync';
import type { OrderWithLines } from './newest-orders';

const FORMAT = { record_delimiter: 'windows', quoted_match: /'/ } as const;

/** Slices of orders as CSV (RFC 4180, with a byte order mark so that spreadsheets read Arabic), a row each. */
export async function csvReport(
  columns: readonly string[],
  slices: AsyncIterable<OrderWithLines[]> | Iterable<OrderWithLines[]>,
  rowOf: (order: OrderWithLines) => string[],
): Promise<string> {
  const parts = [stringify([[...columns]], { ...FORMAT, bom: true })];
  for await (const slice of slices) parts.push(stringify(slice.map(rowOf), FORMAT));
  return parts.join('');
}
