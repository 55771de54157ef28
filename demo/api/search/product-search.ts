import type {
  CreateSearch,
  Fitting,
  Found,
  SearchBrand,
  SearchEngine,
  SearchModel,
  SearchProduct,
} from './engine';
import { unionOf } from './find/key-result';
import { KeySearch } from './find/key-search';
import { NOTHING, ReadingSearch } from './find/reading-search';
import { WordSearch } from './find/word-search';
import { KeyIndex } from './index/key-index';
import { LEVEL, modelKeys } from './index/keys';
import { ProductIndex } from './index/product-index';
import { isBrand } from './query/query-part';
import { QueryReader } from './query/query-reader';
import { readingsOf } from './query/query-readings';
import type { Variant } from './query/reading-variants';
import { splitGoods } from './query/split-goods';
import { tellingWords } from './query/telling-words';
import { compact } from './text/normalise';
import { seriesIn } from './words/printer-series';
import { withSpokenNumbers } from './words/spoken-numbers';
import { Vocabulary } from './words/vocabulary';

/** Finds products by code, cartridge name, printer, brand and words, in both languages. Knows nothing of prices or stock. */
class ProductSearch implements SearchEngine {
  readonly #keys = new KeyIndex();
  readonly #index: ProductIndex;
  readonly #reader: QueryReader;
  readonly #words: WordSearch;
  readonly #codes: KeySearch;
  readonly #reading: ReadingSearch;

  constructor(brands: readonly SearchBrand[], models: readonly SearchModel[], fitting: Fitting) {
    for (const [number, { title }] of models.entries()) this.#keys.add('model', number, modelKeys(title));
    const modelsOfSeries = bySeries(models);
    const makers = new Set(brands.map(({ title }) => title.toLowerCase()));
    this.#index = new ProductIndex(this.#keys, fitting, makers, modelsOfSeries);
    this.#words = new WordSearch(this.#index);
    this.#codes = new KeySearch(this.#keys, models, modelsOfSeries, fitting, this.#index, this.#words);
    const vocabulary = new Vocabulary(brands, models);
    this.#reader = new QueryReader(vocabulary, this.#keys, word => this.#index.isInTitles(word));
    this.#reading = new ReadingSearch({
      codes: this.#codes,
      words: this.#words,
      printerBrands: new Set(models.map(({ brand }) => brand)),
      usual: word => vocabulary.usual(word),
    });
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
      const { found, isContradictory } = this.#reading.find(reading);
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
        .map(parts => this.#reading.find({ ...reading, parts }))
        .filter(({ found, isContradictory }) => found.slots.length > 0 && !isContradictory)
        .map(({ found }) => found);
      const found = each.find(({ guess }) => !guess) ?? each[0];
      if (found) return { ...found, guess: true };
    }
    return NOTHING;
  }

  /** All of several goods that a query asks for, where each of them is sold. */
  #findEach(reading: Variant): Found | undefined {
    const goods = reading.isGuess ? [] : splitGoods(reading.parts);
    if (goods.length < 2) return undefined;
    const each = goods.map(parts => this.#reading.find({ ...reading, parts: [...parts] }));
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

  #readings(query: string): Iterable<Variant> {
    const named = (text: string) => this.#named(text);
    return readingsOf(query, { keys: this.#keys, index: this.#index, reader: this.#reader, named });
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

/** Numbers of the models of each series. */
function bySeries(models: readonly SearchModel[]): Map<string, Set<number>> {
  const numbers = new Map<string, Set<number>>();
  for (const [number, { title }] of models.entries())
    for (const series of seriesIn(title)) numbers.set(series, (numbers.get(series) ?? new Set()).add(number));
  return numbers;
}

/** Makes the engine that is used unless another is given. */
export const createProductSearch: CreateSearch = (brands, models, fitting) =>
  new ProductSearch(brands, models, fitting);
