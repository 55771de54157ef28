import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Column, getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { toFils } from '../common/money';
import type { Db } from './database';
import { insertAll } from './insert-all';
import { brands, categories, models, products, promotions } from './schema';

/** The catalogue's files as they stand on disk; fields are described in `demo/catalogue/README.md`. */
interface CatalogueFiles {
  brands: { slug: string; title: string; title_ar: string }[];
  categories: { slug: string; title: string; title_ar: string }[];
  models: { slug: string; brand: string; title: string }[];
  products: ProductRecord[];
  promotions: {
    name: string;
    is_active: boolean;
    image_url: { desktop: string; tablet: string; mobile: string };
    headline: { en: string; ar: string };
    href?: string;
  }[];
}

/** A product on disk: columns by their names, but what is written otherwise. Missing ones have the column's default. */
interface ProductRecord {
  readonly [column: string]: unknown;
  price: string;
  regular_price: string;
  offer: { title: string; title_ar: string } | null;
  picture: { shape: string; color: string };
}

/** Products of one insert, so that a large catalogue is not in one text. */
const PRODUCTS_PER_INSERT = 1_000;

/** Fills an empty database from the folder's files; does nothing when it has been filled before. True when it filled. */
export async function seed(db: Db, folder: string): Promise<boolean> {
  return db.transaction(async tx => {
    // Another process may be filling it right now; waiting for that has no time limit.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`lock table ${brands} in share row exclusive mode`);
    const [existing] = await tx.select({ slug: brands.slug }).from(brands).limit(1);
    if (existing) return false;
    const files = readCatalogue(folder);
    const at = <Row extends object>(row: Row, position: number) => ({ ...row, position });
    await insertAll(tx, brands, files.brands.map(titled).map(at));
    await insertAll(tx, categories, files.categories.map(titled).map(at));
    await insertAll(tx, models, files.models.map(at));
    const rows = files.products.map(productRow);
    for (let from = 0; from < rows.length; from += PRODUCTS_PER_INSERT)
      await insertAll(tx, products, rows.slice(from, from + PRODUCTS_PER_INSERT));
    await insertAll(tx, promotions, files.promotions.map(promotionRow));
    return true;
  });
}

function readCatalogue(folder: string): CatalogueFiles {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  return {
    brands: read('brands'),
    categories: read('categories'),
    models: read('models'),
    products: read('products'),
    promotions: read('promotions'),
  };
}

function titled(record: { slug: string; title: string; title_ar: string }) {
  return { slug: record.slug, title: record.title, titleAr: record.title_ar };
}

const PRODUCT_COLUMNS = Object.entries(getTableColumns(products));

/** A product on disk as the database's row. */
export function productRow(record: ProductRecord): typeof products.$inferSelect {
  const { offer, picture } = record;
  const written: Readonly<Record<string, unknown>> = {
    price: fils(record.price),
    regularPrice: fils(record.regular_price),
    offer: offer?.title ?? null,
    offerAr: offer?.title_ar ?? null,
    pictureShape: picture.shape,
    pictureColor: picture.color,
  };
  const valueFor = (key: string, column: Column) =>
    key in written ? written[key] : (record[toSnakeCase(key)] ?? column.default ?? null);
  const row = PRODUCT_COLUMNS.map(([key, column]) => [key, valueFor(key, column)]);
  return Object.fromEntries(row) as typeof products.$inferSelect;
}

function promotionRow(
  record: CatalogueFiles['promotions'][number],
  position: number,
): typeof promotions.$inferInsert {
  return {
    position,
    name: record.name,
    nameAr: record.headline.ar,
    isActive: record.is_active,
    ...record.image_url,
    href: record.href ?? null,
  };
}

function fils(decimal: string): number {
  const value = toFils(decimal);
  if (value === null) throw new Error(`The catalogue holds "${decimal}" as a price.`);
  return value;
}
