import type {
  CreateSearch,
  Fitting,
  Found,
  SearchBrand,
  SearchEngine,
  SearchModel,
  SearchProduct,
} from './engine';
import { type Result, unionOf } from './find/key-result';
import { KeySearch } from './find/key-search';
import type { KeyPart } from './find/key-sources';
import { WordSearch } from './find/word-search';
import { KeyIndex } from './index/key-index';
import { LEVEL, modelKeys } from './index/keys';
import { ProductIndex } from './index/product-index';
import { correctedQuery } from './query/corrected-query';
import { withoutQuantities } from './query/quantities';
import {
  calledAlike,
  filtersOf,
  type QueryFilters,
  withAlike,
  withoutBrands,
  withoutSizes,
} from './query/query-filters';
import {
  isBareMeasure,
  isBrand,
  isNarrowed,
  isOfGoods,
  isOfShares,
  isSureCode,
  isUnderstood,
  isWholeName,
  withMeasure,
} from './query/query-part';
import { QueryReader } from './query/query-reader';
import { type Variant, variantsOf } from './query/reading-variants';
import { splitGoods } from './query/split-goods';
import { tellingWords } from './query/telling-words';
import { withLookAlikes } from './text/look-alikes';
import { compact, isNumber } from './text/normalise';
import { withColorWords } from './words/color-letters';
import { withPrinterNames } from './words/driver-names';
import { seriesIn } from './words/printer-series';
import { withSpokenNumbers } from './words/spoken-numbers';
import { Vocabulary } from './words/vocabulary';

/** Finds products by code, cartridge name, printer, brand and words, in both languages. Knows nothing of prices or stock. */
class ProductSearch implements SearchEngine {
  readonly #keys = new KeyIndex();
  readonly #index: ProductIndex;
  readonly #vocabulary: Vocabulary;
  readonly #reader: QueryReader;
  readonly #words: WordSearch;
  readonly #codes: KeySearch;
  readonly #modelsOfSeries = new Map<string, Set<number>>();
  readonly #printerBrands: ReadonlySet<string>;

