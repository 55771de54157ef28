import type { PGlite } from '@electric-sql/pglite';

/** ms between looks, and bytes of log after which its changes are written into the tables' files. */
const LOOK = 5_000;
const LONGEST = 64 * 2 ** 20;

/**
 * Keeps the embedded engine's log short, as a server's own checkpointer does; the engine has none, so its log would grow
 * for ever and a start after a crash would read all of it. Answers how to stop.
 */
export function keepLogShort(engine: PGlite): () => void {
  const look = async () => {
    const { rows } = await engine.query<{ long: boolean }>(
      'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > $1 as long from pg_control_checkpoint()',
      [LONGEST],
    );
    if (rows[0]?.long) await engine.exec('checkpoint');
  };
  // What hinders it, such as a full disk, hinders requests as well, which tell of it; the next look tries again.
  const timer = setInterval(() => void look().catch(() => {}), LOOK);
  timer.unref();
  return () => clearInterval(timer);
}
