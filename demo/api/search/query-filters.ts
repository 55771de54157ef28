import { colorsAsked } from './colors';
import type { Meaning } from './meaning';
import type { QueryPart } from './query-part';

/** Filters that the words of a query set, its codes and printers aside. */
export interface QueryFilters {
  meanings: Meaning[];
  titleWords: string[];
  /** Slugs of brands that make printers. */
  brands: string[];
  series: string[];
  weakSeries: string[];
  printer: boolean;
  /** A larger filling is asked for. */
  larger: boolean;
  /** A cartridge is named, not a printer. */
  cartridge: boolean;
}

/** What the words of a query ask for; categories and colours that are said together are alternatives. */
export function filtersOf(parts: readonly QueryPart[], printerBrands: ReadonlySet<string>): QueryFilters {
  const filters: QueryFilters = {
    meanings: [],
    titleWords: [],
    brands: [],
    series: [],
    weakSeries: [],
    printer: false,
    larger: false,
    cartridge: false,
  };
  let category: string[] | undefined;
  let color: string[] | undefined;
  for (const part of parts) {
    if (part.kind === 'title') filters.titleWords.push(part.text);
    if (part.kind !== 'word') continue;
    const { meaning } = part.word;
    if (meaning.filler) continue;
    if (meaning.printer) filters.printer = true;
    if (meaning.larger) filters.larger = true;
    if (meaning.cartridge) filters.cartridge = true;
    if (meaning.series) (meaning.weak ? filters.weakSeries : filters.series).push(meaning.series);
    if (meaning.brand && printerBrands.has(meaning.brand)) filters.brands.push(meaning.brand);
    if (meaning.category) category = [...(category ?? []), ...meaning.category];
    if (meaning.color) color = [...(color ?? []), ...meaning.color];
    if (meaning.brand) filters.meanings.push({ brand: meaning.brand });
    if (meaning.kind) filters.meanings.push({ kind: meaning.kind });
    if (meaning.title) filters.meanings.push({ title: meaning.title });
  }
  if (category) filters.meanings.unshift({ category: withoutContents(category) });
  if (color) filters.meanings.push({ color: colorsAsked(color, category) });
  return filters;
}

/** Toner that is said beside a waste container is what is in it. */
function withoutContents(categories: readonly string[]): readonly string[] {
  return categories.includes(WASTE) ? [WASTE] : categories;
}
const WASTE = 'waste-toner-containers';
