import { type Column, getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { products } from '../database/schema';

/** A column of a sheet of products: one of the database's; what they mean stands in `demo/catalogue/README.md`. */
export interface SheetColumn {
  /** As the database's row has it: `titleAr`. */
  key: keyof typeof products.$inferSelect;
  /** As the sheet has it: `title_ar`. */
  name: string;
  type: 'flag' | 'number' | 'fils' | 'list' | 'text';
  /** It may be empty. */
  isOptional: boolean;
  /** Records may leave it out, as the catalogue's own do. */
  hasDefault: boolean;
}

/** Given by the shop itself. */
const OWN: readonly string[] = ['id', 'isPublished'];

const TYPES: Readonly<Record<string, SheetColumn['type']>> = {
  PgBoolean: 'flag',
  PgInteger: 'number',
  PgBigInt53: 'fils',
  PgArray: 'list',
  PgText: 'text',
};

export const COLUMNS: readonly SheetColumn[] = Object.entries(getTableColumns(products))
  .filter(([key]) => !OWN.includes(key))
  .map(([key, column]) => sheetColumn(key as SheetColumn['key'], column));

function sheetColumn(key: SheetColumn['key'], { columnType, notNull, hasDefault }: Column): SheetColumn {
  const type = TYPES[columnType];
  if (!type) throw new Error(`A sheet has no cells for the column ${key}`);
  return { key, name: toSnakeCase(key), type, isOptional: !notNull, hasDefault };
}

/** Between several values in one cell: codes, printer models. */
export const LIST_SEPARATOR = '|';

/** What is wrong with a file, and where: "line 12". */
export interface Fault {
  place: string;
  text: string;
}
