import { mistakesAllowed } from './edit-distance';
import type {
  CreateSearch,
  Fitting,
  Found,
  SearchBrand,
  SearchEngine,
  SearchModel,
  SearchProduct,
} from './engine';
import { type Entry, KeyIndex } from './key-index';
import { LEVEL, modelKeys } from './keys';
import { compact } from './normalise';
import { ProductIndex } from './product-index';
import { isUnderstood, type Piece, QueryReader, type Reading } from './query-reader';
import { seriesOf, Vocabulary } from './vocabulary';
import { type Wishes, wishesOf } from './wishes';
import { SCORE, type Scores, WordSearch } from './word-search';

/** Level of a match by a part of the code, cut where letters and digits meet, or anywhere. */
const PART = { clean: 5, cut: 6, near: 7 } as const;
const MOST_PRINTERS = 5;

/** Where a key was found, and whether that is what was typed. */
interface Source {
  entries: Entry[];
  guess: boolean;
}
/** Finds products by code, cartridge name, printer, brand and words, in both languages. Knows nothing of prices or stock. */
export class ProductSearch implements SearchEngine {
  readonly #keys = new KeyIndex();
  readonly #models: readonly SearchModel[];
  readonly #fitting: Fitting;
  readonly #index: ProductIndex;
  readonly #reader: QueryReader;
  readonly #words: WordSearch;
  readonly #modelsOfSeries = new Map<string, Set<number>>();
  readonly #printerBrands: ReadonlySet<string>;

