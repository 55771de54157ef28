import { and, asc, inArray, type SQL, sql } from 'drizzle-orm';
import { Problem } from '../common/problems';
import type { Db } from '../database/database';
import { orderLines, orders, products, voidKeys } from '../database/schema';
import { type Attempt, makeOrder, type NewOrder, ORDERED, type ProductRow, writeOrders } from './order-rows';
import { holdPhones, type PhoneRecord } from './phone-record';
import { placedOrder } from './placed-order';
import { dayLimit, isBeyond, refusal } from './refusal';
import type { OrderRules } from './rules';

/** What became of an attempt. */
export type Outcome =
  | {
      placed: ReturnType<typeof placedOrder>;
      replayed: boolean;
      /** Ids of the products it took the last piece of. */
      soldOut: readonly number[];
    }
  | { refused: Problem };

/** Seconds after which a client asks again about an order that another request is placing. */
const IN_PROGRESS_RETRY = 1;

/**
 * Places orders in one transaction: either an order is there with its key, its lines, its stock taken and its
 * outbox row, or nothing is. Attempts must have different keys. Each gets its own outcome; a fault of the
 * database fails all of them and writes nothing.
 */
export async function placeOrders(
  db: Db,
  attempts: readonly Attempt[],
  { limits, whatsapp }: OrderRules,
): Promise<Outcome[]> {
  return db.transaction(async tx => {
    const held = await holdKeys(tx, attempts);
    const earlier = await earlierOrders(tx, attempts);
    const voided = await voidedKeys(tx, attempts);
    const phones = attempts.map(({ order }) => order.customer.phone);
    const records = await holdPhones(tx, phones, limits);
    const stock = await holdStock(tx, attempts);
    const accepted: NewOrder[] = [];
    const outcomes = attempts.map((attempt, at): Outcome => {
      if (!held[at]) return { refused: new Problem('in-progress', {}, IN_PROGRESS_RETRY) };
      const before = earlier.get(keyOf(attempt.order.partner, attempt.key));
      if (before) return replay(attempt, before);
      if (voided.has(attempt.key)) return { refused: new Problem('key-void') };
      const { order } = attempt;
      // Each phone of an attempt is held.
      const record = records.get(order.customer.phone) as PhoneRecord;
      const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
      if (isBeyond(limits, record, pieces)) return { refused: dayLimit(order, whatsapp) };
      const refused = refusal(order, stock);
      if (refused) return { refused };
      const reserved = limits.unconfirmed === 0 || record.unconfirmed < limits.unconfirmed;
      const made = makeOrder(attempt, stock, reserved);
      record.orders++;
      record.pieces += pieces;
      record.unconfirmed++;
      accepted.push(made);
      const soldOut = made.lines
        .filter(line => stock.get(line.slug)?.stock === 0)
        .map(line => line.productId);
      return { placed: placedOrder(made.order, made.lines), replayed: false, soldOut };
    });
    if (accepted.length > 0) await writeOrders(tx, accepted);
    return outcomes;
  });
}

const keyOf = (partner: string, key: string) => `${partner} ${key}`;

/** The lock of a key, whichever partner's: who voids an attempt knows its key alone. */
export const keyLock = (key: SQL | string): SQL => sql`hashtextextended(${key}, 0)`;

/** Takes each key for this transaction; false where another transaction has it. */
async function holdKeys(tx: Db, attempts: readonly Attempt[]): Promise<boolean[]> {
  const keys = JSON.stringify(attempts.map(({ key }) => key));
  const rows = await tx
    .select({ held: sql<boolean>`pg_try_advisory_xact_lock(${keyLock(sql`key`)})` })
    .from(sql`jsonb_array_elements_text(${keys}::jsonb) with ordinality as list(key, position)`)
    .orderBy(sql`position`);
  return rows.map(row => row.held);
}

/** Orders that were placed under these keys before. */
async function earlierOrders(tx: Db, attempts: readonly Attempt[]): Promise<Map<string, NewOrder>> {
  const keys = JSON.stringify(attempts.map(({ order, key }) => ({ partner: order.partner, key })));
  const asked = sql`select * from jsonb_to_recordset(${keys}::jsonb) as asked(partner text, key text)`;
  const rows = await tx
    .select()
    .from(orders)
    .where(sql`(${orders.partner}, ${orders.idempotencyKey}) in (${asked})`);
  const found = new Map<string, NewOrder>();
  if (rows.length === 0) return found;
  const ids = rows.map(row => row.id);
  const lines = await tx
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.line));
  for (const order of rows) {
    const own = lines.filter(line => line.orderId === order.id);
    found.set(keyOf(order.partner, order.idempotencyKey ?? ''), { order, lines: own });
  }
  return found;
}

/** Those of the keys that were voided. */
async function voidedKeys(tx: Db, attempts: readonly Attempt[]): Promise<Set<string>> {
  const keys = attempts.map(({ key }) => key);
  const rows = await tx.select({ key: voidKeys.key }).from(voidKeys).where(inArray(voidKeys.key, keys));
  return new Set(rows.map(({ key }) => key));
}

/** Locks the products of all orders in one fixed sequence, so that two transactions never wait for each other. */
async function holdStock(tx: Db, attempts: readonly Attempt[]): Promise<Map<string, ProductRow>> {
  const slugs = [...new Set(attempts.flatMap(({ order }) => order.lines.map(line => line.slug)))];
  const rows = await tx
    .select(ORDERED)
    .from(products)
    .where(and(inArray(products.slug, slugs), products.isPublished))
    .orderBy(asc(products.id))
    .for('update');
  return new Map(rows.map(row => [row.slug, row]));
}

function replay({ payloadHash }: Attempt, { order, lines }: NewOrder): Outcome {
  if (order.payloadHash !== payloadHash) return { refused: new Problem('key-reused') };
  return { placed: placedOrder(order, lines), replayed: true, soldOut: [] };
}
