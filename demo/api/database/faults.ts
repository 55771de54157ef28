/**
 * PostgreSQL's error classes and codes that pass by themselves: connections, resources (a full disk too),
 * shutdown, lock time-outs, deadlocks, a read-only server.
 */
const PASSING = /^(?:08|53|57P|58)|^(?:55P03|57014|40001|40P01|25006)$/;

/** Faults of the connection, as Node and postgres.js name them. */
const DISCONNECTED = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
]);

/** True when the database could not do its work now, but the request may succeed later. */
export function isUnavailable(fault: unknown): boolean {
  const code = databaseCode(fault);
  return code !== null && (PASSING.test(code) || DISCONNECTED.has(code));
}

/** True when a row with the same unique value exists. */
export function isDuplicate(fault: unknown): boolean {
  return databaseCode(fault) === '23505';
}

/** The code of a database fault; drizzle wraps the engine's own error in `cause`. */
function databaseCode(fault: unknown): string | null {
  for (let at = fault; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (typeof code === 'string') return code;
  }
  return null;
}
