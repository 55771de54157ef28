import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Database, DatabaseUnavailable, type Db } from './database';
import { checkDiskSpace } from './disk-space';
import { FailStopEngine } from './fail-stop-engine';
import { type FolderLock, lockFolder } from './folder-lock';
import { renameSynced, syncTree } from './fsync';
import * as schema from './schema';
import { SyncedNodeFS } from './synced-node-fs';
import { startCheckpointer } from './wal-checkpointer';

export const MIGRATIONS = resolve(import.meta.dirname, '../migrations');

/**
 * The engine's own parameters, but syncing: `-F` would turn that off, and of the ways to sync only `fsync` reaches
 * the file system. Log files above `max_wal_size` are given back instead of kept for later.
 */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter(param => param !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'max_wal_size=128MB'].flatMap(setting => ['-c', setting]),
];

/**
 * Opens the embedded engine on a folder, or in memory when the folder is `null`. A new database starts as a
 * copy of `snapshot` (made by the engine's `dumpDataDir`) where one is given.
 */
export async function openEmbedded(folder: string | null, snapshot?: Blob): Promise<Database> {
  const lock = folder === null ? null : await holdFolder(folder);
  let engine: FailStopEngine;
  try {
    engine = folder === null ? await startEngine(null, snapshot) : await openFolder(folder, snapshot);
  } catch (cause) {
    await lock?.release();
    throw new DatabaseUnavailable(`The database in ${folder} can't be opened: ${reason(cause)}.`, { cause });
  }
  const db = drizzle(engine, { schema, casing: 'snake_case' });
  const roomLeft = async () => (folder === null ? undefined : checkDiskSpace(join(folder, 'database')));
  const hasRoom = () =>
    roomLeft().then(
      () => true,
      () => false,
    );
  const stopCheckpointer = startCheckpointer(engine, roomLeft);
  return {
    engine: 'embedded',
    db: db as unknown as Db,
    migrate: () => migrate(db, { migrationsFolder: MIGRATIONS }),
    listen: async (channel, notified) => {
      await engine.listen(channel, notified);
    },
    answer: reply => lock?.answer(reply),
    dump: async () => {
      // Where there is no room for one, it would end the engine; the copy then has more of the log, played when it opens.
      if (await hasRoom()) await engine.exec('checkpoint');
      return engine.dumpDataDir('gzip');
    },
    checkDiskSpace: roomLeft,
    ended: engine.ended,
    close: async () => {
      stopCheckpointer();
      await engine.close();
      await lock?.release();
    },
  };
}

/** Whether a folder holds a database already. */
export const holdsDatabase = (folder: string): boolean => existsSync(join(folder, 'database'));

/** A new database gets its name when it is whole and on the disk, so that a cut while it is made leaves none. */
async function openFolder(folder: string, snapshot?: Blob): Promise<FailStopEngine> {
  const path = join(folder, 'database');
  if (!existsSync(path)) {
    const unfinished = `${path}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    const engine = await startEngine(unfinished, snapshot);
    await engine.close();
    syncTree(unfinished);
    renameSynced(unfinished, path);
  }
  return startEngine(path);
}

/** Starts the engine on a folder that holds a database or nothing, or in memory when the folder is `null`. */
async function startEngine(path: string | null, snapshot?: Blob): Promise<FailStopEngine> {
  const engine = new FailStopEngine({
    ...(path === null ? { dataDir: 'memory://' } : { fs: new SyncedNodeFS(path) }),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    startParams: START_PARAMS,
  });
  await engine.waitReady;
  engine.endOnTraps();
  return engine;
}

async function holdFolder(folder: string): Promise<FolderLock> {
  let lock: FolderLock | null;
  try {
    lock = await lockFolder(folder);
  } catch (cause) {
    throw new DatabaseUnavailable(`The data folder ${folder} can't be written to: ${reason(cause)}.`, {
      cause,
    });
  }
  if (!lock) {
    throw new DatabaseUnavailable(
      `The data folder ${folder} is in use by another API process; stop that one, or set DATA_DIR to another folder.`,
    );
  }
  return lock;
}

function reason(cause: unknown): string {
  const code = (cause as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC') return 'the disk is full';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'no permission to write there';
  return cause instanceof Error ? cause.message : String(cause);
}
