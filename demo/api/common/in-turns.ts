import { setImmediate as nextTurn } from 'node:timers/promises';

/** Time in ms for which work beside requests holds them up at most. */
const HELD = 10;

/** Does the work on one item after the other, and lets requests in between. */
export async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let since = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - since < HELD) continue;
    await nextTurn();
    since = performance.now();
  }
}

/** Some of the items at a time, with requests in between. */
export async function* slicesOf<Item>(items: readonly Item[], size: number): AsyncGenerator<Item[]> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await nextTurn();
    yield items.slice(from, from + size);
  }
}
