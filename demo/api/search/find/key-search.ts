import type { Fitting, SearchModel } from '../engine';
import type { Entry, KeyIndex } from '../index/key-index';
import { LEVEL } from '../index/keys';
import type { ProductIndex } from '../index/product-index';
import { isBranded, noFilters, type QueryFilters } from '../query/query-filters';
import { isWholeName } from '../query/query-part';
import { isNumber } from '../text/normalise';
import { COLOR_LETTERS } from '../words/color-letters';
import { withHighYieldFirst } from './high-yield';
import {
  areOfGoods,
  areOfPrinters,
  forPrinters,
  NO_RESULT,
  ofCodes,
  type Result,
  unionOf,
} from './key-result';
import { type KeyPart, sourcesOf } from './key-sources';
import { withMakersInTurn } from './makers-in-turn';
import { PART, top } from './match';
import { MeantEntries } from './meant-entries';
import { NamedResults } from './named-results';
import type { Scores, WordSearch } from './word-search';

/** Finds products by codes, names of cartridges and printers, and narrows them by what else was said. */
export class KeySearch {
  readonly #keys: KeyIndex;
  readonly #fitting: Fitting;
  readonly #index: ProductIndex;
  readonly #words: WordSearch;
  readonly #meant: MeantEntries;
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
    this.#fitting = fitting;
    this.#index = index;
    this.#words = words;
    this.#meant = new MeantEntries(models, modelsOfSeries, fitting, index, words);
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
    if (areOfPrinters(results)) return forPrinters(results);
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
  #byNumbers(keys: readonly KeyPart[], filters: QueryFilters): Pick<Result, 'scores'>[] | undefined {
    const isOfPrinter = filters.printer || filters.series.length > 0;
    if (keys.length < 2 || isOfPrinter || !keys.every(({ text }) => isNumber(text))) return undefined;
    const goods = keys.map(({ text }) => {
      const named = this.#keys
        .get(text)
        .filter(({ kind, level }) => kind === 'group' && level <= LEVEL.number);
      return this.#words.narrowed(this.#meant.slotsOf(named), filters);
    });
    const slots = goods.flatMap(scores => [...scores.keys()]);
    const areApart = goods.every(({ size }) => size > 0) && new Set(slots).size === slots.length;
    return areApart ? goods.map(scores => ({ scores })) : undefined;
  }

  #byKey(key: KeyPart, filters: QueryFilters): Result {
    for (const { entries, guess } of sourcesOf(this.#keys, key)) {
      // "26a ink" is the 26A toner before it is an ink with that in its code.
      if (entries.every(({ level }) => level >= PART.clean) && isWholeName(key)) break;
      const asked = this.#meant.agreeing(entries, filters, isNumber(key.text));
      const { fitting, scores } = this.#meant.fittingOf(key, asked, filters);
      if (scores.size > 0) {
        const isGuess = guess || this.#meant.isOther(key, fitting, filters);
        const isFamily = key.level === LEVEL.family && !isNumber(key.text);
        const ordered = isFamily ? withMakersInTurn(scores, slot => this.#index.product(slot)) : scores;
        return this.#named.of(key, ordered, fitting, isGuess, isBranded(filters));
      }
      // A whole code is what was asked for, whatever was said of it; not where the maker who is named has that name too.
      const codes = entries.filter(({ level, kind }) => level === 0 && kind === 'group');
      const exact = this.#meant.slotsOf(codes);
      const isOthers =
        this.#ofBrands(exact, filters) === 0 && this.#ofBrands(this.#meant.slotsOf(asked), filters) > 0;
      if (key.level === 0 && exact.size > 0 && !isOthers)
        return this.#colorApart(key, exact, filters) ?? this.#named.of(key, exact, codes, false);
    }
    const beside = this.#besideNamed(key, filters);
    if (beside.size > 0) return { ...NO_RESULT, scores: beside, isContradictory: false };
    // The words contradict the key: it without those that do, unless no maker of that name has it.
    for (const { entries } of sourcesOf(this.#keys, key)) {
      const printers = this.#meant.ofSeries(entries, filters);
      const known = printers.length > 0 ? printers : entries;
      const scores = this.#words.asFarAsPossible(this.#meant.slotsOf(known), filters);
      if (scores.size > 0) return { ...this.#named.of(key, scores, known, true), isContradictory: true };
    }
    return NO_RESULT;
  }

  /** Where a code is another maker's: the one named has it without the colour at its end, Konica's TN-325 for "tn 325 bk". */
  #colorApart({ text }: KeyPart, exact: Scores, filters: QueryFilters): Result | undefined {
    const [, name, letters = ''] = /^(.*\d)(bk|[kcmy])$/.exec(text) ?? [];
    const level = name === undefined ? undefined : this.#keys.levelOf(name);
    const color = COLOR_LETTERS[letters];
    if (name === undefined || level === undefined || color === undefined) return undefined;
    if (filters.brands.length === 0 || this.#ofBrands(exact, filters) > 0) return undefined;
    const colored = { ...filters, meanings: [...filters.meanings, { color: [color] }] };
    const named = this.#keys.get(name).filter(({ kind }) => kind === 'group');
    if (this.#words.narrowed(this.#meant.slotsOf(named), colored).size === 0) return undefined;
    return this.#byKey({ kind: 'key', text: name, level }, colored);
  }

  /** The products that entries stand for. */
  slotsOf(entries: readonly Entry[]): Scores {
    return this.#meant.slotsOf(entries);
  }

  /** Of the colour that was said, what the same printers take as goods of that name, which are of another: the 446 for "445 color". */
  #besideNamed({ text }: KeyPart, filters: QueryFilters): Scores {
    if (filters.brands.length === 0 || !filters.meanings.some(({ color }) => color)) return new Map();
    const named = this.#keys.get(text).filter(({ kind, level }) => kind === 'group' && level <= LEVEL.number);
    const goods = this.#words.narrowed(this.#meant.slotsOf(named), {
      ...filters,
      meanings: filters.meanings.filter(({ color }) => !color),
    });
    const printers = new Set([...goods.keys()].flatMap(slot => [...this.#fitting.modelsOf(slot)]));
    const level = LEVEL.otherYield;
    return this.#words.narrowed(
      this.#meant.slotsOf([...printers].map(number => ({ kind: 'model', number, level }))),
      filters,
    );
  }

  /** How many are of the makers that are named. */
  #ofBrands(scores: Scores, { brands }: QueryFilters): number {
    return this.#words.narrowed(scores, { ...noFilters(), meanings: brands.map(brand => ({ brand })) }).size;
  }
}
