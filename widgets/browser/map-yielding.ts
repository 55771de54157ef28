import { yieldToMain } from './yield-to-main';

/** ms of work after which the page may paint and take input. */
const SLICE = 12;

/** The results of the work on each entry of a long list; yields to the page in between. */
export async function mapYielding<Entry, Result>(
  entries: readonly Entry[],
  work: (entry: Entry, at: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let since = performance.now();
  for (const [at, entry] of entries.entries()) {
    results.push(work(entry, at));
    if (performance.now() - since < SLICE) continue;
    await yieldToMain();
    since = performance.now();
  }
  return results;
}
