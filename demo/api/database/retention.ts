import { and, isNotNull, lt } from 'drizzle-orm';
import type { Db } from './database';
import { orders, outbox, voidKeys } from './schema';

/** Time in ms in which a retry of an order is recognised, and voided keys and finished notices are kept: 30 days. */
const RETENTION = 30 * 24 * 3_600_000;
const DAY = 24 * 3_600_000;

/** Deletes expired keys and finished notices now and once a day; answers how to stop. Orders are never touched otherwise. */
export function enforceRetention(db: Db, report: (fault: unknown) => void): () => void {
  const run = () => void deleteExpired(db, new Date(Date.now() - RETENTION)).catch(report);
  const timer = setInterval(run, DAY);
  timer.unref();
  run();
  return () => clearInterval(timer);
}

/** Deletes the keys of orders placed or voided, and notices finished, before the moment. */
export async function deleteExpired(db: Db, before: Date): Promise<void> {
  await db
    .update(orders)
    .set({ idempotencyKey: null, payloadHash: null })
    .where(and(isNotNull(orders.idempotencyKey), lt(orders.createdAt, before)));
  await db.delete(outbox).where(lt(outbox.doneAt, before));
  await db.delete(voidKeys).where(lt(voidKeys.voidedAt, before));
}
