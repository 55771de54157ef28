/**
 * PostgreSQL's error classes and codes that pass by themselves: connections, resources (a full disk too),
 * shutdown, lock time-outs, deadlocks, a read-only server.
 */
const PASSING = /^(?:08|53|57P|58)|^(?:55P03|57014|40001|40P01|25006)$/;

/** Faults of the connection, as Node names them. */
const DISCONNECTED = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
]);
/** Faults of the connection to which `pg` gives no code. */
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has|was) )/;

/** True when the database could not do its work now, but the request may succeed later. */
export function isUnavailable(fault: unknown): boolean {
  const code = databaseCode(fault);
  return code === null ? isLost(fault) : PASSING.test(code) || DISCONNECTED.has(code);
}

/** True when the connection is lost, or gave no answer in time. */
export function isLost(fault: unknown): boolean {
  return fault instanceof Error && (LOST.test(fault.message) || isLost(fault.cause));
}

/** The code of a database fault; drizzle wraps the engine's own error in `cause`. */
function databaseCode(fault: unknown): string | null {
  for (let at = fault; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (typeof code === 'string') return code;
  }
  return null;
}
