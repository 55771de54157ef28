import type { PGlite } from '@electric-sql/pglite';

/** ms between looks, and bytes of write-ahead log (WAL) after which a checkpoint is made. */
const INTERVAL = 5_000;
const MAX_WAL = 64 * 2 ** 20;

/**
 * Makes checkpoints as a server's checkpointer process does; the embedded engine has none, so its WAL would grow
 * without end and recovery after a crash would read all of it. None is begun where `checkDiskSpace` rejects: one that fails
 * for want of room hangs the engine. Answers how to stop.
 */
export function startCheckpointer(engine: PGlite, checkDiskSpace: () => Promise<void>): () => void {
  const checkpointIfLong = async () => {
    const { rows } = await engine.query<{ long: boolean }>(
      'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > $1 as long from pg_control_checkpoint()',
      [MAX_WAL],
    );
    if (!rows[0]?.long) return;
    await checkDiskSpace();
    await engine.exec('checkpoint');
  };
  // What hinders it, such as a full disk, hinders requests as well, which tell of it; the next look tries again.
  const timer = setInterval(() => void checkpointIfLong().catch(() => {}), INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
