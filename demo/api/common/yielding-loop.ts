import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest time in ms for which such work blocks the event loop. */
const SLICE = 10;

/** Does the work on each item in turn, and yields to the event loop so that requests are answered meanwhile. */
export async function forEachYielding<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
): Promise<void> {
  let since = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - since < SLICE) continue;
    await nextTurn();
    since = performance.now();
  }
}

/** The items in slices of `size`; yields to the event loop between them. */
export async function* yieldingSlices<Item>(items: readonly Item[], size: number): AsyncGenerator<Item[]> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await nextTurn();
    yield items.slice(from, from + size);
  }
}
