import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../../../demo/api/database/database';
import { openEmbedded } from '../../../demo/api/database/embedded';
import { openPostgres } from '../../../demo/api/database/postgres-server';
import type { Catalogue } from './few-products';
import { query } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'embedded' | 'postgresql';
    /** Folder with databases of the embedded engine. */
    snapshots: string;
    /** Address of the server, where there is one. */
    server: string;
  }
  interface TaskMeta {
    /** What a soak measured, for the table of `npm run soak`. */
    figures?: string;
  }
}

export const isEmbedded = (): boolean => inject('engine') === 'embedded';

const snapshots: Partial<Record<Catalogue, Blob>> = {};

/** A database with the catalogue in it, for the embedded engine to start from. */
export function snapshot(catalogue: Catalogue = 'whole'): Blob {
  snapshots[catalogue] ??= new Blob([readFileSync(join(inject('snapshots'), `${catalogue}.tar`))]);
  return snapshots[catalogue];
}

/** Makes the data folder of a database with a few products in it, for the embedded engine. */
export const copyFew = (folder: string): void =>
  cpSync(join(inject('snapshots'), 'few/database'), join(folder, 'database'), { recursive: true });

/** Opens a database of its own with the catalogue in it, on the engine this run tests. */
export async function openTestDatabase(catalogue: Catalogue = 'whole'): Promise<Database> {
  if (isEmbedded()) return openEmbedded(null, snapshot(catalogue));
  return openPostgres(await newServerDatabase(catalogue), 10);
}

/** Makes a database with the catalogue on the server; answers its address. */
export async function newServerDatabase(catalogue: Catalogue = 'whole'): Promise<string> {
  const server = inject('server');
  const name = `shop_${randomBytes(6).toString('hex')}`;
  // Copies of one template are made one after the other.
  await query(server, 'select pg_advisory_lock(1)', `create database ${name} template template_${catalogue}`);
  return server.replace(/[^/]+$/, name);
}
