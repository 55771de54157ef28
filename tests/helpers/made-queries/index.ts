import { kinds, series } from './arabic';
import { codes, mistypedCodes, parts, printedCodes, traps } from './codes';
import { keyboard } from './keyboard';
import { mistypedWords } from './mistakes';
import { names } from './names';
import { glued, numbers, printers } from './printers';
import { type Catalogue, Shelf, type Test } from './shelf';
import { NONSENSE } from './words';

// Queries made from the catalogue, each with what would be right: what shoppers type for codes, names and printers, in
// both scripts, on both keyboards, with mistakes; and things the shop does not sell.

export type { Catalogue, Product } from './shelf';

/** A query and the test that its first product must pass; `null` where nothing, or a guess, is right. */
export interface Query {
  q: string;
  isRight: Test | null;
}

/** Makers of queries by class; those that answer null are asked again later. */
const MAKERS = {
  codes,
  printedCodes,
  parts,
  names,
  printers,
  numbers,
  kinds,
  series,
  keyboard,
  glued,
  mistypedCodes,
  mistypedWords,
  traps,
  nothing: (shelf: Shelf): Query => ({ q: shelf.pick(NONSENSE), isRight: null }),
} as const satisfies Record<string, (shelf: Shelf) => Query | null>;

export interface MadeQuery extends Query {
  class: keyof typeof MAKERS;
}

/** Makes about `count` queries, as many of each class, the same ones for the same `random`. */
export function makeQueries(catalogue: Catalogue, count: number, random: () => number): MadeQuery[] {
  const shelf = new Shelf(catalogue, random);
  const made: MadeQuery[] = [];
  const classes = Object.keys(MAKERS) as MadeQuery['class'][];
  for (const name of classes) {
    const wanted = Math.ceil(count / classes.length);
    for (let left = wanted; left > 0; ) {
      const query = MAKERS[name](shelf);
      if (!query) continue;
      made.push({ class: name, ...query });
      left--;
    }
  }
  return made;
}
