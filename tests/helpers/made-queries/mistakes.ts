import { editDistance } from '../../../demo/api/search/text/edit-distance';
import type { Query } from '.';
import { mistyped } from './codes';
import { coreOf, fold, type Product, type Shelf, type Test } from './shelf';

const WORDS: readonly (readonly [word: string, isRight: Test])[] = [
  ['toner', ({ category }) => /toners$/.test(category)],
  ['حبر', ({ category }) => /toners$|inks/.test(category)],
  ['drum', ({ category }) => category === 'drum-units'],
];

/** Kinds, brands and printers with typing mistakes in them. */
export function mistypedWords(shelf: Shelf): Query | null {
  const [word, isKind] = shelf.pick(WORDS);
  const brand = shelf.pick(shelf.brands.filter(({ title }) => title.length > 4));
  const isRight = (product: Product) => isKind(product) && shelf.isFor(brand.slug)(product);
  const model = shelf.pick(shelf.printers);
  const core = fold(coreOf(model.title));
  const near = mistyped(core, shelf);
  const limit = editDistance(near, core, 9);
  const query = shelf.pickSold([
    // Words of three letters are spared.
    {
      q: `${word.length > 3 ? mistyped(word, shelf) : word} ${mistyped(brand.title.toLowerCase(), shelf)}`,
      isRight,
    },
    { q: `${word} ${mistyped(brand.title.toLowerCase(), shelf)}`, isRight },
    {
      q: `${mistyped(shelf.titleOf(model.brand).toLowerCase(), shelf)} ${core}`,
      isRight: shelf.fits(({ brand, title }) => brand === model.brand && fold(coreOf(title)).includes(core)),
    },
    {
      q: near,
      isRight: shelf.fits(({ title }) => tailsOf(title).some(tail => editDistance(near, tail, 9) <= limit)),
    },
  ]);
  // Bare digits, and what came out as something else that exists, mean that.
  if (!query || /^\d+$/.test(query.q) || shelf.isKnown(fold(query.q)) || limit === 0) return null;
  return query;
}

/** The part of a title that has its number, whole and without some of the letters before: `slm2825nd`, `m2825nd`. */
function tailsOf(title: string): string[] {
  const core = fold(coreOf(title));
  return Array.from({ length: core.search(/\d/) + 1 }, (_, at) => core.slice(at));
}
