import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems';
import type { Resources } from './resources';

/** Time in ms in which the database must answer to count as well. */
const PATIENCE = 2_000;

/** `GET /healthz`: 200 when the database answers. */
export function health(app: FastifyInstance, { database }: Resources): void {
  app.get('/healthz', { config: { rateLimit: false } }, async (_request, reply) => {
    await answersInTime(database.db.execute(sql`select 1`));
    return reply.header('cache-control', 'no-store').send({ status: 'ok', database: database.engine });
  });
}

async function answersInTime(work: PromiseLike<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem('unavailable', {}, 2)), PATIENCE);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
