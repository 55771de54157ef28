import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { holdsDatabase, openEmbedded } from '../database/embedded';
import { readSettings } from '../settings';
import { command } from './command';

/** What marks an archive, at its place, and zeros at its end. */
const TAR = { mark: 'ustar', at: 257, end: 1_024 } as const;

/**
 * `npm run backup -- FILE` writes the embedded database into a file, while the API runs or not;
 * `npm run backup -- --restore FILE` makes a new data folder from one. DATA_DIR says which folder.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { restore: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  // Without `--` before it npm keeps the option to itself: the backup to be restored would be written over.
  const isKept = process.env.npm_config_restore !== undefined;
  if (!file || others.length > 0 || isKept)
    throw new Error('Say where: npm run backup -- FILE, or npm run backup -- --restore FILE.');
  if (values.restore) await restore(file);
  else await command({ backup: resolve(file) });
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}

async function restore(file: string): Promise<void> {
  const { dataDir } = readSettings(process.env);
  if (holdsDatabase(dataDir)) {
    throw new Error(`${dataDir} holds a database already; move it away, or set DATA_DIR to a new folder.`);
  }
  const database = await openEmbedded(dataDir, new Blob([archiveIn(file)]));
  await database.close();
  process.stdout.write(`Restored ${file} to ${dataDir}.\n`);
}

/** A backup's archive, if it is whole; some browsers unpack what they load. What is damaged ends the engine. */
function archiveIn(file: string): Buffer<ArrayBuffer> {
  const archive = unpacked(readFileSync(file));
  const mark = archive?.toString('latin1', TAR.at, TAR.at + TAR.mark.length);
  if (!archive || mark !== TAR.mark || archive.subarray(-TAR.end).some(byte => byte !== 0))
    throw new Error(`${file} is no backup, or not whole.`);
  return archive;
}

/** What was packed, or null where that does not match the sum at its end. */
function unpacked(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | null {
  if (bytes[0] !== 0x1f) return bytes;
  try {
    return gunzipSync(bytes);
  } catch {
    return null;
  }
}