  constructor(brands: readonly SearchBrand[], models: readonly SearchModel[], fitting: Fitting) {
    this.#printerBrands = new Set(models.map(({ brand }) => brand));
    for (const [number, { title }] of models.entries()) {
      this.#keys.add('model', number, modelKeys(title));
      for (const series of seriesIn(title)) {
        const list = this.#modelsOfSeries.get(series);
        if (list) list.add(number);
        else this.#modelsOfSeries.set(series, new Set([number]));
      }
    }
    this.#index = new ProductIndex(
      this.#keys,
      fitting,
      new Set(brands.map(({ title }) => title.toLowerCase())),
      this.#modelsOfSeries,
    );
    this.#words = new WordSearch(this.#index);
    this.#codes = new KeySearch(this.#keys, models, this.#modelsOfSeries, fitting, this.#index, this.#words);
    this.#vocabulary = new Vocabulary(brands, models);
    this.#reader = new QueryReader(this.#vocabulary, this.#keys, word => this.#index.isInTitles(word));
  }

  add(product: SearchProduct): void {
    this.#index.add(product);
  }

  remove(product: SearchProduct): void {
    this.#index.remove(product);
  }

  prepare(): Iterable<void> {
    return this.#index.refreshing();
  }

  search(typed: string): Found {
    this.#index.refresh();
    const query = tellingWords(typed);
    const spoken = withSpokenNumbers(query);
    const heard = spoken === undefined ? NOTHING : this.#search(spoken);
    return heard.slots.length > 0 && !heard.guess ? heard : this.#search(query);
  }

  #search(query: string): Found {
    let fallback = NOTHING;
    for (const reading of this.#readings(query)) {
      const { found, isContradictory } = this.#find(reading);
      if (found.slots.length > 0 && !isContradictory) return found;
      const each = this.#findEach(reading);
      if (each) return each;
      if (fallback.slots.length === 0) fallback = found;
    }
    const titled = this.#words.byTitle(query);
    if (titled.slots.length > 0) return { ...NOTHING, ...titled };
    return fallback.slots.length > 0 ? fallback : this.#ofEachMaker(query);
  }

  /** What a query with several makers asks for of each of them, as a guess: nothing is "hp canon m404". */
  #ofEachMaker(query: string): Found {
    for (const reading of this.#readings(query)) {
      const makers = reading.parts.filter(isBrand);
      if (makers.length < 2) continue;
      const each = makers
        .map(maker => reading.parts.filter(part => part === maker || !makers.includes(part)))
        .map(parts => this.#find({ ...reading, parts }))
        .filter(({ found, isContradictory }) => found.slots.length > 0 && !isContradictory)
        .map(({ found }) => found);
      const found = each.find(({ guess }) => !guess) ?? each[0];
      if (found) return { ...found, guess: true };
    }
    return NOTHING;
  }

  /** Each reading of a query without its quantities, and what else it may mean. */
  *#readings(query: string): Iterable<Variant> {
    const known = {
      isInTitles: (text: string) => this.#index.isInTitles(text),
      isCode: (text: string) => this.#keys.isFormOfWhole(text),
      levelOf: (text: string) => this.#keys.levelOf(text),
      isOfGoods: (text: string) =>
        this.#keys.get(text).some(({ kind, level }) => kind === 'group' && level <= LEVEL.name),
      isSoldIn: (color: string, text: string) => {
        const [colored] = this.#index.withMeaning({ color: [color] });
        return this.#named(text).some(slot => colored?.has(slot));
      },
    };
    const isName = (text: string) => (this.#keys.levelOf(compact(text)) ?? LEVEL.part) < LEVEL.part;
    const named = withPrinterNames(query, isName);
    const spelled = withLookAlikes(named, text => this.#keys.lookAlike(text));
    const goods = withColorWords(withoutQuantities(spelled, known.isInTitles));
    for (const reading of this.#reader.readings(goods)) yield* variantsOf(reading, known);
  }

  /** All of several goods that a query asks for, where each of them is sold. */
  #findEach(reading: Variant): Found | undefined {
    const goods = reading.isGuess ? [] : splitGoods(reading.parts);
    if (goods.length < 2) return undefined;
    const each = goods.map(parts => this.#find({ ...reading, parts: [...parts] }));
    const isSure = each.every(
      ({ found, isContradictory }) => found.slots.length > 0 && !found.guess && !isContradictory,
    );
    if (!isSure) return undefined;
    const { scores } = unionOf(
      each.map(({ found }) => ({
        scores: new Map(Array.from(found.slots, (slot, at) => [slot, found.scores[at] as number])),
      })),
    );
    return { ...NOTHING, slots: [...scores.keys()], scores: [...scores.values()] };
  }

  /** What a query asks for in one reading; contradictory where nothing is all of it. */
  #find(reading: Variant): { found: Found; isContradictory: boolean } {
    const parts = reading.parts.map(withMeasure);
    const keys = parts.filter(part => part.kind === 'key');
    const understood = isUnderstood(parts);
    // Words nobody knows beside little else: another trade's. So is a maker's stock.
    const isOtherTrade = understood ? parts.some(isOfShares) && !parts.some(isOfGoods) : !isNarrowed(parts);
    if (keys.length === 0 && isOtherTrade) return { found: NOTHING, isContradictory: false };
    const filters = filtersOf(parts, this.#printerBrands);
    const byWords = this.#byWords(filters);
    const byKeys = keys.length > 0 ? listed(this.#byKeys(keys, filters)) : byWords;
    // No maker of that name has the code, or only a number within another kind's is the same: what else is of the kind. Beside its
    // series a number is the printer's: "toner designjet 250" is for the DesignJet 250.
    const isOthers =
      keys.length > 0 &&
      byWords.slots.length > 0 &&
      (byKeys.slots.length === 0
        ? filters.brands.length > 0
        : byKeys.isContradictory &&
          parts.some(isOfGoods) &&
          filters.series.length === 0 &&
          keys.every(isWeak));
    const found = isOthers ? { ...byWords, guess: true, isContradictory: true } : byKeys;
    const { isContradictory } = found;
    if (found.slots.length === 0) return { found: NOTHING, isContradictory };
    // Beside a code that is not sold another is no answer.
    const hasCode = keys.some(isSureCode) && keys.every(({ level }) => level !== null);
    const isExactCode = hasCode || (keys.length > 0 && keys.every(({ level }) => level === 0));
    const corrected = parts.some(part => part.kind === 'word' && part.word.mistakes > 0);
    const loose = parts.some(part => part.kind === 'word' && part.word.isLoose);
    const guess =
      reading.isGuess ||
      (found.guess && !hasCode) ||
      isBareMeasure(parts) ||
      (!isExactCode && (corrected || loose || !understood));
    const isOther = guess ? corrected || found.corrections.size > 0 : false;
    return {
      found: {
        slots: found.slots,
        scores: found.scores,
        guess,
        didYouMean:
          isOther || reading.otherKeyboard
            ? correctedQuery(reading.parts, found.corrections, word => this.#vocabulary.usual(word))
            : null,
        printers: found.printers.slice(0, MAX_PRINTERS),
      },
      isContradictory,
    };
  }

  /** What fits the keys; where no such goods do, what is called alike or of another size is a guess, or else of another maker. */
  #byKeys(keys: readonly KeyPart[], filters: QueryFilters): Result {
    const result = this.#codes.byKeys(keys, filters);
    if (!result.isContradictory) return result;
    for (const other of [withAlike(filters), withoutSizes(filters)]) {
      const found = other && this.#codes.byKeys(keys, other);
      if (found && !found.isContradictory) return { ...found, guess: true };
    }
    const isOthers = result.scores.size === 0 && keys.every(isWholeName);
    const others = isOthers ? withoutBrands(filters) : undefined;
    const found = others && this.#codes.byKeys(keys, others);
    return found && !found.isContradictory ? { ...found, guess: true, isContradictory: true } : result;
  }

  /** What has all the words; where no such size is sold, what has the others is a guess. */
  #byWords(filters: QueryFilters): ReturnType<typeof listed> {
    const found = this.#words.byWords(filters);
    if (found.slots.length > 0) return { ...UNCORRECTED, ...found };
    const titleWords = filters.titleWords.filter(word => !/\d/.test(word));
    const isMeasured = titleWords.length < filters.titleWords.length && filters.meanings.length > 0;
    // Toner is called ink, too, and a tape ribbon.
    const meanings = filters.brands.length > 0 ? filters.meanings.map(calledAlike) : filters.meanings;
    const isOther = meanings.some((meaning, at) => meaning !== filters.meanings[at]);
    if (!isMeasured && !isOther) return { ...UNCORRECTED, ...found };
    return { ...UNCORRECTED, ...this.#words.byWords({ ...filters, titleWords, meanings }), guess: true };
  }

  /** The goods of a name, of all colours; none for a printer's. */
  #named(text: string): number[] {
    const entries = this.#keys.get(text);
    const named = entries.filter(({ kind, level }) => kind === 'group' && level <= LEVEL.family);
    return [...this.#codes.slotsOf(named).keys()];
  }

  resolve(text: string): number[] {
    this.#index.refresh();
    const entries = this.#keys.get(compact(text)).filter(({ level }) => level <= LEVEL.name);
    const isCode = entries.some(({ level }) => level === LEVEL.code);
    // One maker's code may be the name of another's cartridge: TN-328M is Brother's and Konica Minolta's.
    const meant = isCode ? entries.filter(({ kind }) => kind === 'group') : entries;
    return [...this.#codes.slotsOf(meant).keys()];
  }
}

/** True for a bare number, or what is found within codes alone. */
const isWeak = ({ text, level }: KeyPart) => level === null || (isNumber(text) && level > LEVEL.name);

/** Makes the engine that is used unless another is given. */
export const createProductSearch: CreateSearch = (brands, models, fitting) =>
  new ProductSearch(brands, models, fitting);

/** Printers that a query is said to name. */
const MAX_PRINTERS = 5;

function listed({
  scores,
  ...result
}: Result): Omit<Result, 'scores'> & { slots: ArrayLike<number>; scores: ArrayLike<number> } {
  return { ...result, slots: [...scores.keys()], scores: [...scores.values()] };
}

const UNCORRECTED = {
  guess: false,
  corrections: new Map<string, string>(),
  printers: [],
  isContradictory: false,
};
const NOTHING: Found = { slots: [], scores: [], guess: false, didYouMean: null, printers: [] };
