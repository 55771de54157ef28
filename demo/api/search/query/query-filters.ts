import { MAINTENANCE } from '../words/accessory-words';
import { colorsAsked } from '../words/colors';
import type { Meaning } from '../words/meaning';
import type { QueryPart } from './query-part';

/** Filters that the words of a query set, its codes and printers aside. */
export interface QueryFilters {
  meanings: Meaning[];
  titleWords: string[];
  /** Slugs of brands that make printers. */
  brands: string[];
  series: string[];
  weakSeries: string[];
  /** Series whose printers come first of those that a number calls. */
  seriesAhead: string[];
  printer: boolean;
  /** A larger filling is asked for. */
  larger: boolean;
  /** What prints most comes first. */
  highYield: boolean;
  /** A cartridge is named, not a printer. */
  cartridge: boolean;
}

/** Filters that ask for nothing yet. */
export const noFilters = (): QueryFilters => ({
  meanings: [],
  titleWords: [],
  brands: [],
  series: [],
  weakSeries: [],
  seriesAhead: [],
  printer: false,
  larger: false,
  highYield: false,
  cartridge: false,
});

/** True where a maker or a series of printers is said. */
export const isBranded = ({ brands, series }: QueryFilters): boolean => brands.length + series.length > 0;

/** What the words of a query ask for; categories and colours that are said together are alternatives. */
export function filtersOf(parts: readonly QueryPart[], printerBrands: ReadonlySet<string>): QueryFilters {
  const filters = noFilters();
  let category: readonly string[] | undefined;
  let color: string[] | undefined;
  let kind: readonly string[] | undefined;
  for (const [at, part] of parts.entries()) {
    if (part.kind === 'title') filters.titleWords.push(part.text);
    if (part.kind !== 'word') continue;
    const { meaning } = part.word;
    if (meaning.highYield) filters.highYield = true;
    if (meaning.ahead && parts[at + 1]?.kind === 'key') filters.seriesAhead.push(meaning.ahead);
    if (meaning.filler) continue;
    if (meaning.printer) filters.printer = true;
    if (meaning.larger) filters.larger = true;
    if (meaning.cartridge) filters.cartridge = true;
    if (meaning.series) (meaning.weak ? filters.weakSeries : filters.series).push(meaning.series);
    if (meaning.brand && printerBrands.has(meaning.brand)) filters.brands.push(meaning.brand);
    if (meaning.category) category = either(category ?? meaning.category, meaning.category);
    if (meaning.color && !isWordOf(meaning.color, parts[at - 1], parts[at + 1]))
      color = [...(color ?? []), ...meaning.color];
    if (meaning.brand) filters.meanings.push({ brand: meaning.brand });
    if (meaning.kind) kind = kind ? together(kind, meaning.kind) : meaning.kind;
    if (meaning.title) filters.meanings.push({ title: meaning.title });
  }
  if (category) filters.meanings.unshift({ category: withoutContents(category) });
  if (kind) filters.meanings.push({ kind });
  if (color) filters.meanings.push({ color: colorsAsked(color, category) });
  return filters;
}

/** True for "color" beside what it is said of, "color black", "blue color"; "black & color" is two of them. */
function isWordOf(
  colors: readonly string[],
  before: QueryPart | undefined,
  behind: QueryPart | undefined,
): boolean {
  if (!colors.includes(MANY)) return false;
  const [first, second] = [before, behind].map(part =>
    part?.kind === 'word' ? (part.word.meaning.color ?? []) : [],
  );
  return Boolean(first?.some(color => colors.includes(color)) || (second?.length && !second.includes(MANY)));
}
const MANY = 'multicolor';

/** What two words allow, or either of them: "original or compatible". */
function together(some: readonly string[], others: readonly string[]): readonly string[] {
  const both = some.filter(kind => others.includes(kind));
  return both.length > 0 ? both : [...some, ...others];
}

/** What either of two words names; the narrower where it is one of the other's: an "ink cartridge" is no toner. */
function either(some: readonly string[], others: readonly string[]): readonly string[] {
  const [fewer, more] = some.length < others.length ? [some, others] : [others, some];
  return fewer.every(slug => more.includes(slug)) ? fewer : [...some, ...others];
}

/** What else a query may ask for; undefined where that is the same. */
type Widened = QueryFilters | undefined;

/** What is called alike, too. */
export function withAlike(filters: QueryFilters): Widened {
  const meanings = filters.meanings.map(calledAlike);
  const isOther = meanings.some((meaning, at) => meaning !== filters.meanings[at]);
  return isOther ? { ...filters, meanings } : undefined;
}

/** Of any size: "epson 101 127ml", whose title says none. */
export function withoutSizes(filters: QueryFilters): Widened {
  const titleWords = filters.titleWords.filter(word => !/^\d+\p{L}+$/u.test(word));
  return titleWords.length < filters.titleWords.length ? { ...filters, titleWords } : undefined;
}

/** Of any maker: "epson 26a". */
export function withoutBrands(filters: QueryFilters): Widened {
  const meanings = filters.meanings.filter(({ brand }) => !brand);
  return filters.brands.length > 0 ? { ...filters, meanings, brands: [] } : undefined;
}

/**
 * Either of what is called alike, ink and toner, ribbons and tapes, or kits and boxes for maintenance, where one of them is asked
 * for; any other meaning as it is.
 */
export function calledAlike(meaning: Meaning): Meaning {
  if (/^maintenance/.test(meaning.title?.source ?? '')) return { title: MAINTENANCE };
  const alike = CALLED_ALIKE.find(slugs => meaning.category?.every(slug => slugs.includes(slug)));
  return alike && !meaning.title ? { category: alike } : meaning;
}
const CALLED_ALIKE: readonly (readonly string[])[] = [
  ['toners', 'remanufactured-toners', 'inks'],
  // "شريط طابعة دايمو" is a tape.
  ['ribbon-cartridges', 'label-tapes'],
];

/** Toner that is said beside a waste container is what is in it. */
function withoutContents(categories: readonly string[]): readonly string[] {
  return categories.includes(WASTE) ? [WASTE] : categories;
}
const WASTE = 'waste-toner-containers';
