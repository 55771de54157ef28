import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '../../../demo/api/database/database';
import { openEmbedded } from '../../../demo/api/database/embedded';
import { openPostgres } from '../../../demo/api/database/postgres-server';
import { query } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    engine: { kind: 'embedded'; snapshot: string } | { kind: 'postgresql'; url: string };
  }
  interface TaskMeta {
    /** What a soak measured, for the table of `npm run soak`. */
    figures?: string;
  }
}

export const isEmbedded = (): boolean => inject('engine').kind === 'embedded';

/** A database with the catalogue in it, for the embedded engine to start from. */
export function snapshot(): Blob {
  const engine = inject('engine');
  if (engine.kind !== 'embedded') throw new Error('This run has no embedded engine.');
  return new Blob([readFileSync(engine.snapshot)]);
}

/** Opens a database of its own with the catalogue in it, on the engine this run tests. */
export async function openTestDatabase(): Promise<Database> {
  const engine = inject('engine');
  if (engine.kind === 'postgresql') return openPostgres(await newServerDatabase(), 10);
  return openEmbedded(null, snapshot());
}

/** Makes a database with the catalogue on the server; answers its address. */
export async function newServerDatabase(): Promise<string> {
  const engine = inject('engine');
  if (engine.kind !== 'postgresql') throw new Error('This run has no server.');
  const name = `shop_${randomBytes(6).toString('hex')}`;
  // Copies of one template are made one after the other.
  await query(engine.url, 'select pg_advisory_lock(1)', `create database ${name} template template_shop`);
  return engine.url.replace(/[^/]+$/, name);
}
