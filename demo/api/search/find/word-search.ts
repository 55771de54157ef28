import { MAX_QUERY_LENGTH } from '../engine';
import type { ProductIndex } from '../index/product-index';
import type { QueryFilters } from '../query/query-filters';
import { words } from '../text/normalise';
import { SlotSet } from '../text/slot-set';
import { ANY_COLOR } from '../words/colors';
import type { Meaning } from '../words/meaning';

/** Slots with the score of each. */
export type Scores = Map<number, number>;

/** Scores: a match by the key's level, more than that for a high yield, a step down for a second choice of colour. */
export const SCORE = { best: 100, words: 50, level: 10, highYield: 12, color: 0.1 } as const;

/** Finds and narrows products by what words ask for: brand, category, colour, kind, series, words of the title. */
export class WordSearch {
  readonly #index: ProductIndex;

  constructor(index: ProductIndex) {
    this.#index = index;
  }

  /** The products that are all that the words ask for. */
  narrowed(scores: Scores, filters: QueryFilters): Scores {
    const sets = this.#setsOf(filters);
    const secondChoice = this.#secondChoice(filters);
    const kept: Scores = new Map();
    for (const [slot, score] of scores)
      if (sets.every(set => set.has(slot)))
        kept.set(slot, score - (secondChoice?.has(slot) ? SCORE.color : 0));
    return kept;
  }

  /** As `narrowed`, but leaves out each filter that nothing passes; a brand that was said holds. */
  asFarAsPossible(scores: Scores, filters: QueryFilters): Scores {
    const brands = filters.meanings
      .filter(({ brand }) => brand)
      .flatMap(meaning => this.#index.withMeaning(meaning));
    let kept = [...scores].filter(([slot]) => brands.every(set => set.has(slot)));
    for (const set of this.#setsOf(filters)) {
      const fewer = kept.filter(([slot]) => set.has(slot));
      if (fewer.length > 0) kept = fewer;
    }
    return new Map(kept);
  }

  /** The products that are all that a query without codes or printers asks for, and their scores. */
  byWords(filters: QueryFilters): { slots: Uint32Array; scores: Float64Array } {
    const { series, weakSeries } = filters;
    const all = { ...filters, series: [...series, ...(series.length === 0 ? weakSeries : [])] };
    const slots = SlotSet.common(this.#setsOf(all));
    const secondChoice = this.#secondChoice(all);
    const scores = new Float64Array(slots.length);
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number;
      scores[at] = SCORE.words - this.#index.stepOf(slot) - (secondChoice?.has(slot) ? SCORE.color : 0);
    }
    return { slots, scores };
  }

  /** The products whose title has all words of a text, at least two. */
  byTitle(text: string): { slots: Uint32Array; scores: Float64Array } {
    const queryWords = words(text.slice(0, MAX_QUERY_LENGTH));
    // The last word of a longer text may be cut.
    if (text.length > MAX_QUERY_LENGTH) queryWords.pop();
    const slots = SlotSet.common(
      queryWords.length > 1 ? queryWords.map(word => this.#index.withTitleWord(word)) : [],
    );
    return { slots, scores: Float64Array.from(slots, slot => SCORE.words - this.#index.stepOf(slot)) };
  }

  #setsOf({ meanings, titleWords, series }: QueryFilters): SlotSet[] {
    return [
      ...meanings.flatMap(meaning => this.#index.withMeaning(meaning)),
      ...titleWords.map(word => this.#index.withTitleWord(word)),
      ...series.map(name => this.#index.ofSeries(name)),
    ];
  }

  /**
   * Products whose colour is among those said, but not the first that comes to mind, or that are of any; the tapes, which cartridges
   * may be too, where no colour is said.
   */
  #secondChoice({ meanings }: QueryFilters): SlotSet | undefined {
    const colors = meanings.find(meaning => meaning.color)?.color;
    if (!colors) return meanings.some(areCartridges) ? this.#index.withMeaning(TAPES)[0] : undefined;
    const second = colors.slice(colors[0] === 'cyan' ? 3 : 1);
    return this.#index.withMeaning({ color: [...second, ANY_COLOR] })[0];
  }
}

const TAPES = { category: ['label-tapes'] };
const areCartridges = ({ category }: Meaning) =>
  Boolean(category?.includes('toners') && category.includes('label-tapes'));
