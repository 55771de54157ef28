import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { insertAll } from '../database/insert-all';
import { orderLines, orders, outbox, products } from '../database/schema';
import { SHIPPING } from '../settings';
import { orderNumber } from './order-number';
import { orderTotals } from './order-totals';
import type { LineRow, OrderRow } from './placed-order';
import type { OrderRequest } from './read-order';

/** An order to be placed, with what a retry of it is recognised by. */
export interface Attempt {
  order: OrderRequest;
  key: string;
  /** Hash of the payload: another payload under the same key is refused. */
  payloadHash: string;
}

/** Of a product, what an order copies or takes. */
export const ORDERED = {
  id: products.id,
  slug: products.slug,
  title: products.title,
  titleAr: products.titleAr,
  price: products.price,
  offer: products.offer,
  offerAr: products.offerAr,
  stock: products.stock,
};
export type ProductRow = Pick<typeof products.$inferSelect, keyof typeof ORDERED>;
/** An accepted order's rows. */
export type NewOrder = { order: OrderRow; lines: LineRow[] };

/**
 * When a new order is told: before those whose telling failed, which may take the outbox's whole time, and whatever the
 * clock says, which may be put back meanwhile.
 */
export const DUE_NOW = new Date(0);

/** Makes the rows of an accepted order and, where it reserves them, takes its pieces out of `stock`. */
export function makeOrder(
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
    ...orderTotals(lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, quantity }))),
    shippingFreeOver: SHIPPING.freeOver,
    shippingFee: SHIPPING.fee,
  };
  return { order, lines };
}

/** Writes accepted orders: one statement a table, however many there are. */
export async function writeOrders(tx: Db, accepted: readonly NewOrder[]): Promise<void> {
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
      nextAttemptAt: DUE_NOW,
    })),
  );
}
