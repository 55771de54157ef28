import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Database } from './database';
import { renameSynced } from './fsync';

/**
 * Writes the embedded database, as it is at this moment, into a file (tar, gzip). The file appears under its
 * name only when it is whole and on the disk.
 */
export async function backUp(database: Database, file: string): Promise<void> {
  if (!database.dump)
    throw new Error('A PostgreSQL server is backed up with its own tools, such as pg_dump.');
  const dump = await database.dump();
  // A name of its own: another backup may be writing the same file.
  const part = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(part, Buffer.from(await dump.arrayBuffer()), { mode: 0o600, flush: true });
    renameSynced(part, file);
  } catch (fault) {
    rmSync(part, { force: true });
    throw fault;
  }
}
