/**
 * Does one thing at a time across all tabs of an origin, by name; resolves with what the work gave, or rejects as it
 * did. Web Locks need a secure page: without them the work is done at once, and two tabs may meet.
 */
export async function withLock<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const locks = navigator.locks;
  if (!locks) return work();
  let begun = false;
  try {
    return (await locks.request(`tass-${name}`, () => {
      begun = true;
      return work();
    })) as Result;
  } catch (error) {
    // A page may be denied its locks, as it may be denied its storage.
    if (begun || !(error instanceof DOMException)) throw error;
    return work();
  }
}
