import type { SearchProduct } from './engine';
import type { ProductIndex } from './product-index';
import { SlotSet } from './slot-set';
import type { Wishes } from './wishes';

/** Slots with the score of each. */
export type Scores = Map<number, number>;

/** Scores: a match by the key's level, a step down for each category rank, or for a second choice of colour. */
export const SCORE = { best: 100, words: 50, level: 10, category: 0.5, color: 0.2 } as const;

/** What comes first among products that match alike: supplies before trays. */
const CATEGORY_RANK: Readonly<Record<string, number>> = {
  'drum-units': 1,
  'waste-toner-containers': 2,
  accessories: 3,
  paper: 4,
};

export function categoryStep({ category }: SearchProduct): number {
  return SCORE.category * (CATEGORY_RANK[category.slug] ?? 0);
}

/** Finds and narrows products by what words ask for: brand, category, colour, kind, series, words of the title. */
export class WordSearch {
  readonly #index: ProductIndex;

  constructor(index: ProductIndex) {
    this.#index = index;
  }

  /** The products that are all that the words ask for. */
  narrowed(scores: Scores, wishes: Wishes): Scores {
    const sets = this.#setsOf(wishes);
    const kept: Scores = new Map();
    for (const [slot, score] of scores)
      if (sets.every(set => set.has(slot))) kept.set(slot, score - this.#secondChoice(slot, wishes));
    return kept;
  }

  /** As `narrowed`, but leaves out each wish that nothing fulfils. */
  asFarAsPossible(scores: Scores, wishes: Wishes): Scores {
    let kept = [...scores];
    for (const set of this.#setsOf(wishes)) {
      const fewer = kept.filter(([slot]) => set.has(slot));
      if (fewer.length > 0) kept = fewer;
    }
    return new Map(kept);
  }

  /** The products that are all that a query without codes or printers asks for, and their scores. */
  byWords(wishes: Wishes): { slots: number[]; scores: number[] } {
    const { series, weakSeries } = wishes;
    const all = { ...wishes, series: [...series, ...(series.length === 0 ? weakSeries : [])] };
    const slots = SlotSet.common(this.#setsOf(all));
    return {
      slots,
      scores: slots.map(slot => SCORE.words - this.#secondChoice(slot, all) - this.#step(slot)),
    };
  }

  #setsOf({ meanings, titleWords, series }: Wishes): SlotSet[] {
    return [
      ...meanings.flatMap(meaning => this.#index.withMeaning(meaning)),
      ...titleWords.map(word => this.#index.withTitleWord(word)),
      ...series.map(name => this.#index.ofSeries(name)),
    ];
  }

  #step(slot: number): number {
    const product = this.#index.product(slot);
    return product ? categoryStep(product) : 0;
  }

  /** A colour that is among those said, but not the first that comes to mind. */
  #secondChoice(slot: number, { meanings }: Wishes): number {
    const colors = meanings.find(meaning => meaning.color)?.color;
    const color = colors && this.#index.product(slot)?.color;
    if (!color) return 0;
    const first = colors[0] === 'cyan' && colors.length > 1 ? 3 : 1;
    return colors.indexOf(color) >= first ? SCORE.color : 0;
  }
}
