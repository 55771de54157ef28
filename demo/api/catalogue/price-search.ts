import type { Found } from '../search/engine';
import type { PriceLimit } from '../search/query/price-limit';
import { MARK, type ProductColumns } from './product-columns';

/** Products within a price; where what was meant costs more or less, all of it with the nearest in price first. */
export interface Priced {
  readonly slots: ArrayLike<number>;
  readonly scores: ArrayLike<number>;
  readonly isMet: boolean;
}

/** Scores this near to the best are of what was meant, lower ones of what is only called alike. */
const SAME = 5;

/** Of what was found, what costs as much as the limit says. */
export function priced({ slots, scores }: Found, limit: PriceLimit, columns: ProductColumns): Priced {
  const { marks, price } = columns;
  const [least, most] = [limit.min ?? 0, limit.max ?? Number.POSITIVE_INFINITY];
  const distance = (slot: number) =>
    Math.max(least - (price[slot] as number), (price[slot] as number) - most, 0);
  const found = Array.from(slots, (slot, at) => ({ slot, score: scores[at] as number })).filter(
    ({ slot }) => ((marks[slot] as number) & MARK.live) !== 0,
  );
  const meant = found.reduce((best, { score }) => Math.max(best, score), 0) - SAME;
  const within = found.filter(({ slot }) => distance(slot) === 0);
  const isMet = within.some(({ score }) => score > meant);
  const kept = isMet ? within : found;
  return {
    slots: kept.map(({ slot }) => slot),
    scores: kept.map(({ slot, score }) =>
      isMet ? score : (score > meant ? 0 : Number.MIN_SAFE_INTEGER) - distance(slot),
    ),
    isMet,
  };
}

/** A category's step of scores, and less than its least for a price in fils. */
const [STEP, FILS] = [0.5, 1e-8];

/** What was found with the cheaper first of what answers as well. */
export function cheapestFirst(found: Found, { price }: ProductColumns): Found {
  const scores = Array.from(
    found.slots,
    (slot, at) => Math.ceil((found.scores[at] as number) / STEP) * STEP - (price[slot] as number) * FILS,
  );
  return { ...found, scores };
}

/** Everything that is sold, as a search for anything finds it. */
export function everything({ length }: ProductColumns): Found {
  return {
    slots: Array.from({ length }, (_, slot) => slot),
    scores: new Float64Array(length),
    guess: false,
    didYouMean: null,
    printers: [],
  };
}
