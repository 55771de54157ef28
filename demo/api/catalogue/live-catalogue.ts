import { asc, inArray } from 'drizzle-orm';
import { forEachYielding, yieldingSlices } from '../common/yielding-loop';
import type { Database } from '../database/database';
import { PRODUCTS_AT_ONCE, productRows } from '../database/product-rows';
import { brands, categories, models, products, promotions } from '../database/schema';
import { Catalogue } from './catalogue';
import { ResponseCache } from './response-cache';

/** Most products changed together that responses wait for. */
const MAX_AWAITED = 500;
/** Pause in ms before a failed read is tried again. */
const RETRY_DELAY = 1_000;

/**
 * The catalogue as the database has it, followed through notifications. Before answering, callers await
 * `current()`: an announced change is read first, so no response is older than a change this process knows of. Many changes
 * at once, such as an import's, come in bit by bit. While the database can't be read, the last known state is served.
 */
export class LiveCatalogue {
  /** Finished responses; emptied with every change. */
  readonly responses = new ResponseCache();
  readonly #database: Database;
  #catalogue: Catalogue;
  #pending: { all: boolean; ids: Set<number> } | null = null;
  #isReading = false;
  /** The read that responses wait for. */
  #awaited: Promise<unknown> | null = null;
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
    // Listening first: a change made while reading is announced, and read again afterwards.
    live.#isReading = true;
    await database.listen(
      'catalogue',
      payload => live.#noteChange(payload),
      () => live.#noteChange('all'),
    );
    live.#catalogue = await readAll(database);
    void live.#refresh();
    return live;
  }

  /** The catalogue with every known change in it. */
  current(): Catalogue | Promise<Catalogue> {
    return this.#awaited ? this.#awaited.then(() => this.current()) : this.#catalogue;
  }

  /** Notes at once what an order of this process did to a product's stock. */
  setInStock(id: number, inStock: boolean): void {
    if (this.#catalogue.setInStock(id, inStock)) this.responses.clear();
  }

  close(): void {
    if (this.#retry) clearTimeout(this.#retry);
  }

  #noteChange(payload: string): void {
    this.#pending ??= { all: false, ids: new Set() };
    if (payload === 'all') this.#pending.all = true;
    else this.#pending.ids.add(Number(payload));
    if (!this.#isReading) void this.#refresh();
  }

  /** Reads what was announced, and what is announced meanwhile. */
  async #refresh(): Promise<void> {
    this.#isReading = true;
    for (let isRead = true; isRead && this.#pending; ) {
      const { all, ids } = this.#pending;
      this.#pending = null;
      const reading = this.#read(all, ids);
      this.#awaited = all || ids.size <= MAX_AWAITED ? reading : null;
      isRead = await reading;
    }
    this.#awaited = null;
    this.#isReading = false;
  }

  /** False where the database could not be read: then it is tried again later. */
  async #read(all: boolean, ids: ReadonlySet<number>): Promise<boolean> {
    try {
      if (all) this.#catalogue = await readAll(this.#database);
      else await this.#readProducts([...ids]);
      return true;
    } catch (fault) {
      this.#report(fault);
      this.#retryLater(all, ids);
      return false;
    } finally {
      this.responses.clear();
    }
  }

  async #readProducts(changed: readonly number[]): Promise<void> {
    for await (const ids of yieldingSlices(changed, PRODUCTS_AT_ONCE)) {
      const rows = await this.#database.db.select().from(products).where(inArray(products.id, ids));
      const gone = new Set(ids);
      for (const row of rows) {
        this.#catalogue.put(row);
        gone.delete(row.id);
      }
      for (const id of gone) this.#catalogue.drop(id);
      this.responses.clear();
    }
    await prepare(this.#catalogue);
  }

  #retryLater(all: boolean, ids: ReadonlySet<number>): void {
    const again = () => {
      for (const payload of all ? ['all'] : ids) this.#noteChange(String(payload));
    };
    this.#retry = setTimeout(again, RETRY_DELAY);
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
  for await (const rows of productRows(db)) for (const row of rows) catalogue.put(row);
  await prepare(catalogue);
  return catalogue;
}

const prepare = (catalogue: Catalogue) => forEachYielding(catalogue.prepare(), () => {});
