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

/** A slot with the pages a month that take from it. */
interface UsedSlot {
  readonly slot: Slot;
  readonly pages: number;
}

/** The slots that are used up: black is in all pages, as an only one is, any other colour in those in colour. */
function usedSlots(slots: readonly Slot[], { pages, inColor }: Printing): readonly UsedSlot[] {
  const supplies = supplySlots(slots);
  const isInAll = ({ color }: Slot) => supplies.length === 1 || color === 'black' || color === '';
  return supplies
    .map(slot => ({ slot, pages: isInAll(slot) ? pages : inColor }))
    .filter(used => used.pages > 0);
}

/** What a page costs with the cheapest supply of a kind, in fils; infinite where the slot has none of known yield. */
const cheapestPage = ({ choices }: Slot, kind: Kind): number =>
  Math.min(
    ...choices
      .filter(({ product }) => product.kind === kind)
      .map(({ product }) => pageCost(product) ?? Number.POSITIVE_INFINITY),
  );

/**
 * Each kind that can fill every slot in use, by the cheapest page of each slot. Yields are the makers' figures, of pages
 * covered by 5 %.
 */
export function yearlyCosts(slots: readonly Slot[], printing: Printing): readonly YearlyCost[] {
  const used = usedSlots(slots, printing);
  return KINDS.flatMap(kind => {
    const month = used.reduce((sum, { slot, pages }) => sum + cheapestPage(slot, kind) * pages, 0);
    return month > 0 && Number.isFinite(month) ? [{ kind, total: Math.round(month * MONTHS) }] : [];
  });
}

/** Days until the first of these products is used up, one a slot; undefined where no yield is known. */
export function daysToRefill(
  slots: readonly Slot[],
  chosen: (slot: Slot) => Product | undefined,
  printing: Printing,
): number | undefined {
  const days = usedSlots(slots, printing).flatMap(({ slot, pages }) => {
    const lasts = chosen(slot)?.yield_pages;
    return lasts ? [(lasts / pages) * MONTH] : [];
  });
  return days.length > 0 ? Math.floor(Math.min(...days)) : undefined;
}
