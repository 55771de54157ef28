import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isLost } from './faults';
import * as schema from './schema';

type ServerDb = NodePgDatabase<typeof schema>;

const open = (client: pg.Pool | pg.PoolClient): ServerDb => drizzle(client, { schema, casing: 'snake_case' });

/**
 * A pool's database. drizzle's own transaction keeps a connection for ever whose `begin` failed, gives one back whose
 * `rollback` did, and then tells of the rollback alone: here such a connection is closed, and the first fault is told.
 */
export function serverDatabase(pool: pg.Pool): ServerDb {
  const db = open(pool);
  const known = new WeakMap<pg.PoolClient, ServerDb>();
  const on = (client: pg.PoolClient) => {
    const there = known.get(client) ?? open(client);
    known.set(client, there);
    return there;
  };
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    const first: unknown[] = [];
    const watched: typeof work = async tx => {
      try {
        return await work(tx);
      } catch (fault) {
        first.push(fault);
        // What follows must not wait for an answer that never comes.
        if (isLost(fault)) void client.end();
        throw fault;
      }
    };
    try {
      const result = await on(client).transaction(watched, config);
      client.release();
      return result;
    } catch (fault) {
      client.release(fault !== first[0]);
      throw first.length > 0 ? first[0] : fault;
    }
  };
  return db;
}
