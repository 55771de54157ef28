import type { Fitting, SearchModel } from './engine';
import { withHighYieldFirst } from './high-yield';
import type { Entry, KeyIndex } from './key-index';
import { areOfGoods, NO_RESULT, ofCodes, type Result, unionOf } from './key-result';
import { type KeyPart, sourcesOf } from './key-sources';
import { LEVEL } from './keys';
import { type Match, PART, ranked, surest, top } from './match';
import { NamedResults } from './named-result';
import { isNumber } from './normalise';
import type { ProductIndex } from './product-index';
import { NO_FILTERS, type QueryFilters } from './query-filters';
import { SCORE, type Scores, type WordSearch } from './word-search';

/** Finds products by codes, names of cartridges and printers, and narrows them by what else was said. */
export class KeySearch {
  readonly #keys: KeyIndex;
  readonly #models: readonly SearchModel[];
  readonly #modelsOfSeries: ReadonlyMap<string, ReadonlySet<number>>;
  readonly #fitting: Fitting;
  readonly #index: ProductIndex;
  readonly #words: WordSearch;
  readonly #named: NamedResults;

  constructor(
    keys: KeyIndex,
    models: readonly SearchModel[],
    modelsOfSeries: ReadonlyMap<string, ReadonlySet<number>>,
    fitting: Fitting,
    index: ProductIndex,
    words: WordSearch,
  ) {
    this.#keys = keys;
    this.#models = models;
    this.#modelsOfSeries = modelsOfSeries;
    this.#fitting = fitting;
    this.#index = index;
    this.#words = words;
    this.#named = new NamedResults(models, index);
  }

  /** What fits all codes and printers of the query, and its words as far as possible. */
  byKeys(keys: readonly KeyPart[], filters: QueryFilters): Result {
    const result = this.#byAllKeys(keys, filters);
    if (!filters.highYield) return result;
    return { ...result, scores: withHighYieldFirst(result.scores, slot => this.#index.product(slot)) };
  }

  #byAllKeys(keys: readonly KeyPart[], filters: QueryFilters): Result {
    const results = keys.map(key => this.#byKey(key, filters));
    const [first, ...others] = results.toSorted((a, b) => a.scores.size - b.scores.size) as [
      Result,
      ...Result[],
    ];
    const scores: Scores = new Map();
    for (const [slot, score] of first.scores)
      if (others.every(other => other.scores.has(slot))) scores.set(slot, score);
    const numbered = this.#byNumbers(keys, filters);
    if (numbered) return unionOf([...numbered, { scores }]);
    const guess = results.some(result => result.guess);
    const corrections = new Map(results.flatMap(result => [...result.corrections]));
    const printers = [...new Set(results.flatMap(result => result.printers))];
    const isContradictory = results.some(result => result.isContradictory);
    if (scores.size > 0) return { scores, guess, corrections, printers, isContradictory };
    if (areOfGoods(keys, results)) return unionOf(results);
    // No product is all of them: what the codes stand for, or the surest one.
    const codes = ofCodes(keys, results);
    if (codes.length > 0) return codes.length === 1 ? (codes[0] as Result) : unionOf(codes);
    const surest = results.reduce((best, one) => (top(one.scores) > top(best.scores) ? one : best));
    return { ...surest, guess: true, isContradictory: true };
  }

  /** What each of several numbers is alone called by: "445 446" is a pair of inks before it is what fits two printers. */
  #byNumbers(keys: readonly KeyPart[], filters: QueryFilters): { scores: Scores }[] | undefined {
    const isOfPrinter = filters.printer || filters.series.length > 0;
    if (keys.length < 2 || isOfPrinter || !keys.every(({ text }) => isNumber(text))) return undefined;
    const goods = keys.map(({ text }) => {
      const named = this.#keys
        .get(text)
        .filter(({ kind, level }) => kind === 'group' && level <= LEVEL.number);
      return this.#words.narrowed(this.slotsOf(named), filters);
    });
    const slots = goods.flatMap(scores => [...scores.keys()]);
    const areApart = goods.every(({ size }) => size > 0) && new Set(slots).size === slots.length;
    return areApart ? goods.map(scores => ({ scores })) : undefined;
  }

  #byKey(key: KeyPart, filters: QueryFilters): Result {
    for (const { entries, guess } of sourcesOf(this.#keys, key)) {
      // "26a ink" is the 26A toner before it is an ink with that in its code.
      if (entries.every(({ level }) => level >= PART.clean) && isWholeName(key)) break;
      const asked = this.#entriesFor(entries, filters, isNumber(key.text));
      const fitting = ranked(asked, filters, isShortNumber(key.text) && areOfAnyMaker(filters));
      const scores = this.#words.narrowed(this.slotsOf(fitting), filters);
      if (scores.size > 0) {
        const isGuess = guess || this.#isOther(key, fitting, filters);
        return this.#named.of(key, scores, fitting, isGuess, isBranded(filters));
      }
      // A whole code is what was asked for, whatever was said of it; not where the maker who is named has that name too.
      const codes = entries.filter(({ level, kind }) => level === 0 && kind === 'group');
      const exact = this.slotsOf(codes);
      const isOthers =
        this.#ofBrands(exact, filters) === 0 && this.#ofBrands(this.slotsOf(asked), filters) > 0;
      if (key.level === 0 && exact.size > 0 && !isOthers) return this.#named.of(key, exact, codes, false);
    }
    const beside = this.#besideNamed(key, filters);
    if (beside.size > 0) return { ...NO_RESULT, scores: beside, isContradictory: false };
    // The words contradict the key: it without those that do, unless no maker of that name has it.
    for (const { entries } of sourcesOf(this.#keys, key)) {
      const scores = this.#words.asFarAsPossible(this.slotsOf(entries), filters);
      if (scores.size > 0) return { ...this.#named.of(key, scores, entries, true), isContradictory: true };
    }
    return NO_RESULT;
  }

  /** Of the colour that was said, what the same printers take as goods of that name, which are of another: the 446 for "445 color". */
  #besideNamed({ text }: KeyPart, filters: QueryFilters): Scores {
    if (filters.brands.length === 0 || !filters.meanings.some(({ color }) => color)) return new Map();
    const named = this.#keys.get(text).filter(({ kind, level }) => kind === 'group' && level <= LEVEL.number);
    const goods = this.#words.narrowed(this.slotsOf(named), {
      ...filters,
      meanings: filters.meanings.filter(({ color }) => !color),
    });
    const printers = new Set([...goods.keys()].flatMap(slot => [...this.#fitting.modelsOf(slot)]));
    const level = LEVEL.otherYield;
    return this.#words.narrowed(
      this.slotsOf([...printers].map(number => ({ kind: 'model', number, level }))),
      filters,
    );
  }

  /** How many are of the makers that are named. */
  #ofBrands(scores: Scores, { brands }: QueryFilters): number {
    return this.#words.narrowed(scores, { ...NO_FILTERS, meanings: brands.map(brand => ({ brand })) }).size;
  }

  /**
   * True where what was found only fits a printer of that number: "202 xl", "crg 325" and "hp 680 black" are cartridges, not sold
   * then.
   */
  #isOther({ text }: KeyPart, found: readonly Match[], filters: QueryFilters): boolean {
    const namesCartridge = filters.larger || filters.cartridge || isColorOfCartridge(filters);
    if (!namesCartridge || !isShortNumber(text) || filters.series.length > 0) return false;
    const goods = found.filter(({ kind }) => kind === 'group');
    return this.#words.narrowed(this.slotsOf(goods), filters).size === 0;
  }

