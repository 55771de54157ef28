import type { SearchBrand, SearchModel } from '../engine';
import { compact, isArabic, words } from '../text/normalise';
import type { Meaning } from './meaning';
import { seriesIn, WEAK_SERIES } from './printer-series';
import { MAKER_WORDS, NAME_WORDS, TRADE_WORDS } from './trade-words';

/** What words ask for, and how what asks for the same is written. */
interface Meanings {
  /** By each word or phrase without spaces; of two that look alike the first stands. */
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** The words and phrases of the trade, the usual ones first. */
  readonly written: ReadonlyMap<Meaning, readonly string[]>;
}

export function meaningsOf(brands: readonly SearchBrand[], models: readonly SearchModel[]): Meanings {
  const meanings = new Map<string, Meaning>();
  const add = (phrase: string, meaning: Meaning) => {
    if (phrase !== '' && !meanings.has(phrase)) meanings.set(phrase, meaning);
  };
  for (const [meaning, list] of TRADE_WORDS) for (const phrase of phrases(list)) add(phrase, meaning);
  for (const [list, brand] of NAME_WORDS)
    for (const phrase of phrases(list)) add(phrase, { brand, cartridge: true });
  for (const [list, brand] of MAKER_WORDS) for (const phrase of phrases(list)) add(phrase, { brand });
  const slugs = new Set(brands.map(({ slug }) => slug));
  for (const brand of brands) {
    const meaning: Meaning = { brand: brand.slug };
    for (const name of [brand.slug, brand.title, brand.titleAr]) {
      add(compact(name), meaning);
      for (const word of namingAlone(name)) if (!slugs.has(word)) add(word, meaning);
    }
  }
  for (const series of new Set(models.flatMap(({ title }) => seriesIn(title))))
    add(series, { series, weak: WEAK_SERIES.has(series) });
  const written = new Map(
    TRADE_WORDS.map(([meaning, list]) => [meaning, list.split('|').map(phrase => words(phrase).join(' '))]),
  );
  return { meanings, written };
}

/** Words of a brand's name that stand for it alone: none that is a letter's name. */
function namingAlone(name: string): string[] {
  const all = words(name);
  return all.filter(word => word.length > 3 || (all.length > 1 && word.length === 3 && !isArabic(word)));
}

function phrases(list: string): string[] {
  return list.split('|').map(compact);
}
