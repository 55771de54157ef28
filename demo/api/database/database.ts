import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The drizzle handle all queries go through, whichever engine is behind it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database: embedded in this process, or a PostgreSQL server. */
export interface Database {
  engine: 'embedded' | 'server';
  db: Db;
  /** Brings the schema up to date; one process at a time. */
  migrate(): Promise<void>;
  /**
   * Calls `notified` with every payload notified on the channel, and `missed` whenever notifications may have
   * been lost (after a broken connection).
   */
  listen(channel: string, notified: (payload: string) => void, missed: () => void): Promise<void>;
  /** Answers what other processes ask, where only this one can open the database: the embedded engine. */
  answer?(reply: (question: string) => Promise<string>): void;
  /** The whole database as one file (tar, gzip); of the embedded engine only. */
  dump?(): Promise<Blob>;
  /** Rejects where the disk has no room to write, or no data folder any more; of the embedded engine only. */
  checkDiskSpace?(): Promise<void>;
  /** Resolves with the fault after which the engine rejects everything; of the embedded engine only. */
  ended?: Promise<unknown>;
  close(): Promise<void>;
}

/** A database that can't be opened; the message is one sentence for the person who starts the API. */
export class DatabaseUnavailable extends Error {}