  /** The entries that agree with the brands and series said; printers alone when a printer is said. */
  #entriesFor(entries: readonly Match[], filters: QueryFilters, isBareNumber: boolean): Match[] {
    const { brands, series, weakSeries, printer, meanings } = filters;
    const inSeries = (list: readonly string[], number: number) =>
      list.every(name => this.#modelsOfSeries.get(name)?.has(number));
    const agreeing = entries.filter(
      ({ kind, number }) =>
        kind === 'group' ||
        (brands.every(brand => this.#models[number]?.brand === brand) && inSeries(series, number)),
    );
    const models = agreeing.filter(({ kind }) => kind === 'model');
    const narrowed = models.filter(({ number }) => inSeries(weakSeries, number));
    const kept = narrowed.length > 0 ? narrowed : models;
    const groups = agreeing.filter(({ kind }) => kind === 'group');
    // A cartridge's whole name ("26a for my printer") is not given up for a printer with a part of its name.
    const isSure =
      series.length > 0 ||
      surest(kept) <= Math.max(surest(groups), LEVEL.family) ||
      (isBareNumber && !meanings.some(({ category }) => category));
    const isPrinter = printer && kept.length > 0 && isSure;
    return isPrinter ? kept : [...groups, ...kept];
  }

  slotsOf(entries: readonly Entry[]): Scores {
    const scores: Scores = new Map();
    const note = (slot: number, level: number) => {
      const score = SCORE.best - SCORE.level * level - this.#index.stepOf(slot);
      if (score > (scores.get(slot) ?? Number.NEGATIVE_INFINITY)) scores.set(slot, score);
    };
    for (const { kind, number, level } of entries) {
      if (kind === 'group')
        for (const { slot } of this.#index.groups[number]?.products ?? []) note(slot, level);
      else for (const slot of this.#fitting.slotsOf(number)) note(slot, level);
    }
    return scores;
  }
}

function isBranded({ brands, series }: QueryFilters): boolean {
  return brands.length + series.length > 0;
}

/** True where a kind of goods or a larger filling is said and no maker. */
const areOfAnyMaker = (filters: QueryFilters) =>
  !isBranded(filters) && (filters.larger || filters.meanings.some(({ category }) => category));

/** Makers whose ink cartridges are called by a number of three digits, as some of their laser printers are. */
const CALLED_BY_NUMBER = ['hp', 'canon'];

/** True where a colour is said of such a maker's, no printer, and no toner, which printers are asked for with. */
const isColorOfCartridge = ({ meanings, brands, printer }: QueryFilters) =>
  !printer &&
  brands.some(brand => CALLED_BY_NUMBER.includes(brand)) &&
  meanings.some(({ color }) => color) &&
  meanings.every(({ category }) => !category || category.includes('inks'));

/** True for a whole code or name of letters and digits. */
const isWholeName = ({ text, level }: KeyPart) => level !== null && level <= LEVEL.name && !isNumber(text);

/** Two or three digits call a cartridge, "toner 203"; four are rather a printer's. */
const isShortNumber = (text: string) => isNumber(text) && text.length < 4;
