import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../common/problems';
import type { Database } from '../database/database';
import { isUnavailable } from '../database/faults';
import type { Attempt } from './order-rows';
import { type Outcome, placeOrders } from './place-orders';
import type { OrderRules } from './rules';

/** Orders that share one transaction at most, and their lines. */
const ORDERS_PER_TRANSACTION = 50;
const LINES_PER_TRANSACTION = 1_000;
/** Orders that may wait; more are turned away rather than kept waiting. */
const MAX_WAITING = 500;
/** Ms until an order is turned away: who asks again at once would take the time that the waiting ones need. */
const REFUSAL_DELAY = 400;
/** Turns of the event loop before a transaction: each lets one new connection in, however many wait to be taken. */
const TURNS = 64;
/** Transactions at a time on a server; the embedded engine does one after the other by itself. */
const TRANSACTIONS = { embedded: 1, server: 2 } as const;

interface Waiting {
  attempt: Attempt;
  done(outcome: Outcome): void;
  failed(fault: unknown): void;
}

/**
 * Takes orders in and places those that arrive together in one transaction: under load one commit serves many
 * customers, without load an order goes through alone and at once.
 */
export class OrderBatcher {
  readonly #database: Database;
  readonly #rules: OrderRules;
  readonly #waiting: Waiting[] = [];
  #running = 0;

  constructor(database: Database, rules: OrderRules) {
    this.#database = database;
    this.#rules = rules;
  }

  /** Resolves when the order is committed or refused; rejects when the database failed. */
  async place(attempt: Attempt): Promise<Outcome> {
    if (this.#waiting.length >= MAX_WAITING) {
      await pause(REFUSAL_DELAY);
      throw new Problem('unavailable', {}, 1);
    }
    return new Promise((done, failed) => {
      this.#waiting.push({ attempt, done, failed });
      this.#start();
    });
  }

  #start(): void {
    while (this.#waiting.length > 0 && this.#running < TRANSACTIONS[this.#database.engine]) {
      this.#running++;
      void this.#placeNext().finally(() => {
        this.#running--;
        this.#start();
      });
    }
  }

  /** After the event loop turned: requests that have arrived meanwhile come along, and others are served. */
  async #placeNext(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn++) await nextTurn();
    const taken = this.#take();
    if (taken.length === 0) return;
    try {
      await this.#database.checkDiskSpace?.();
    } catch (fault) {
      for (const { failed } of taken) failed(fault);
      return;
    }
    await this.#placeSome(taken);
  }

  /** The next ones in line; of two with the same key the second stays for the next transaction. */
  #take(): Waiting[] {
    const taken: Waiting[] = [];
    const keys = new Set<string>();
    let lines = 0;
    for (let at = 0; at < this.#waiting.length && taken.length < ORDERS_PER_TRANSACTION; ) {
      const next = this.#waiting[at];
      if (!next) break;
      const { order, key } = next.attempt;
      const composite = `${order.partner} ${key}`;
      if (taken.length > 0 && lines + order.lines.length > LINES_PER_TRANSACTION) break;
      if (keys.has(composite)) {
        at++;
        continue;
      }
      keys.add(composite);
      lines += order.lines.length;
      taken.push(next);
      this.#waiting.splice(at, 1);
    }
    return taken;
  }

  async #placeSome(taken: Waiting[]): Promise<void> {
    try {
      const outcomes = await placeOrders(
        this.#database.db,
        taken.map(({ attempt }) => attempt),
        this.#rules,
      );
      for (const [at, { done, failed }] of taken.entries()) {
        const outcome = outcomes[at];
        if (outcome) done(outcome);
        else failed(new Error('An order got no outcome.'));
      }
    } catch (fault) {
      if (taken.length === 1 || isUnavailable(fault)) for (const { failed } of taken) failed(fault);
      else {
        // One of them is at fault: by halves, so that the others are not refused with it.
        const half = Math.ceil(taken.length / 2);
        await this.#placeSome(taken.slice(0, half));
        await this.#placeSome(taken.slice(half));
      }
    }
  }
}
