import type { SearchProduct } from '../engine';
import type { Scores } from './word-search';

/** The usual order of colours; all others come last. */
const COLORS = ['black', 'cyan', 'magenta', 'yellow'];
/** Less than any other step between products. */
const STEP = 0.001;

/** Where several makers call their goods alike, as with TN-321: first all in black, and so on, so that no maker hides another's. */
export function withMakersInTurn(
  scores: Scores,
  productAt: (slot: number) => SearchProduct | undefined,
): Scores {
  const makers = new Set<string>();
  for (const slot of scores.keys()) makers.add(productAt(slot)?.devices[0]?.brand ?? '');
  if (makers.size < 2) return scores;
  const turnOf = (slot: number) => {
    const turn = COLORS.indexOf(productAt(slot)?.color ?? '');
    return turn < 0 ? COLORS.length : turn;
  };
  return new Map([...scores].map(([slot, score]) => [slot, score - STEP * turnOf(slot)]));
}
