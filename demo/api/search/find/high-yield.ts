import type { SearchProduct } from '../engine';
import { SCORE, type Scores } from './word-search';

/** What prints most of its category and colour before what is called by the number alone: the 445XL before the 445. */
export function withHighYieldFirst(
  scores: Scores,
  productAt: (slot: number) => SearchProduct | undefined,
): Scores {
  const most = new Map<string, number>();
  const pagesOf = (slot: number) => {
    const product = productAt(slot);
    return {
      alike: `${product?.category.slug.replace('remanufactured-', '')} ${product?.color}`,
      pages: product?.yieldPages ?? 0,
    };
  };
  for (const slot of scores.keys()) {
    const { alike, pages } = pagesOf(slot);
    most.set(alike, Math.max(pages, most.get(alike) ?? 0));
  }
  const isHighest = (slot: number) => {
    const { alike, pages } = pagesOf(slot);
    return pages > 0 && pages === most.get(alike);
  };
  return new Map(
    [...scores].map(([slot, score]) => [slot, isHighest(slot) ? score + SCORE.highYield : score]),
  );
}
