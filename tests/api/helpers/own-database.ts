import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { newServerDatabase } from './engine';

/** Environment that names a database of its own on the engine under test, and how to remove it. */
export async function ownDatabase(): Promise<{ env: Record<string, string>; remove(): void }> {
  if (inject('engine').kind === 'postgresql') {
    return { env: { DATABASE_URL: await newServerDatabase() }, remove: () => {} };
  }
  const folder = mkdtempSync(join(tmpdir(), 'tass-api-'));
  return { env: { DATA_DIR: folder }, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
