import { setImmediate as nextTurn } from 'node:timers/promises';
import { asc, gt, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { brands, categories, models, products, promotions } from '../database/schema';
import { AnswerMemory } from './answer-memory';
import { Catalogue } from './catalogue';

/** Products read at a time, so that loading a large catalogue doesn't hold up requests. */
const PRODUCTS_PER_READ = 2_000;
/** When more products than this have changed together, everything is read again. */
const MOST_SINGLE_READS = 500;
/** Pause in ms before a failed read is tried again. */
const RETRY_PAUSE = 1_000;

/**
 * The catalogue as the database has it, followed through notifications. Before answering, callers await
 * `current()`: an announced change is read first, so no answer is older than a change this process knows of.
 * While the database can't be read, the last known state is served.
 */
export class LiveCatalogue {
  /** Finished answers; emptied with every change. */
  readonly answers = new AnswerMemory();
  readonly #database: Database;
  #catalogue: Catalogue;
  #pending: { all: boolean; ids: Set<number> } | null = null;
  #refreshing: Promise<void> | null = null;
  #retry: NodeJS.Timeout | null = null;
  #report: (fault: unknown) => void;

  private constructor(database: Database, catalogue: Catalogue, report: (fault: unknown) => void) {
    this.#database = database;
    this.#catalogue = catalogue;
    this.#report = report;
  }

  /** Reads everything and follows changes from then on; `report` hears of reads that failed. */
  static async open(database: Database, report: (fault: unknown) => void): Promise<LiveCatalogue> {
    const live = new LiveCatalogue(
      database,
      new Catalogue({ brands: [], categories: [], models: [], promotions: [] }),
      report,
    );
    // Listening first: a change made while reading is announced and read again.
    await database.listen(
      'catalogue',
      payload => live.#told(payload),
      () => live.#told('all'),
    );
    live.#catalogue = await readAll(database);
    return live;
  }

  /** The catalogue with every known change in it. */
  current(): Catalogue | Promise<Catalogue> {
    if (!this.#refreshing) return this.#catalogue;
    return this.#refreshing.then(() => this.#catalogue);
  }

  /** Notes at once what an order of this process did to a product's stock. */
  setInStock(id: number, inStock: boolean): void {
    if (this.#catalogue.setInStock(id, inStock)) this.answers.clear();
  }

  close(): void {
    if (this.#retry) clearTimeout(this.#retry);
  }

  #told(payload: string): void {
    this.#pending ??= { all: false, ids: new Set() };
    if (payload === 'all' || this.#pending.ids.size >= MOST_SINGLE_READS) this.#pending.all = true;
    else this.#pending.ids.add(Number(payload));
    this.#refreshing ??= this.#refresh();
  }

  async #refresh(): Promise<void> {
    try {
      while (this.#pending) {
        const { all, ids } = this.#pending;
        this.#pending = null;
        try {
          if (all) this.#catalogue = await readAll(this.#database);
          else await this.#read([...ids]);
        } catch (fault) {
          this.#report(fault);
          this.#retryLater(all, ids);
          return;
        } finally {
          this.answers.clear();
        }
      }
    } finally {
      this.#refreshing = null;
    }
  }

  async #read(ids: number[]): Promise<void> {
    const rows = await this.#database.db.select().from(products).where(inArray(products.id, ids));
    const gone = new Set(ids);
    for (const row of rows) {
      this.#catalogue.put(row);
      gone.delete(row.id);
    }
    for (const id of gone) this.#catalogue.drop(id);
  }

  #retryLater(all: boolean, ids: Set<number>): void {
    const again = () => {
      for (const payload of all ? ['all'] : ids) this.#told(String(payload));
    };
    this.#retry = setTimeout(again, RETRY_PAUSE);
    this.#retry.unref();
  }
}

async function readAll({ db }: Database): Promise<Catalogue> {
  const catalogue = new Catalogue({
    brands: await db.select().from(brands).orderBy(asc(brands.position)),
    categories: await db.select().from(categories).orderBy(asc(categories.position)),
    models: await db.select().from(models).orderBy(asc(models.position)),
    promotions: await db.select().from(promotions).orderBy(asc(promotions.position)),
  });
  for (let after = -1; ; ) {
    const rows = await db
      .select()
      .from(products)
      .where(gt(products.id, after))
      .orderBy(asc(products.id))
      .limit(PRODUCTS_PER_READ);
    for (const row of rows) catalogue.put(row);
    const last = rows.at(-1);
    if (!last || rows.length < PRODUCTS_PER_READ) break;
    after = last.id;
    await nextTurn();
  }
  catalogue.prepare();
  return catalogue;
}
