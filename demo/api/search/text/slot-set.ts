import { bitCount } from './bit-count';

const BITS = 32;

/** A set of slots, a bit for each: sets of tens of thousands of products narrow each other in microseconds. */
export class SlotSet {
  #words: Uint32Array;

  constructor(slots: Iterable<number> = []) {
    this.#words = new Uint32Array(BITS);
    for (const slot of slots) this.add(slot);
  }

  /** The slots of any of the sets. */
  static union(sets: readonly SlotSet[]): SlotSet {
    const [first, ...others] = sets;
    if (first && others.length === 0) return first;
    const union = new SlotSet();
    union.#grow(Math.max(0, ...sets.map(set => set.#words.length)));
    for (const set of sets)
      for (let at = 0; at < set.#words.length; at++)
        union.#words[at] = (union.#words[at] as number) | (set.#words[at] as number);
    return union;
  }

  /** The slots that are in every one of the sets, in ascending order. */
  static common(sets: readonly SlotSet[]): Uint32Array {
    const length = sets.length === 0 ? 0 : Math.min(...sets.map(set => set.#words.length));
    const common = new Int32Array(length).fill(-1);
    for (const set of sets) {
      const words = set.#words;
      for (let at = 0; at < length; at++) common[at] = (common[at] as number) & (words[at] as number);
    }
    let count = 0;
    for (let at = 0; at < length; at++) count += bitCount(common[at] as number);
    const slots = new Uint32Array(count);
    let to = 0;
    for (let at = 0; at < length; at++)
      for (let word = common[at] as number; word !== 0; word &= word - 1)
        slots[to++] = at * BITS + 31 - Math.clz32(word & -word);
    return slots;
  }

  add(slot: number): void {
    const at = Math.floor(slot / BITS);
    if (at >= this.#words.length) this.#grow(Math.max(at + 1, 2 * this.#words.length));
    this.#words[at] = (this.#words[at] as number) | (1 << (slot % BITS));
  }

  delete(slot: number): void {
    const at = Math.floor(slot / BITS);
    const word = this.#words[at];
    if (word !== undefined) this.#words[at] = word & ~(1 << (slot % BITS));
  }

  has(slot: number): boolean {
    return ((this.#words[Math.floor(slot / BITS)] ?? 0) & (1 << (slot % BITS))) !== 0;
  }

  #grow(length: number): void {
    if (length <= this.#words.length) return;
    const words = new Uint32Array(length);
    words.set(this.#words);
    this.#words = words;
  }
}
