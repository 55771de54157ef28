import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { faultMessage } from '../common/masking';
import { withTimeout } from '../common/with-timeout';
import type { Db } from '../database/database';
import { outbox } from '../database/schema';
import { DUE_NOW } from '../orders/order-rows';
import type { Adapter } from './adapter';
import { type OrderNotice, readNotice } from './order-notice';

/** Rows taken at a time. */
const BATCH_SIZE = 10;
/** Pause in ms between looks when nobody calls. */
const POLL_INTERVAL = 5_000;
/** Seconds a taken row is left alone. The claims of those that still wait are renewed once half of it has passed. */
const CLAIM_DURATION = 120;
/** Ms one adapter may take with one notice: all of them together take less than half a claim. */
const DELIVERY_TIMEOUT = 25_000;
/** Seconds before the second try, doubled with each further one up to an hour. */
const FIRST_RETRY_DELAY = 5;
const MAX_RETRY_DELAY = 3_600;

type Row = typeof outbox.$inferSelect;

/**
 * Takes what the outbox holds to every adapter: at least once each, retried until it is taken, across restarts
 * and with several processes on one database (a claimed row is skipped by the others). By hand: job queues such as pg-boss
 * connect to a server of their own, and the embedded engine has none.
 */
export class OutboxWorker {
  readonly #db: Db;
  readonly #adapters: readonly Adapter[];
  readonly #report: (fault: unknown) => void;
  #timer: NodeJS.Timeout | null = null;
  #working: Promise<void> | null = null;
  #woken = false;
  /** Claimed rows that were not worked off: a fault came between, or the worker stopped. */
  #left: readonly Row[] = [];

  constructor(db: Db, adapters: readonly Adapter[], report: (fault: unknown) => void) {
    this.#db = db;
    this.#adapters = adapters;
    this.#report = report;
  }

  /** Starts looking; does nothing without adapters, so that notices wait until there is one. */
  start(): void {
    if (this.#adapters.length === 0) return;
    this.#timer = setInterval(() => this.wake(), POLL_INTERVAL);
    this.#timer.unref();
    this.wake();
  }

  /** Something was put in: look now rather than later. */
  wake(): void {
    if (this.#timer === null) return;
    this.#woken = true;
    this.#working ??= this.#work();
  }

  /** Stops after the notice that is being delivered; what else is claimed is given back. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    this.#woken = false;
    await this.#working;
    await this.#giveBack().catch(this.#report);
  }

  async #work(): Promise<void> {
    try {
      while (this.#woken) {
        this.#woken = false;
        await this.#giveBack();
        const rows = await this.#claim();
        await this.#deliverAll(rows);
        if (rows.length === BATCH_SIZE && this.#timer) this.#woken = true;
      }
    } catch (fault) {
      this.#report(fault);
    } finally {
      // In the same turn as the last check: a call of `wake` in between would start no work.
      this.#working = null;
    }
  }

  /** Lets rows that are left fall due at once, but those that another process has claimed since. */
  async #giveBack(): Promise<void> {
    if (this.#left.length === 0) return;
    const stillOurs = this.#left.map(({ id, attempts }) =>
      and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.doneAt)),
    );
    await this.#db
      .update(outbox)
      .set({ nextAttemptAt: DUE_NOW })
      .where(or(...stillOurs));
    this.#left = [];
  }

  /** Takes due rows, new ones first, by moving their next try beyond this one; a crash lets them fall due again. */
  async #claim(): Promise<Row[]> {
    return this.#db.transaction(async tx => {
      const due = await tx
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(isNull(outbox.doneAt), lte(outbox.nextAttemptAt, new Date())))
        .orderBy(asc(outbox.nextAttemptAt))
        .limit(BATCH_SIZE)
        .for('update', { skipLocked: true });
      if (due.length === 0) return [];
      const rows = await tx
        .update(outbox)
        .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: inSeconds(CLAIM_DURATION) })
        .where(isOneOf(due))
        .returning();
      return rows.sort((a, b) => a.attempts - b.attempts || a.id - b.id);
    });
  }

  async #deliverAll(rows: readonly Row[]): Promise<void> {
    let claimed = Date.now();
    for (const [at, row] of rows.entries()) {
      this.#left = rows.slice(at);
      if (!this.#timer) return;
      if (Date.now() - claimed > (CLAIM_DURATION * 1_000) / 2) {
        await this.#db
          .update(outbox)
          .set({ nextAttemptAt: inSeconds(CLAIM_DURATION) })
          .where(isOneOf(this.#left));
        claimed = Date.now();
      }
      const notice = await readNotice(this.#db, row.orderId);
      // What was delivered perhaps is not given back at once, whatever happens.
      this.#left = rows.slice(at + 1);
      if (notice) await this.#deliver(row, notice);
    }
  }

  async #deliver(row: Row, notice: OrderNotice): Promise<void> {
    const deliveredTo = [...row.deliveredTo];
    const faults: string[] = [];
    const retryDelay = Math.min(FIRST_RETRY_DELAY * 2 ** (row.attempts - 1), MAX_RETRY_DELAY);
    for (const adapter of this.#adapters) {
      if (deliveredTo.includes(adapter.name)) continue;
      try {
        await withTimeout(
          adapter.deliver(notice, `${row.orderId}`),
          DELIVERY_TIMEOUT,
          () => new Error('It took too long.'),
        );
        deliveredTo.push(adapter.name);
      } catch (fault) {
        const message = `Order ${notice.order.number} was not taken by the ${adapter.name}; it is sent again in ${retryDelay} s.`;
        this.#report(new Error(message, { cause: fault }));
        faults.push(`${adapter.name}: ${faultMessage(fault)}`);
      }
    }
    const done = faults.length === 0;
    await this.#db
      .update(outbox)
      .set({
        deliveredTo,
        doneAt: done ? new Date() : null,
        // A mail server's words may hold what no database's text does.
        lastFault: done ? null : faults.join('; ').replaceAll('\u0000', ''),
        nextAttemptAt: inSeconds(retryDelay),
      })
      .where(eq(outbox.id, row.id));
  }
}

const isOneOf = (rows: readonly Pick<Row, 'id'>[]) =>
  inArray(
    outbox.id,
    rows.map(row => row.id),
  );

function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1_000);
}
