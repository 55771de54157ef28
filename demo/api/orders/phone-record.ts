import { and, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { orderLines, orders } from '../database/schema';
import type { OrderLimits } from '../settings';

const DAY = 24 * 3_600_000;

/** What a mobile number has ordered: in the last 24 hours, and of all times what is not confirmed yet. */
export interface PhoneRecord {
  orders: number;
  pieces: number;
  unconfirmed: number;
}

/** The records of mobile numbers, which are held until the transaction ends: two orders of one are counted one by one. */
export async function holdPhones(
  tx: Db,
  numbers: readonly string[],
  limits: OrderLimits,
): Promise<Map<string, PhoneRecord>> {
  const phones = [...new Set(numbers)].sort();
  const records = new Map(phones.map(phone => [phone, { orders: 0, pieces: 0, unconfirmed: 0 }]));
  if (!limits.dayOrders && !limits.dayPieces && !limits.unconfirmed) return records;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('phone ' || phone, 0))
      from jsonb_array_elements_text(${JSON.stringify(phones)}::jsonb) with ordinality as list(phone, position)
      order by position`,
  );
  for (const row of await countsOf(tx, phones)) records.set(row.phone, row);
  return records;
}

function countsOf(tx: Db, phones: readonly string[]) {
  const isToday = gt(orders.createdAt, new Date(Date.now() - DAY));
  const pieces = sql`(select sum(${orderLines.quantity}) from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;
  return tx
    .select({
      phone: orders.customerPhone,
      orders: sql<number>`count(*) filter (where ${isToday})`.mapWith(Number),
      pieces: sql<number>`coalesce(sum(${pieces}) filter (where ${isToday}), 0)`.mapWith(Number),
      unconfirmed: sql<number>`count(*) filter (where ${orders.status} = 'placed')`.mapWith(Number),
    })
    .from(orders)
    .where(and(inArray(orders.customerPhone, phones), ne(orders.status, 'cancelled')))
    .groupBy(orders.customerPhone);
}
