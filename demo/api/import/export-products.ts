import { stringify } from 'csv-stringify/sync';
import { asc, eq } from 'drizzle-orm';
import { toDecimal } from '../common/money';
import type { Db } from '../database/database';
import { products } from '../database/schema';
import { COLUMNS, LIST_SEPARATOR, type SheetColumn } from './columns';

/** The shop's products as CSV, as `importProducts` reads them; by its byte order mark spreadsheets read Arabic. */
export async function exportProducts(db: Db): Promise<string> {
  const rows = await db
    .select()
    .from(products)
    .where(eq(products.isPublished, true))
    .orderBy(asc(products.id));
  const names = COLUMNS.map(({ name }) => name);
  return stringify([names, ...rows.map(row => COLUMNS.map(({ key, type }) => cellOf(row[key], type)))], {
    bom: true,
  });
}

function cellOf(value: unknown, type: SheetColumn['type']): string {
  if (type === 'list') return (value as string[]).join(LIST_SEPARATOR);
  return type === 'fils' ? toDecimal(value as number) : String(value ?? '');
}
