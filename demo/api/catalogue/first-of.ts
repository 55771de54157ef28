/** Up to this many, keeping the best ones sorted while looking is quicker than sorting everything. */
const MOST_KEPT = 1_000;

/** The first `count` of a list in the given order, sorted; a page of a long list without sorting all of it. */
export function firstOf<Item>(
  list: readonly Item[],
  count: number,
  compare: (a: Item, b: Item) => number,
): Item[] {
  if (count > MOST_KEPT || count >= list.length) return [...list].sort(compare).slice(0, count);
  const kept: Item[] = [];
  for (const item of list) {
    if (kept.length === count && compare(item, kept[count - 1] as Item) >= 0) continue;
    kept.splice(placeOf(item, kept, compare), 0, item);
    if (kept.length > count) kept.pop();
  }
  return kept;
}

/** Where the item belongs: behind those that are equal. */
function placeOf<Item>(item: Item, sorted: readonly Item[], compare: (a: Item, b: Item) => number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(item, sorted[middle] as Item) < 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
