import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '../../../demo/api/database/database';
import { openEmbedded } from '../../../demo/api/database/embedded';
import { openPostgres } from '../../../demo/api/database/postgres-server';
import { query } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'embedded' | 'postgresql';
    /** File with a database of the embedded engine. */
    snapshot: string;
    /** Address of the server, where there is one. */
    server: string;
  }
  interface TaskMeta {
    /** What a soak measured, for the table of `npm run soak`. */
    figures?: string;
  }
}

export const isEmbedded = (): boolean => inject('engine') === 'embedded';

/** A database with the catalogue in it, for the embedded engine to start from. */
export const snapshot = (): Blob => new Blob([readFileSync(inject('snapshot'))]);

/** Opens a database of its own with the catalogue in it, on the engine this run tests. */
export async function openTestDatabase(): Promise<Database> {
  if (isEmbedded()) return openEmbedded(null, snapshot());
  return openPostgres(await newServerDatabase(), 10);
}

/** Makes a database with the catalogue on the server; answers its address. */
export async function newServerDatabase(): Promise<string> {
  const server = inject('server');
  const name = `shop_${randomBytes(6).toString('hex')}`;
  // Copies of one template are made one after the other.
  await query(server, 'select pg_advisory_lock(1)', `create database ${name} template template_shop`);
  return server.replace(/[^/]+$/, name);
}
