import type { Found } from '../engine';
import { LEVEL } from '../index/keys';
import { correctedQuery } from '../query/corrected-query';
import {
  calledAlike,
  filtersOf,
  type QueryFilters,
  withAlike,
  withoutBrands,
  withoutSizes,
} from '../query/query-filters';
import {
  isBareMeasure,
  isNarrowed,
  isOfGoods,
  isOfShares,
  isSureCode,
  isUnderstood,
  isWholeName,
  type QueryPart,
  withMeasure,
} from '../query/query-part';
import type { Variant } from '../query/reading-variants';
import { isNumber } from '../text/normalise';
import type { Word } from '../words/vocabulary';
import type { Result } from './key-result';
import type { KeySearch } from './key-search';
import type { KeyPart } from './key-sources';
import type { WordSearch } from './word-search';

/** Printers that a query is said to name. */
const MAX_PRINTERS = 5;

/** Where nothing is found. */
export const NOTHING: Found = { slots: [], scores: [], guess: false, didYouMean: null, printers: [] };

/** What one reading of a query finds; contradictory where nothing is all of it. */
interface ReadingFound {
  readonly found: Found;
  readonly isContradictory: boolean;
}

/** Where a search in words and codes looks. */
interface Sources {
  readonly codes: KeySearch;
  readonly words: WordSearch;
  /** Slugs of brands that make printers. */
  readonly printerBrands: ReadonlySet<string>;
  /** A word as it is usually written. */
  readonly usual: (word: Word) => string;
}

/** Finds what one reading of a query asks for. */
export class ReadingSearch {
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  find(reading: Variant): ReadingFound {
    const parts = reading.parts.map(withMeasure);
    const keys = parts.filter(part => part.kind === 'key');
    if (keys.length === 0 && isOtherTrade(parts)) return { found: NOTHING, isContradictory: false };
    const result = this.#listed(parts, keys);
    const { isContradictory } = result;
    if (result.slots.length === 0) return { found: NOTHING, isContradictory };
    return { found: this.#told(reading, parts, keys, result), isContradictory };
  }

  /** The goods of a reading. */
  #listed(parts: readonly QueryPart[], keys: readonly KeyPart[]): Listed {
    const filters = filtersOf(parts, this.#sources.printerBrands);
    const byWords = this.#byWords(filters);
    if (keys.length === 0) return byWords;
    const byKeys = listed(this.#byKeys(keys, filters));
    // No maker of that name has the code, or only a number within another kind's is the same: what else is of the kind. Beside its
    // series a number is the printer's: "toner designjet 250" is for the DesignJet 250.
    const isOthers =
      byWords.slots.length > 0 &&
      (byKeys.slots.length === 0
        ? filters.brands.length > 0
        : byKeys.isContradictory &&
          parts.some(isOfGoods) &&
          filters.series.length === 0 &&
          keys.every(isWeak));
    return isOthers ? { ...byWords, guess: true, isContradictory: true } : byKeys;
  }

  /** What was found, with what is said of it: whether it is a guess, and what the words were taken for. */
  #told(
    reading: Variant,
    parts: readonly QueryPart[],
    keys: readonly KeyPart[],
    { slots, scores, corrections, printers, ...result }: Listed,
  ): Found {
    // Beside a code that is not sold another is no answer.
    const hasCode = keys.some(isSureCode) && keys.every(({ level }) => level !== null);
    const isExactCode = hasCode || (keys.length > 0 && keys.every(({ level }) => level === 0));
    const corrected = parts.some(part => part.kind === 'word' && part.word.mistakes > 0);
    const loose = parts.some(part => part.kind === 'word' && part.word.isLoose);
    const guess =
      reading.isGuess ||
      (result.guess && !hasCode) ||
      isBareMeasure(parts) ||
      (!isExactCode && (corrected || loose || !isUnderstood(parts)));
    const isOther = guess ? corrected || corrections.size > 0 : false;
    const didYouMean =
      isOther || reading.otherKeyboard
        ? correctedQuery(reading.parts, corrections, this.#sources.usual)
        : null;
    return { slots, scores, guess, didYouMean, printers: printers.slice(0, MAX_PRINTERS) };
  }

  /** What fits the keys; where no such goods do, what is called alike or of another size is a guess, or else of another maker. */
  #byKeys(keys: readonly KeyPart[], filters: QueryFilters): Result {
    const result = this.#sources.codes.byKeys(keys, filters);
    if (!result.isContradictory) return result;
    for (const other of [withAlike(filters), withoutSizes(filters)]) {
      const found = other && this.#sources.codes.byKeys(keys, other);
      if (found && !found.isContradictory) return { ...found, guess: true };
    }
    const isOthers = result.scores.size === 0 && keys.every(isWholeName);
    const others = isOthers ? withoutBrands(filters) : undefined;
    const found = others && this.#sources.codes.byKeys(keys, others);
    return found && !found.isContradictory ? { ...found, guess: true, isContradictory: true } : result;
  }

  /** What has all the words; where no such size is sold, what has the others is a guess. */
  #byWords(filters: QueryFilters): Listed {
    const found = this.#sources.words.byWords(filters);
    if (found.slots.length > 0) return { ...UNCORRECTED, ...found };
    const titleWords = filters.titleWords.filter(word => !/\d/.test(word));
    const isMeasured = titleWords.length < filters.titleWords.length && filters.meanings.length > 0;
    // Toner is called ink, too, and a tape ribbon.
    const meanings = filters.brands.length > 0 ? filters.meanings.map(calledAlike) : filters.meanings;
    const isOther = meanings.some((meaning, at) => meaning !== filters.meanings[at]);
    if (!isMeasured && !isOther) return { ...UNCORRECTED, ...found };
    return {
      ...UNCORRECTED,
      ...this.#sources.words.byWords({ ...filters, titleWords, meanings }),
      guess: true,
    };
  }
}

/** Words nobody knows beside little else: another trade's. So is a maker's stock. */
const isOtherTrade = (parts: readonly QueryPart[]) =>
  isUnderstood(parts) ? parts.some(isOfShares) && !parts.some(isOfGoods) : !isNarrowed(parts);

/** True for a bare number, or what is found within codes alone. */
const isWeak = ({ text, level }: KeyPart) => level === null || (isNumber(text) && level > LEVEL.name);

interface Listed extends Omit<Result, 'scores'> {
  readonly slots: ArrayLike<number>;
  readonly scores: ArrayLike<number>;
}

const listed = ({ scores, ...result }: Result): Listed => ({
  ...result,
  slots: [...scores.keys()],
  scores: [...scores.values()],
});

const UNCORRECTED = {
  guess: false,
  corrections: new Map<string, string>(),
  printers: [],
  isContradictory: false,
};
