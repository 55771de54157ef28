import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { forEachYielding, yieldingSlices } from '../common/yielding-loop';
import type { Db } from '../database/database';
import { insertAll } from '../database/insert-all';
import { PRODUCTS_AT_ONCE, productRows } from '../database/product-rows';
import { brands, categories, models, products } from '../database/schema';
import { type Changes, compare, inWords, type ProductRow } from './changes';
import type { Fault } from './columns';
import { type Known, readProduct, type WantedProduct } from './product-line';
import { readSheet } from './sheet';

/** What `npm run catalogue` asks for. */
export interface ImportRequest {
  /** CSV or JSON. */
  readonly text: string;
  /** Carries it out; else it is only said what would change. */
  readonly apply: boolean;
  /** Also where more than a tenth of what can be bought could not be afterwards. */
  readonly allowEmptying: boolean;
}

/** Part of what can be bought that a file may take away unless told. */
const MAX_EMPTIED_SHARE = 0.1;
/** Faults that are told at a time. */
const MAX_FAULTS = 50;

/**
 * Makes the shop's products those of a sheet, all of them or none, and answers what changed in words. Products that the
 * sheet does not have leave the shop; orders keep what they say of them. Throws sentences with the lines at fault.
 * Requests are answered meanwhile, by what the shop had before.
 */
export async function importProducts(db: Db, { text, apply, allowEmptying }: ImportRequest): Promise<string> {
  const wanted = await read(text, await readKnown(db));
  if (!apply) {
    const { words } = await judge(db, wanted, allowEmptying);
    return `${words}Nothing was changed yet: add --apply to do it.\n`;
  }
  return db.transaction(async tx => {
    // Orders wait meanwhile, before they hold a product: so none takes pieces of a stock that is being written, and
    // neither waits for what the other holds.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`lock table ${products} in exclusive mode`);
    const { changes, words } = await judge(tx, wanted, allowEmptying);
    await write(tx, changes);
    return `${words}Done; the shop shows it in a moment, feeds and finished pages after npm run build.\n`;
  });
}

/** What the sheet changes. Throws where it empties the shop without being allowed to. */
async function judge(
  db: Db,
  wanted: readonly WantedProduct[],
  allowEmptying: boolean,
): Promise<{ changes: Changes; words: string }> {
  const current: ProductRow[] = [];
  for await (const rows of productRows(db)) current.push(...rows);
  const changes = await compare(current, wanted);
  const words = `Read ${wanted.length.toLocaleString('en')} products.\n${inWords(changes)}`;
  const { available, emptied } = changes;
  if (emptied > available * MAX_EMPTIED_SHARE && !allowEmptying)
    throw new Error(
      `${words}Of ${available.toLocaleString('en')} products that can be bought ${emptied.toLocaleString('en')} could not be afterwards, more than a tenth. Nothing was changed. If that is meant, add --allow-emptying.`,
    );
  return { changes, words };
}

async function readKnown(db: Db): Promise<Known> {
  const slugs = async (table: typeof brands | typeof categories | typeof models) =>
    new Set((await db.select({ slug: table.slug }).from(table)).map(({ slug }) => slug));
  const distinctValues = async (column: PgColumn) =>
    new Set(
      (await db.selectDistinct({ value: column }).from(products)).flatMap(
        ({ value }) => (value as string | null) ?? [],
      ),
    );
  return {
    brands: await slugs(brands),
    categories: await slugs(categories),
    models: await slugs(models),
    colors: await distinctValues(products.color),
    pictureShapes: await distinctValues(products.pictureShape),
    pictureColors: await distinctValues(products.pictureColor),
  };
}

/** The products of a sheet; throws what is wrong with it, line by line. */
async function read(text: string, known: Known): Promise<WantedProduct[]> {
  const { lines, faults } = await readSheet(text);
  const wanted: WantedProduct[] = [];
  await forEachYielding(lines, line => void wanted.push(readProduct(line, known, faults)));
  const places = new Map<string, string>();
  for (const { place, cells } of lines) {
    const first = places.get(cells.slug ?? '');
    if (first !== undefined) faults.push({ place, text: `slug "${cells.slug}" is in ${first}, too` });
    else places.set(cells.slug ?? '', place);
  }
  if (faults.length > 0) throw new Error(faultsInWords(faults));
  return wanted;
}

function faultsInWords(faults: readonly Fault[]): string {
  const lines = faults.slice(0, MAX_FAULTS).map(({ place, text }) => `${place}: ${text}`);
  if (faults.length > MAX_FAULTS) lines.push(`and ${faults.length - MAX_FAULTS} more`);
  return `Nothing was changed, the file has faults:\n${lines.join('\n')}`;
}

async function write(db: Db, { added, changed, removed }: Changes): Promise<void> {
  const rows = [...added, ...changed.map(({ after }) => after), ...removed];
  for await (const slice of yieldingSlices(rows, PRODUCTS_AT_ONCE))
    await insertAll(db, products, slice, 'replacing');
}
