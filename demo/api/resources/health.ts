import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../common/problems';
import { withTimeout } from '../common/with-timeout';
import type { Database } from '../database/database';
import type { Resources } from './resources';
import { healthRoute } from './route-schemas';

/** Time in ms in which the database must answer to count as well. */
const CHECK_TIMEOUT = 2_000;

/**
 * `GET /healthz`: 200 when the database answers. `GET /readyz`: 200 when requests should come here; 503 while an order
 * could not be written, and as soon as the process is stopping, so that a load balancer sends them elsewhere.
 */
export function health(app: FastifyInstance, { database, isStopping }: Resources): void {
  app.get('/healthz', healthRoute('Whether the database answers'), async (_request, reply) => {
    await respondsInTime(database.db.execute(sql`select 1`));
    return reply.header('cache-control', 'no-store').send({ status: 'ok', database: database.engine });
  });

  app.get('/readyz', healthRoute('Whether requests should come here'), async (_request, reply) => {
    if (isStopping()) throw new Problem('unavailable', {}, 2);
    await respondsInTime(checkWritable(database));
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}

/** Rejects where an order could not be written now: the disk full, its folder gone, the database read-only. */
async function checkWritable({ db, checkDiskSpace }: Database): Promise<void> {
  await checkDiskSpace?.();
  // A division by zero is the refusal.
  await db.execute(sql`select 1 / (current_setting('transaction_read_only') = 'off')::int`);
}

async function respondsInTime(work: PromiseLike<unknown>): Promise<void> {
  try {
    await withTimeout(work, CHECK_TIMEOUT, () => new Error('The database does not answer.'));
  } catch (cause) {
    // Whatever it was: a database that can't answer this has no health to tell of. The log says why.
    throw Object.assign(new Problem('unavailable', {}, 2), { cause });
  }
}