  constructor(brands: readonly SearchBrand[], models: readonly SearchModel[], fitting: Fitting) {
    this.#models = models;
    this.#fitting = fitting;
    this.#printerBrands = new Set(models.map(({ brand }) => brand));
    for (const [number, { title }] of models.entries()) {
      this.#keys.add('model', number, modelKeys(title));
      for (const series of seriesOf(title)) {
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

  prepare(): void {
    this.#index.refresh();
  }

  search(query: string): Found {
    this.#index.refresh();
    const reading = this.#reader.read(query);
    const { pieces } = reading;
    const keys = pieces.filter(piece => piece.kind === 'key');
    const understood = isUnderstood(pieces);
    // Words nobody knows beside words alone: another trade's.
    if (!understood && keys.length === 0) return NOTHING;
    const wishes = wishesOf(pieces, this.#printerBrands);
    const found =
      keys.length > 0
        ? listed(this.#byKeys(keys, wishes))
        : { ...UNCORRECTED, ...this.#words.byWords(wishes) };
    if (found.slots.length === 0) return NOTHING;
    const isExactCode = keys.length > 0 && keys.every(({ level }) => level === 0);
    const corrected = pieces.some(piece => piece.kind === 'word' && piece.word.mistakes > 0);
    const guess = found.guess || (!isExactCode && (corrected || !understood));
    return {
      slots: found.slots,
      scores: found.scores,
      guess,
      didYouMean:
        corrected || found.corrections.size > 0 || reading.otherKeyboard
          ? this.#corrected(reading, found.corrections)
          : null,
      printers: found.printers,
    };
  }

  resolve(text: string): number[] {
    this.#index.refresh();
    const entries = this.#keys.get(compact(text)).filter(({ level }) => level <= 1);
    const least = Math.min(...entries.map(({ level }) => level));
    return [...this.#slotsOf(entries.filter(({ level }) => level === least)).keys()];
  }

  /** What fits all codes and printers of the query, and its words as far as possible. */
  #byKeys(keys: readonly KeyPiece[], wishes: Wishes): Result {
    const results = keys.map(key => this.#byKey(key, wishes));
    const [first, ...others] = results.sort((a, b) => a.scores.size - b.scores.size) as [Result, ...Result[]];
    const scores: Scores = new Map();
    for (const [slot, score] of first.scores)
      if (others.every(other => other.scores.has(slot))) scores.set(slot, score);
    const guess = results.some(result => result.guess);
    const corrections = new Map(results.flatMap(result => [...result.corrections]));
    const printers = results.flatMap(result => result.printers);
    if (scores.size > 0) return { scores, guess, corrections, printers };
    // No product is all of them: what the surest one stands for.
    const surest = results.reduce((best, one) => (top(one.scores) > top(best.scores) ? one : best));
    return { ...surest, guess: true };
  }

  #byKey(key: KeyPiece, wishes: Wishes): Result {
    for (const { entries, guess } of this.#sourcesOf(key)) {
      const fitting = this.#entriesFor(entries, wishes);
      const scores = this.#words.narrowed(this.#slotsOf(fitting), wishes);
      if (scores.size > 0) return this.#result(key, scores, fitting, guess);
      // A whole code is what was asked for, whatever was said of it.
      const codes = entries.filter(({ level, kind }) => level === 0 && kind === 'group');
      const exact = this.#slotsOf(codes);
      if (key.level === 0 && exact.size > 0) return this.#result(key, exact, codes, false);
    }
    // The words contradict the key: it without those that do.
    for (const { entries } of this.#sourcesOf(key)) {
      const scores = this.#slotsOf(entries);
      if (scores.size > 0)
        return this.#result(key, this.#words.asFarAsPossible(scores, wishes), entries, true);
    }
    return { scores: new Map(), guess: true, corrections: new Map(), printers: [] };
  }

  /** Where to look for a key, one after the other: as typed, as a part of a code, with ever more mistakes. */
  *#sourcesOf({ text, level }: KeyPiece): Iterable<Source> {
    if (level !== null) {
      const entries = this.#keys
        .get(text)
        .filter(entry => entry.level <= Math.max(level + 3, 1) && (level > 0 || entry.level < 2));
      const same = entries.filter(entry => entry.level < PART.clean);
      yield { entries: same, guess: false };
      if (same.length === 0) yield { entries, guess: true };
    }
    const parts = this.#keys.containing(text);
    for (const clean of [true, false]) {
      const same = parts.filter(part => part.clean === clean);
      const entries = same
        .flatMap(part => this.#keys.get(part.key).filter(entry => entry.level <= 1))
        .map(entry => ({ ...entry, level: clean ? PART.clean : PART.cut }));
      // The beginning of codes, as a shopper types on: "tk11". A text like a whole code may be one that is not sold.
      const isBeginning = same.every(({ starts }) => starts) && !this.#keys.isFormOfWhole(text);
      yield { entries, guess: !clean && !isBeginning };
    }
    if (/\d/.test(text) && text.length > 3)
      for (const keys of this.#keys.near(text, mistakesAllowed(text.length)).slice(1)) {
        const entries = keys.flatMap(near => this.#keys.get(near).filter(entry => entry.level <= 2));
        yield {
          entries: entries.map(entry => ({ ...entry, level: PART.near + entry.level / 10 })),
          guess: true,
        };
      }
  }

  /** The entries that agree with the brands and series said; printers alone when a printer is said. */
  #entriesFor(entries: readonly Entry[], { brands, series, weakSeries, printer }: Wishes): Entry[] {
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
    const isPrinter = printer && surest(kept) <= Math.max(surest(groups), LEVEL.family);
    return isPrinter ? kept : [...groups, ...kept];
  }

  #slotsOf(entries: readonly Entry[]): Scores {
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

  #result(key: KeyPiece, scores: Scores, entries: readonly Entry[], guess: boolean): Result {
    const sorted = entries.toSorted((a, b) => a.level - b.level);
    const best = sorted[0];
    const corrections = new Map<string, string>();
    if (guess && best) corrections.set(key.text, this.#nameOf(best));
    const printers = sorted.filter(
      ({ kind, level }) => kind === 'model' && level === best?.level && level < 3,
    );
    return {
      scores,
      guess,
      corrections,
      printers: guess ? [] : [...new Set(printers.map(({ number }) => number))].slice(0, MOST_PRINTERS),
    };
  }

  #nameOf({ kind, number }: Entry): string {
    if (kind === 'model') return this.#models[number]?.title ?? '';
    return this.#index.groups[number]?.products[0]?.code ?? '';
  }

  #corrected({ pieces }: Reading, corrections: ReadonlyMap<string, string>): string {
    return pieces
      .map(piece => (piece.kind === 'key' ? (corrections.get(piece.text) ?? piece.text) : piece.text))
      .join(' ');
  }
}

/** Makes the engine that is used unless another is given. */
export const createProductSearch: CreateSearch = (brands, models, fitting) =>
  new ProductSearch(brands, models, fitting);

type KeyPiece = Extract<Piece, { kind: 'key' }>;

interface Result {
  scores: Scores;
  guess: boolean;
  /** What was typed, and what it was taken for. */
  corrections: ReadonlyMap<string, string>;
  printers: number[];
}

function listed({ scores, ...result }: Result) {
  return { ...result, slots: [...scores.keys()], scores: [...scores.values()] };
}

const UNCORRECTED = { guess: false, corrections: new Map<string, string>(), printers: [] };
const NOTHING: Found = { slots: [], scores: [], guess: false, didYouMean: null, printers: [] };

/** The least level; that of a mere number when there are no entries. */
function surest(entries: readonly Entry[]): number {
  return Math.min(LEVEL.otherYield, ...entries.map(({ level }) => level));
}

function top(scores: Scores): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const score of scores.values()) if (score > best) best = score;
  return best;
}
