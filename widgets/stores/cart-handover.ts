import type { OrderedQuantities } from './cart-lines';
import { type ListKind, readList, writeJson } from './stored-json';
import { withLock } from './with-lock';

/** What the shop took over from another page's cart: pieces by slug. */
interface Taken {
  readonly from: string;
  readonly pieces: Readonly<Record<string, number>>;
}

/** Carts remembered, the latest first. */
const MAX_CARTS = 20;

function isTaken(entry: unknown): entry is Taken {
  const { from, pieces } = (entry ?? {}) as Partial<Taken>;
  return typeof from === 'string' && typeof pieces === 'object' && pieces !== null;
}

const TAKEN: ListKind<Taken> = { key: 'tass-handed-over', most: MAX_CARTS, isEntry: isTaken };

/**
 * Takes over the lines of another page's cart: `add` is given those pieces alone that came in addition since the last
 * time. Without `from` everything counts as new.
 */
export async function takeOver<Line extends OrderedQuantities[number]>(
  from: string | undefined,
  lines: readonly Line[],
  add: (lines: readonly Line[]) => Promise<void>,
): Promise<void> {
  if (!from) return add(lines);
  return withLock(TAKEN.key, async () => {
    const all = readList(TAKEN);
    const before = all.find(taken => taken.from === from)?.pieces ?? {};
    const more = lines.flatMap(line => {
      const quantity = line.quantity - (before[line.slug] ?? 0);
      return quantity > 0 ? [{ ...line, quantity }] : [];
    });
    await add(more);
    const pieces = { ...before };
    for (const { slug, quantity } of lines) pieces[slug] = Math.max(quantity, before[slug] ?? 0);
    const others = all.filter(taken => taken.from !== from);
    writeJson(TAKEN.key, [{ from, pieces }, ...others].slice(0, MAX_CARTS));
  });
}
