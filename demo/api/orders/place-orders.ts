import { randomUUID } from 'node:crypto';
import { and, asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { insertAll } from '../database/insert-all';
import { orderLines, orders, outbox, products, voidKeys } from '../database/schema';
import { messages } from '../messages';
import { toDecimal } from '../money';
import { Problem } from '../problems';
import { type OrderLimits, SHIPPING } from '../settings';
import { orderNumber } from './order-number';
import { holdPhones, type PhoneRecord } from './phone-record';
import { type LineRow, type OrderRow, placedOrder } from './placed-order';
import { quote } from './quote';
import type { OrderRequest } from './read-order';
import type { OrderRules } from './rules';

/** An order to be placed, with what a retry of it is recognised by. */
export interface Attempt {
  order: OrderRequest;
  key: string;
  /** Hash of the payload: another payload under the same key is refused. */
  payloadHash: string;
}

/** What became of an attempt. */
export type Outcome =
  | {
      placed: ReturnType<typeof placedOrder>;
      replayed: boolean;
      /** Ids of the products it took the last piece of. */
      soldOut: readonly number[];
    }
  | { refused: Problem };

/** Of a product, what an order copies or takes. */
const ORDERED = {
  id: products.id,
  slug: products.slug,
  title: products.title,
  titleAr: products.titleAr,
  price: products.price,
  offer: products.offer,
  offerAr: products.offerAr,
  stock: products.stock,
};
type ProductRow = Pick<typeof products.$inferSelect, keyof typeof ORDERED>;
type NewOrder = { order: OrderRow; lines: LineRow[] };

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
    if (accepted.length > 0) await write(tx, accepted);
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

function isBeyond(
  { dayOrders, dayPieces }: OrderLimits,
  { orders, pieces }: PhoneRecord,
  more: number,
): boolean {
  return (dayOrders > 0 && orders >= dayOrders) || (dayPieces > 0 && pieces + more > dayPieces);
}

function dayLimit({ language }: OrderRequest, whatsapp: string): Problem {
  const message = messages[language].limits.day(whatsapp);
  return new Problem('invalid', { errors: [{ field: 'customer.phone', message }] });
}

/**
 * Why an order can't be placed as it is, with what the shop can offer instead. Nobody learns how many pieces there are:
 * `available` is 0 for what is sold out and 1 for less than was asked, and a wrong total is told before that, so that
 * only orders that would be placed ask for pieces.
 */
function refusal(order: OrderRequest, stock: ReadonlyMap<string, ProductRow>): Problem | null {
  const left = (slug: string) => stock.get(slug)?.stock ?? 0;
  const soldOut = order.lines.filter(({ slug }) => left(slug) === 0);
  if (soldOut.length > 0)
    return new Problem('out-of-stock', { items: soldOut.map(line => ({ ...line, available: 0 })) });
  const priced = order.lines.map(line => ({ ...line, price: stock.get(line.slug)?.price ?? 0 }));
  const { subtotal, shipping, total } = quote(priced);
  if (total === order.expectedTotal) {
    const short = order.lines.filter(({ slug, quantity }) => left(slug) < quantity);
    if (short.length === 0) return null;
    return new Problem('out-of-stock', { items: short.map(line => ({ ...line, available: 1 })) });
  }
  return new Problem('price-changed', {
    items: priced.map(({ slug, quantity, price }) => ({ slug, quantity, price: toDecimal(price) })),
    subtotal: toDecimal(subtotal),
    shipping: toDecimal(shipping),
    total: toDecimal(total),
  });
}

/** Makes the rows of an accepted order and, where it reserves them, takes its pieces out of `stock`. */
function makeOrder(
  { order: wanted, key, payloadHash }: Attempt,
  stock: ReadonlyMap<string, ProductRow>,
  reserved: boolean,
): NewOrder {
  const id = randomUUID();
  const lines: LineRow[] = [];
  for (const { slug, quantity } of wanted.lines) {
    const product = stock.get(slug);
    if (!product) throw new Error('An order was accepted for a product that is not there.');
    if (reserved) product.stock -= quantity;
    const arabic = wanted.language === 'ar';
    lines.push({
      orderId: id,
      line: lines.length + 1,
      productId: product.id,
      slug,
      title: arabic ? product.titleAr : product.title,
      quantity,
      unitPrice: product.price,
      offer: arabic ? product.offerAr : product.offer,
    });
  }
  const { name: customerName, phone: customerPhone, email: customerEmail } = wanted.customer;
  const order: OrderRow = {
    id,
    number: orderNumber(),
    status: 'placed',
    reserved,
    createdAt: new Date(),
    partner: wanted.partner,
    idempotencyKey: key,
    payloadHash,
    language: wanted.language,
    customerName,
    customerPhone,
    customerEmail,
    ...wanted.address,
    paymentMethod: wanted.paymentMethod,
    ...quote(lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, quantity }))),
    shippingFreeOver: SHIPPING.freeOver,
    shippingFee: SHIPPING.fee,
  };
  return { order, lines };
}

/** Writes accepted orders: one statement a table, however many there are. */
async function write(tx: Db, accepted: readonly NewOrder[]): Promise<void> {
  const lines = accepted.flatMap(order => order.lines);
  const taken = new Map<number, number>();
  const reserved = accepted.filter(({ order }) => order.reserved).flatMap(order => order.lines);
  for (const { productId, quantity } of reserved)
    taken.set(productId, (taken.get(productId) ?? 0) + quantity);
  const list = JSON.stringify([...taken].map(([id, quantity]) => ({ id, quantity })));
  await tx
    .update(products)
    .set({ stock: sql`${products.stock} - taken.quantity` })
    .from(sql`jsonb_to_recordset(${list}::jsonb) as taken(id integer, quantity integer)`)
    .where(sql`${products.id} = taken.id`);
  await insertAll(
    tx,
    orders,
    accepted.map(({ order }) => order),
  );
  await insertAll(tx, orderLines, lines);
  await insertAll(
    tx,
    outbox,
    accepted.map(({ order }) => ({
      topic: 'order.placed' as const,
      orderId: order.id,
      createdAt: order.createdAt,
      nextAttemptAt: order.createdAt,
    })),
  );
}
