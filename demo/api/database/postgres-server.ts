import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Database, DatabaseUnavailable, type Db } from './database';
import { MIGRATIONS } from './embedded';
import { type ServerList, serverList } from './server-list';
import { serverDatabase } from './server-transactions';

/** Any number, the same in every process of this API: who holds it changes the schema. */
const MIGRATION_LOCK = 7_215_301;

/** Times in ms after which the server gives a statement up, so that no request waits for ever. */
const STATEMENT_TIMEOUT = 8_000;
const LOCK_TIMEOUT = 5_000;
/** Time in ms after which the answer to a statement is not waited for: the server would have given it up before. */
const RESPONSE_TIMEOUT = 12_000;
/** Times in ms: how long a connection may take, lies idle, and until the one that listens is made again. */
const CONNECT_TIMEOUT = 5_000;
const IDLE_TIMEOUT = 60_000;
const LISTEN_RETRY_DELAY = 500;

/**
 * Opens connections to a PostgreSQL server; where the address names several, to the one that takes writes. `patience` is
 * the time in ms after which an answer is not waited for.
 */
export async function openPostgres(
  url: string,
  connections: number,
  patience = RESPONSE_TIMEOUT,
): Promise<Database> {
  const servers = serverList(url);
  const pool = new pg.Pool({
    Client: servers.Client,
    onConnect: servers.checkPrimary,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    idleTimeoutMillis: IDLE_TIMEOUT,
    keepAlive: true,
    application_name: 'tass-api',
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: patience,
    lock_timeout: LOCK_TIMEOUT,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
  });
  // An idle connection that is lost is made again when one is needed.
  pool.on('error', () => {});
  try {
    await connectFirst(pool, servers);
  } catch (cause) {
    await pool.end();
    const text =
      cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : String(cause);
    throw new DatabaseUnavailable(`The database at ${withoutPassword(url)} can't be reached: ${text}.`, {
      cause,
    });
  }
  const listeners: (() => Promise<void>)[] = [];
  return {
    engine: 'server',
    db: serverDatabase(pool) as unknown as Db,
    migrate: () => migrateAlone(servers),
    listen: async (channel, notified, missed) => {
      listeners.push(await listen(servers, channel, notified, missed));
    },
    close: async () => {
      await Promise.all(listeners.map(stop => stop()));
      await pool.end();
    },
  };
}

/** Connects once, to whichever of the servers takes writes. */
async function connectFirst(pool: pg.Pool, { count }: ServerList): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await pool.query('select 1');
      return;
    } catch (fault) {
      if (tries === count) throw fault;
    }
  }
}

/** Listens on a connection of its own, and on another one as soon as that is lost; answers how to stop. */
async function listen(
  servers: ServerList,
  channel: string,
  notified: (payload: string) => void,
  missed: () => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client;
  const connect = async () => {
    client = new servers.Client({ connectionTimeoutMillis: CONNECT_TIMEOUT, keepAlive: true });
    client.on('notification', ({ payload = '' }) => notified(payload));
    client.once('end', () => {
      if (!stopped) setTimeout(again, LISTEN_RETRY_DELAY).unref();
    });
    try {
      await client.connect();
      await servers.checkPrimary(client);
      await client.query(`listen ${channel}`);
    } catch (fault) {
      await client.end();
      throw fault;
    }
  };
  // One that fails ends its connection, and with that comes the next.
  const again = () => connect().then(missed, () => {});
  await connect();
  return async () => {
    stopped = true;
    await client.end();
  };
}

/** Migrations run on a connection of their own, without the time limits of ordinary statements. */
async function migrateAlone({ Client }: ServerList): Promise<void> {
  const client = new Client();
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}

function withoutPassword(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'DATABASE_URL';
}
