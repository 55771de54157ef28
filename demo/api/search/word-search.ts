import type { Fitting, SearchProduct } from './engine';
import type { ProductIndex } from './product-index';
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
  readonly #fitting: Fitting;
  readonly #modelsOfSeries: ReadonlyMap<string, ReadonlySet<number>>;

  constructor(
    index: ProductIndex,
    fitting: Fitting,
    modelsOfSeries: ReadonlyMap<string, ReadonlySet<number>>,
  ) {
    this.#index = index;
    this.#fitting = fitting;
    this.#modelsOfSeries = modelsOfSeries;
  }

  /** The products that are all that the words ask for. */
  narrowed(scores: Scores, wishes: Wishes): Scores {
    const tests = this.#testsOf(wishes);
    const kept: Scores = new Map();
    for (const [slot, score] of scores)
      if (tests.every(test => test(slot))) kept.set(slot, score - this.#secondChoice(slot, wishes));
    return kept;
  }

  /** As `#narrowed`, but leaves out each wish that nothing fulfils. */
  asFarAsPossible(scores: Scores, wishes: Wishes): Scores {
    let kept = [...scores];
    for (const test of this.#testsOf(wishes)) {
      const fewer = kept.filter(([slot]) => test(slot));
      if (fewer.length > 0) kept = fewer;
    }
    return new Map(kept);
  }

  #testsOf({ meanings, titleWords, series }: Wishes): ((slot: number) => boolean)[] {
    const tests = meanings.map(meaning => (slot: number) => this.#index.isOf(slot, meaning));
    for (const word of titleWords) {
      const list = this.#index.withTitleWord(word);
      tests.push(slot => list.has(slot));
    }
    for (const name of series) {
      const models = this.#modelsOfSeries.get(name);
      tests.push(slot => this.#index.modelsOf(slot).some(model => models?.has(model)));
    }
    return tests;
  }

  /** A colour that is among those said, but not the first that comes to mind. */
  #secondChoice(slot: number, { meanings }: Wishes): number {
    const color = this.#index.product(slot)?.color;
    const colors = meanings.find(meaning => meaning.color)?.color;
    if (!color || !colors) return 0;
    const first = colors[0] === 'cyan' && colors.length > 1 ? 3 : 1;
    return colors.indexOf(color) >= first ? SCORE.color : 0;
  }

  /** The products that are all that a query without codes or printers asks for. */
  byWords(wishes: Wishes): Scores {
    const { meanings, titleWords, series, weakSeries } = wishes;
    const all = { ...wishes, series: [...series, ...(series.length === 0 ? weakSeries : [])] };
    const scores: Scores = new Map();
    if (meanings.length + titleWords.length + all.series.length === 0) return scores;
    for (const slot of this.#shortestList(all)) {
      const product = this.#index.product(slot);
      if (product) scores.set(slot, SCORE.words - categoryStep(product));
    }
    return this.narrowed(scores, all);
  }

  #shortestList({ meanings, titleWords, series }: Wishes): Iterable<number> {
    const lists: ReadonlySet<number>[][] = titleWords.map(word => [this.#index.withTitleWord(word)]);
    for (const { title, category } of meanings) {
      if (title) lists.push([this.#index.withTitle(title)]);
      if (category) lists.push(this.#index.withCategories(category));
    }
    for (const name of series) {
      const slots = new Set<number>();
      for (const model of this.#modelsOfSeries.get(name) ?? [])
        for (const slot of this.#fitting.slotsOf(model)) slots.add(slot);
      lists.push([slots]);
    }
    const size = (list: ReadonlySet<number>[]) => list.reduce((sum, { size }) => sum + size, 0);
    const shortest = lists.sort((a, b) => size(a) - size(b))[0];
    return shortest ? shortest.flatMap(list => [...list]) : this.#index.slots();
  }
}
