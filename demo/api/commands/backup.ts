import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openEmbedded } from '../database/embedded';
import { readSettings } from '../settings';
import { command } from './command';

/**
 * `npm run backup -- FILE` writes the embedded database into a file, while the API runs or not;
 * `npm run backup -- --restore FILE` makes a new data folder from one. DATA_DIR says which folder.
 */
const [first = '', second = ''] = process.argv.slice(2);
const { dataDir } = readSettings(process.env);
try {
  if (first === '--restore') await restore(second);
  else if (first) await command({ backup: resolve(first) });
  else throw new Error('Say where: npm run backup -- FILE, or npm run backup -- --restore FILE.');
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}

async function restore(file: string): Promise<void> {
  if (existsSync(join(dataDir, 'database'))) {
    throw new Error(`${dataDir} holds a database already; move it away, or set DATA_DIR to a new folder.`);
  }
  const database = await openEmbedded(dataDir, new Blob([readFileSync(file)]));
  await database.close();
  process.stdout.write(`Restored ${file} to ${dataDir}.\n`);
}
