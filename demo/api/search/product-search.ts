import type {
  CreateSearch,
  Fitting,
  Found,
  SearchBrand,
  SearchEngine,
  SearchModel,
  SearchProduct,
} from './engine';
import { KeyIndex } from './key-index';
import type { Result } from './key-result';
import { KeySearch } from './key-search';
import { LEVEL, modelKeys } from './keys';
import { compact, isArabic, isNumber } from './normalise';
import { seriesIn } from './printer-series';
import { ProductIndex } from './product-index';
import { filtersOf, type QueryFilters } from './query-filters';
import { isUnderstood, type QueryPart, withMeasure, withWholeCodes } from './query-part';
import { QueryReader, type Reading } from './query-reader';
import { Vocabulary } from './vocabulary';
import { WordSearch } from './word-search';

/** Finds products by code, cartridge name, printer, brand and words, in both languages. Knows nothing of prices or stock. */
class ProductSearch implements SearchEngine {
  readonly #keys = new KeyIndex();
  readonly #index: ProductIndex;
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
    this.#reader = new QueryReader(new Vocabulary(brands, models), this.#keys, word =>
      this.#index.isInTitles(word),
    );
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

  search(query: string): Found {
    this.#index.refresh();
    let fallback = NOTHING;
    for (const reading of this.#readings(query)) {
      const { found, isContradictory } = this.#find(reading);
      if (found.slots.length > 0 && !isContradictory) return found;
      if (fallback.slots.length === 0) fallback = found;
    }
    return fallback;
  }

  /**
   * Each reading; where it takes numbers for keys that titles have, also with those as measures: "cash roll 80"; and with
   * letters and the number behind them as one code, which may be mistyped: "pg-545".
   */
  *#readings(query: string): Iterable<Reading> {
    for (const reading of this.#reader.readings(query)) {
      yield reading;
      const parts = reading.parts.map((part): QueryPart => {
        const isMeasure = part.kind === 'key' && isNumber(part.text) && this.#index.isInTitles(part.text);
        return isMeasure ? { kind: 'title', text: part.text } : part;
      });
      if (parts.some((part, at) => part !== reading.parts[at])) yield { ...reading, parts };
      const whole = withWholeCodes(reading.parts);
      if (whole.length < reading.parts.length) yield { ...reading, parts: whole };
    }
  }

  /** What a query asks for in one reading; contradictory where nothing is all of it. */
  #find(reading: Reading): { found: Found; isContradictory: boolean } {
    const parts = reading.parts.map(withMeasure);
    const keys = parts.filter(part => part.kind === 'key');
    const understood = isUnderstood(parts);
    // Words nobody knows beside words alone: another trade's.
    if (!understood && keys.length === 0) return { found: NOTHING, isContradictory: false };
    const filters = filtersOf(parts, this.#printerBrands);
    const byWords = this.#byWords(filters);
    const byKeys = keys.length > 0 ? listed(this.#codes.byKeys(keys, filters)) : byWords;
    // No maker of that name has the code: what else it has of the kind.
    const isOthers = byKeys.slots.length === 0 && keys.length > 0 && filters.brands.length > 0;
    const found = isOthers ? { ...byWords, guess: true, isContradictory: true } : byKeys;
    const { isContradictory } = found;
    if (found.slots.length === 0) return { found: NOTHING, isContradictory };
    const isExactCode = keys.length > 0 && keys.every(({ level }) => level === 0);
    const corrected = parts.some(part => part.kind === 'word' && part.word.mistakes > 0);
    const loose = parts.some(part => part.kind === 'word' && part.word.isLoose);
    const guess =
      found.guess || isBareMeasure(parts) || (!isExactCode && (corrected || loose || !understood));
    const isOther = guess ? corrected || found.corrections.size > 0 : false;
    return {
      found: {
        slots: found.slots,
        scores: found.scores,
        guess,
        didYouMean: isOther || reading.otherKeyboard ? this.#corrected(reading, found.corrections) : null,
        printers: found.printers,
      },
      isContradictory,
    };
  }

  /** What has all the words; where no such size is sold, what has the others is a guess. */
  #byWords(filters: QueryFilters): ReturnType<typeof listed> {
    const found = this.#words.byWords(filters);
    const titleWords = filters.titleWords.filter(word => !/\d/.test(word));
    const isMeasured = titleWords.length < filters.titleWords.length && filters.meanings.length > 0;
    if (found.slots.length > 0 || !isMeasured) return { ...UNCORRECTED, ...found };
    return { ...UNCORRECTED, ...this.#words.byWords({ ...filters, titleWords }), guess: true };
  }

  resolve(text: string): number[] {
    this.#index.refresh();
    const entries = this.#keys.get(compact(text)).filter(({ level }) => level <= LEVEL.name);
    const isCode = entries.some(({ level }) => level === LEVEL.code);
    // One maker's code may be the name of another's cartridge: TN-328M is Brother's and Konica Minolta's.
    const meant = isCode ? entries.filter(({ kind }) => kind === 'group') : entries;
    return [...this.#codes.slotsOf(meant).keys()];
  }

  /** What was typed with its mistakes mended; a printer's whole name has its series in it. */
  #corrected({ parts }: Reading, corrections: ReadonlyMap<string, string>): string {
    const names = compact([...corrections.values()].join(' '));
    return parts
      .filter(
        part => part.kind !== 'word' || !part.word.meaning.series || !names.includes(compact(part.text)),
      )
      .map(part => (part.kind === 'key' ? (corrections.get(part.text) ?? part.text) : mended(part)))
      .join(' ');
  }
}

/** True for a number that stands in titles, of which nobody said what it measures: "hp 40" is no ink of 40 ml. */
function isBareMeasure(parts: readonly QueryPart[]): boolean {
  const isOfGoods = (part: QueryPart) =>
    part.kind === 'key' ||
    (part.kind === 'title' && !isNumber(part.text)) ||
    (part.kind === 'word' && Boolean(part.word.meaning.category || part.word.meaning.title));
  return parts.some(({ kind, text }) => kind === 'title' && isNumber(text)) && !parts.some(isOfGoods);
}

/** A word that was only heard in its own script was misspelt; one of the other script stays as it is. */
function mended(part: Exclude<QueryPart, { kind: 'key' }>): string {
  const isMisspelt =
    part.kind === 'word' && part.word.bySound && isArabic(part.text) === isArabic(part.word.text);
  return isMisspelt ? part.word.text : part.text;
}

/** Makes the engine that is used unless another is given. */
export const createProductSearch: CreateSearch = (brands, models, fitting) =>
  new ProductSearch(brands, models, fitting);

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
