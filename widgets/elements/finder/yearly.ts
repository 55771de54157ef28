import type { Product } from '../../api/schemas';
import { KINDS, type Kind } from '../../data/kinds';
import { pageCost } from '../../data/page-cost';
import { COLOR_SUPPLIES, type Slot } from './slots';

/** How much a printer prints. */
export interface Printing {
  /** Pages a month, those in colour among them. */
  readonly pages: number;
  readonly inColor: number;
}

/** What a year's ink or toner of one kind costs. */
export interface YearlyCost {
  readonly kind: Kind;
  /** Whole fils. */
  readonly total: number;
}

const MONTHS = 12;
/** Days of a mean month. */
const MONTH = 365 / MONTHS;

/** The slots whose supplies are used up page by page. */
export const supplySlots = (slots: readonly Slot[]): readonly Slot[] =>
  slots.filter(({ category }) => COLOR_SUPPLIES.includes(category));

/** Pages a month that take from a slot: black is in all of them, any other colour in those in colour. */
function pagesOf({ color }: Slot, { pages, inColor }: Printing, alone: boolean): number {
  return alone || color === 'black' || color === '' ? pages : inColor;
}

/**
 * Each kind that can fill every slot in use, by the cheapest page of each slot. Yields are the makers' figures, of pages
 * covered by 5 %.
 */
export function yearlyCosts(slots: readonly Slot[], printing: Printing): readonly YearlyCost[] {
  const supplies = supplySlots(slots);
  const used = supplies.filter(slot => pagesOf(slot, printing, supplies.length === 1) > 0);
  return KINDS.flatMap(kind => {
    const costs = used.map(slot => {
      const pages = slot.choices
        .filter(({ product }) => product.kind === kind)
        .map(({ product }) => pageCost(product))
        .filter(cost => cost !== undefined);
      return pages.length > 0
        ? Math.min(...pages) * pagesOf(slot, printing, supplies.length === 1)
        : undefined;
    });
    if (costs.length === 0 || costs.includes(undefined)) return [];
    const month = costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
    return [{ kind, total: Math.round(month * MONTHS) }];
  });
}

/** Days until the first of these products is used up, one a slot; undefined where no yield is known. */
export function daysToRefill(
  slots: readonly Slot[],
  chosen: (slot: Slot) => Product | undefined,
  printing: Printing,
): number | undefined {
  const supplies = supplySlots(slots);
  const days = supplies.flatMap(slot => {
    const pages = pagesOf(slot, printing, supplies.length === 1);
    const lasts = chosen(slot)?.yield_pages;
    return lasts && pages > 0 ? [(lasts / pages) * MONTH] : [];
  });
  return days.length > 0 ? Math.floor(Math.min(...days)) : undefined;
}
