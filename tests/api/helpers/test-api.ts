import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Database, Db } from '../../../demo/api/database/database';
import { products } from '../../../demo/api/database/schema';
import { buildServer } from '../../../demo/api/server';
import { readSettings } from '../../../demo/api/settings';
import { NO_LIMITS } from '../../helpers/no-limits';
import { openTestDatabase } from './engine';
import type { Catalogue } from './few-products';

/** An API on a database of its own, called without a socket. */
export interface TestApi {
  app: FastifyInstance;
  database: Database;
  db: Db;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  order(
    payload: unknown,
    options?: Partial<InjectOptions> & { key?: string },
  ): Promise<LightMyRequestResponse>;
  /** Voids the attempt of a key. */
  voidOrder(key: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  stock(slug: string): Promise<number>;
  change(slug: string, change: Partial<typeof products.$inferInsert>): Promise<void>;
  close(): Promise<void>;
}

/** Limits are off unless a test is about them; nothing is logged. */
export const QUIET = { ...NO_LIMITS, LOG_LEVEL: 'silent' };

export async function startApi(env: Record<string, string> = {}, catalogue?: Catalogue): Promise<TestApi> {
  const database = await openTestDatabase(catalogue);
  const { app } = await buildServer(readSettings({ ...QUIET, ...env }), database);
  const { db } = database;
  return {
    app,
    database,
    db,
    get: (url, headers = {}) => app.inject({ url, headers }),
    order: (payload, { key = randomUUID(), headers, ...options } = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/v2/order',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
        ...options,
      }),
    voidOrder: (key, headers = {}) =>
      app.inject({ method: 'DELETE', url: '/api/v2/order', headers: { 'idempotency-key': key, ...headers } }),
    stock: async slug => {
      const [row] = await db.select({ stock: products.stock }).from(products).where(eq(products.slug, slug));
      return row?.stock ?? Number.NaN;
    },
    change: async (slug, change) => {
      await db.update(products).set(change).where(eq(products.slug, slug));
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
