import type { Meaning } from './meaning';
import type { Piece } from './piece';

/** What the words of a query ask for, its codes and printers aside. */
export interface Wishes {
  meanings: Meaning[];
  titleWords: string[];
  /** Slugs of brands that make printers. */
  brands: string[];
  series: string[];
  weakSeries: string[];
  printer: boolean;
}

/** What the words of a query ask for; categories and colours that are said together are alternatives. */
export function wishesOf(pieces: readonly Piece[], printerBrands: ReadonlySet<string>): Wishes {
  const wishes: Wishes = {
    meanings: [],
    titleWords: [],
    brands: [],
    series: [],
    weakSeries: [],
    printer: false,
  };
  let category: string[] | undefined;
  let color: string[] | undefined;
  for (const piece of pieces) {
    if (piece.kind === 'title') wishes.titleWords.push(piece.text);
    if (piece.kind !== 'word') continue;
    const { meaning } = piece.word;
    if (meaning.filler) continue;
    if (meaning.printer) wishes.printer = true;
    if (meaning.series) (meaning.weak ? wishes.weakSeries : wishes.series).push(meaning.series);
    if (meaning.brand && printerBrands.has(meaning.brand)) wishes.brands.push(meaning.brand);
    if (meaning.category) category = [...(category ?? []), ...meaning.category];
    if (meaning.color) color = [...(color ?? []), ...meaning.color];
    if (meaning.brand) wishes.meanings.push({ brand: meaning.brand });
    if (meaning.kind) wishes.meanings.push({ kind: meaning.kind });
    if (meaning.title) wishes.meanings.push({ title: meaning.title });
  }
  if (category) wishes.meanings.unshift({ category });
  if (color) wishes.meanings.push({ color: category?.includes('label-tapes') ? withTapes(color) : color });
  return wishes;
}

/** The ground that a tape's colour is called after; its letters are black. */
const TAPES: Readonly<Record<string, string>> = {
  black: 'black-on-white',
  cyan: 'black-on-blue',
  magenta: 'black-on-red',
  yellow: 'black-on-yellow',
};

/** The colours, with the tapes that are called the same. */
function withTapes(colors: readonly string[]): string[] {
  return [...colors, ...colors.flatMap(color => TAPES[color] ?? [])];
}
