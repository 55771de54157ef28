import { asc, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { insertAll } from '../database/insert-all';
import { brands, categories, models, products } from '../database/schema';
import { type Changes, compare, inWords, type ProductRow } from './changes';
import type { Fault } from './columns';
import { type Known, readProduct, type WantedProduct } from './product-line';
import { readSheet } from './sheet';

/** What `npm run catalogue` asks for. */
export interface ImportWish {
  /** CSV or JSON. */
  readonly text: string;
  /** Carries it out; else it is only said what would change. */
  readonly apply: boolean;
  /** Also where more than a tenth of what can be bought could not be afterwards. */
  readonly allowEmptying: boolean;
}

/** Part of what can be bought that a file may take away unless told. */
const MOST_EMPTIED = 0.1;
/** Faults that are told at a time. */
const MOST_FAULTS = 50;

/**
 * Makes the shop's products those of a sheet, all of them or none, and answers what changed in words. Products that the
 * sheet does not have leave the shop; orders keep what they say of them. Throws sentences with the lines at fault.
 */
export async function importProducts(db: Db, { text, apply, allowEmptying }: ImportWish): Promise<string> {
  return db.transaction(async tx => {
    if (apply) {
      // Orders wait meanwhile, so that none takes pieces of a stock that is being written.
      await tx.execute(sql`set local lock_timeout = 0`);
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`lock table ${products} in share row exclusive mode`);
    }
    const current = await tx.select().from(products).orderBy(asc(products.id));
    const wanted = read(text, await readKnown(tx, current));
    const changes = compare(current, wanted);
    const words = `Read ${wanted.length.toLocaleString('en')} products.\n${inWords(changes)}`;
    const { available, emptied } = changes;
    if (emptied > available * MOST_EMPTIED && !allowEmptying)
      throw new Error(
        `${words}Of ${available.toLocaleString('en')} products that can be bought ${emptied.toLocaleString('en')} could not be afterwards, more than a tenth. Nothing was changed. If that is meant, add --allow-emptying.`,
      );
    if (!apply) return `${words}Nothing was changed yet: add --apply to do it.\n`;
    await write(tx, changes);
    return `${words}Done; the shop shows it now.\n`;
  });
}

async function readKnown(db: Db, current: readonly ProductRow[]): Promise<Known> {
  const slugs = async (table: typeof brands | typeof categories | typeof models) =>
    new Set((await db.select({ slug: table.slug }).from(table)).map(({ slug }) => slug));
  return {
    brands: await slugs(brands),
    categories: await slugs(categories),
    models: await slugs(models),
    colors: new Set(current.map(({ color }) => color).filter(color => color !== null)),
    pictureShapes: new Set(current.map(({ pictureShape }) => pictureShape)),
    pictureColors: new Set(current.map(({ pictureColor }) => pictureColor)),
  };
}

/** The products of a sheet; throws what is wrong with it, line by line. */
function read(text: string, known: Known): WantedProduct[] {
  const { lines, faults } = readSheet(text);
  const wanted = lines.map(line => readProduct(line, known, faults));
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
  const told = faults.slice(0, MOST_FAULTS).map(({ place, text }) => `${place}: ${text}`);
  if (faults.length > MOST_FAULTS) told.push(`and ${faults.length - MOST_FAULTS} more`);
  return `Nothing was changed, the file has faults:\n${told.join('\n')}`;
}

/** Rows of one statement, so that a large file is not in one text. */
const ROWS_AT_ONCE = 1_000;

async function write(db: Db, { added, changed, removed }: Changes): Promise<void> {
  const rows = [...added, ...changed.map(({ after }) => after), ...removed];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await insertAll(db, products, rows.slice(from, from + ROWS_AT_ONCE), 'replacing');
}
