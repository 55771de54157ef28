import type { Fitting, SearchModel } from '../engine';
import type { Entry } from '../index/key-index';
import { LEVEL } from '../index/keys';
import type { ProductIndex } from '../index/product-index';
import { isBranded, type QueryFilters } from '../query/query-filters';
import { isNumber } from '../text/normalise';
import type { KeyPart } from './key-sources';
import { type Match, ranked, surest } from './match';
import { SCORE, type Scores, type WordSearch } from './word-search';

/** Of what a key stands for, what is meant beside the other words of a query, and the products of it. */
export class MeantEntries {
  readonly #models: readonly SearchModel[];
  readonly #modelsOfSeries: ReadonlyMap<string, ReadonlySet<number>>;
  readonly #fitting: Fitting;
  readonly #index: ProductIndex;
  readonly #words: WordSearch;

  constructor(
    models: readonly SearchModel[],
    modelsOfSeries: ReadonlyMap<string, ReadonlySet<number>>,
    fitting: Fitting,
    index: ProductIndex,
    words: WordSearch,
  ) {
    this.#models = models;
    this.#modelsOfSeries = modelsOfSeries;
    this.#fitting = fitting;
    this.#index = index;
    this.#words = words;
  }

  /** The products of entries, the surer the higher. */
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

  /** The entries that agree with the brands and series said; printers alone when a printer is said. */
  agreeing(entries: readonly Match[], filters: QueryFilters, isBareNumber: boolean): Match[] {
    const { brands, series, weakSeries, seriesAhead, printer, meanings } = filters;
    const agreeing = entries.filter(
      ({ kind, number }) =>
        kind === 'group' ||
        (brands.every(brand => this.#models[number]?.brand === brand) && this.#isOf(series, number)),
    );
    const models = agreeing.filter(({ kind }) => kind === 'model');
    const narrowed = models.filter(({ number }) => this.#isOf([...weakSeries, ...seriesAhead], number));
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

  /** The printers among entries that are of the series said: "toner designjet 250" is for the DesignJet 250, whatever it takes. */
  ofSeries(entries: readonly Match[], filters: QueryFilters): Match[] {
    if (filters.series.length === 0) return [];
    return this.agreeing(entries, filters, false).filter(({ kind }) => kind === 'model');
  }

  /**
   * Of entries those that are meant, and their products: where a printer is said, "toner for printer hp 201", a number is the M201
   * before it is the cartridge 201A, as far as such goods fit it.
   */
  fittingOf(
    { text }: KeyPart,
    asked: readonly Match[],
    filters: QueryFilters,
  ): { fitting: Match[]; scores: Scores } {
    const of = (entries: readonly Match[]) => {
      const fitting = ranked(entries, filters, this.#firstOf(text, entries, filters));
      return { fitting, scores: this.#words.narrowed(this.slotsOf(fitting), filters) };
    };
    const isPrinter = filters.printer && isNumber(text) && text.length > 2;
    const ofPrinters = isPrinter ? of(asked.filter(({ kind }) => kind === 'model')) : undefined;
    return ofPrinters && ofPrinters.scores.size > 0 ? ofPrinters : of(asked);
  }

  /** What a bare number calls first: beside the series of such a printer that, "enterprise 652"; two or three digits else a cartridge. */
  #firstOf(text: string, entries: readonly Match[], filters: QueryFilters): Entry['kind'] | undefined {
    const series = [...filters.series, ...filters.weakSeries, ...filters.seriesAhead];
    const isPrinter = ({ kind, number }: Match) => kind === 'model' && this.#isOf(series, number);
    if (series.length > 0 && isNumber(text) && text.length > 2 && entries.some(isPrinter)) return 'model';
    return isShortNumber(text) && areOfAnyMaker(filters) ? 'group' : undefined;
  }

  /** True for a printer of all the series. */
  #isOf(series: readonly string[], model: number): boolean {
    return series.every(name => this.#modelsOfSeries.get(name)?.has(model));
  }

  /**
   * True where what was found only fits a printer of that number: "202 xl", "crg 325" and "hp 680 black" are cartridges, not sold
   * then.
   */
  isOther({ text }: KeyPart, found: readonly Match[], filters: QueryFilters): boolean {
    const namesCartridge = filters.larger || filters.cartridge || isColorOfCartridge(filters);
    if (!namesCartridge || !isShortNumber(text) || filters.series.length > 0) return false;
    const goods = found.filter(({ kind }) => kind === 'group');
    return this.#words.narrowed(this.slotsOf(goods), filters).size === 0;
  }
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

/** Two or three digits call a cartridge, "toner 203"; four are rather a printer's. */
const isShortNumber = (text: string) => isNumber(text) && text.length < 4;
