import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { type Database, DatabaseUnavailable, type Db } from './database';
import { MIGRATIONS } from './embedded';
import * as schema from './schema';

/** Any number, the same in every process of this API: who holds it changes the schema. */
const MIGRATION_LOCK = 7_215_301;

/** Times in ms after which the server gives a statement up, so that no request waits for ever. */
const STATEMENT_TIMEOUT = 8_000;
const LOCK_TIMEOUT = 5_000;

/** Opens connections to a PostgreSQL server. */
export async function openPostgres(url: string, connections: number): Promise<Database> {
  const client = postgres(url, {
    max: connections,
    connect_timeout: 5,
    idle_timeout: 60,
    onnotice: () => {},
    connection: {
      application_name: 'tass-api',
      statement_timeout: STATEMENT_TIMEOUT,
      lock_timeout: LOCK_TIMEOUT,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
    },
  });
  try {
    await client`select 1`;
  } catch (cause) {
    await client.end({ timeout: 1 });
    const text =
      cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : String(cause);
    throw new DatabaseUnavailable(`The database at ${withoutPassword(url)} can't be reached: ${text}.`, {
      cause,
    });
  }
  const db = drizzle(client, { schema, casing: 'snake_case' });
  return {
    engine: 'server',
    db: db as unknown as Db,
    migrate: () => migrateAlone(url),
    listen: async (channel, told, missed) => {
      let connected = false;
      await client.listen(channel, told, () => {
        if (connected) missed();
        connected = true;
      });
    },
    close: () => client.end({ timeout: 5 }),
  };
}

/** Migrations run on a connection of their own, without the time limits of ordinary statements. */
async function migrateAlone(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end({ timeout: 5 });
  }
}

function withoutPassword(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'DATABASE_URL';
}
