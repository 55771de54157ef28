/** Up to this many, keeping the best ones sorted while looking is quicker than sorting everything. */
const MAX_KEPT = 1_000;

/** The first `count` of what is added, in the given order: a page of a long list without sorting or keeping all of it. */
export class TopN<Item> {
  readonly #count: number;
  readonly #compare: (a: Item, b: Item) => number;
  readonly #kept: Item[] = [];
  /** How many were added. */
  added = 0;

  constructor(count: number, compare: (a: Item, b: Item) => number) {
    this.#count = count;
    this.#compare = compare;
  }

  add(item: Item): void {
    this.added++;
    const kept = this.#kept;
    if (this.#count > MAX_KEPT) {
      kept.push(item);
      return;
    }
    if (kept.length === this.#count) {
      if (this.#compare(item, kept[kept.length - 1] as Item) >= 0) return;
      kept.pop();
    }
    kept.splice(this.#placeOf(item), 0, item);
  }

  sorted(): Item[] {
    if (this.#count > MAX_KEPT) this.#kept.sort(this.#compare);
    return this.#kept.slice(0, this.#count);
  }

  /** Where the item belongs: behind those that are equal. */
  #placeOf(item: Item): number {
    let low = 0;
    let high = this.#kept.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(item, this.#kept[middle] as Item) < 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
