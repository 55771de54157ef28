import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from './database/backup';
import { openEmbedded } from './database/embedded';
import { readSettings } from './settings';

/**
 * `backup.ts FILE` writes the embedded database into a file (a running API does so itself on SIGUSR2);
 * `backup.ts --restore FILE` makes a new data folder from one. DATA_DIR says which folder.
 */
const [first = '', second = ''] = process.argv.slice(2);
const { dataDir } = readSettings(process.env);
try {
  if (first === '--restore') await restore(second);
  else if (first) await save(first);
  else throw new Error('Say where: backup.ts FILE, or backup.ts --restore FILE.');
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}

async function save(file: string): Promise<void> {
  const database = await openEmbedded(dataDir);
  await backUp(database, file);
  await database.close();
  process.stdout.write(`Saved ${dataDir} to ${file}.\n`);
}

async function restore(file: string): Promise<void> {
  if (existsSync(join(dataDir, 'database'))) {
    throw new Error(`${dataDir} holds a database already; move it away, or set DATA_DIR to a new folder.`);
  }
  const database = await openEmbedded(dataDir, new Blob([readFileSync(file)]));
  await database.close();
  process.stdout.write(`Restored ${file} to ${dataDir}.\n`);
}
