/** A lock that is waited for longer than this, ms, is taken for lost: a tab that hangs never gives it back. */
const LOCK_TIMEOUT = 700;

const warned = new Set<string>();

/** Says once that the work goes on without its lock. */
function warnOnce(name: string): void {
  if (warned.has(name)) return;
  warned.add(name);
  console.warn(`tass: another tab holds the lock ${name}, going on without it`);
}

/**
 * Does one thing at a time across all tabs of an origin, by name; resolves with what the work gave, or rejects as it
 * did. Web Locks need a secure page: without them the work is done at once, and two tabs may meet. So it is when
 * another tab keeps the lock for too long, and then the console says so.
 * `timeout` in ms is how long to wait: what another tab does with a cart takes no time, other work may.
 */
export async function withLock<Result>(
  name: string,
  work: () => Result | Promise<Result>,
  timeout = LOCK_TIMEOUT,
): Promise<Result> {
  const locks = navigator.locks;
  if (!locks) return work();
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), timeout);
  let begun = false;
  try {
    return (await locks.request(`tass-${name}`, { signal: wait.signal }, () => {
      clearTimeout(timer);
      begun = true;
      return work();
    })) as Result;
  } catch (error) {
    // A page may be denied its locks, as it may be denied its storage.
    if (begun || !(error instanceof DOMException)) throw error;
    if (wait.signal.aborted) warnOnce(name);
    return work();
  } finally {
    clearTimeout(timer);
  }
}
