/** What a word of a query asks for. */
export interface Meaning {
  /** Slugs, any of which the product must have. */
  category?: readonly string[];
  color?: readonly string[];
  kind?: readonly string[];
  /** Brand that made it, makes the original of it or the printers it fits. */
  brand?: string;
  /** A printer series: words of a model's title, without spaces. `weak` ones only narrow where that leaves something. */
  series?: string;
  weak?: boolean;
  /** A series whose printers come first of those that the number behind it calls; said of goods it narrows nothing. */
  ahead?: string;
  /** What its title must say; with `fits`, or the title of a printer it is for. */
  title?: RegExp;
  fits?: RegExp;
  /** A larger filling, which cartridges have and printers don't. */
  larger?: true;
  /** What prints most comes first. */
  highYield?: true;
  /** A cartridge is named, so that a number beside it is no printer's. */
  cartridge?: true;
  /** A printer is named. */
  printer?: true;
  /** What follows is not asked for. */
  denies?: true;
  /** Says nothing beside goods; beside a maker alone its shares are meant. */
  shares?: true;
  /** Says nothing about a product. */
  filler?: true;
}

/** Meanings with the words for each, between upright strokes. */
export type WordList = readonly (readonly [meaning: Meaning, words: string])[];

/** True for what a maker or a series of printers is called. */
export const isName = ({ brand, series }: Meaning): boolean => brand !== undefined || series !== undefined;

/** How much a word says of what is asked for, 0 the most: makers and kinds, series, colours, what else titles say, nothing. */
export function rank({ brand, category, color, kind, series, filler }: Meaning): number {
  if (filler) return 4;
  if (brand || category) return 0;
  if (series) return 1;
  return color || kind ? 2 : 3;
}
