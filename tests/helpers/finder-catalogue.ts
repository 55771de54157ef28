import { product } from './products';

// What the API of a made-up shop knows of printers, for whatever tests the finder.

/** Two makers of printers. */
export const MAKERS = [
  { slug: 'hp', title: 'HP', logo: null },
  { slug: 'canon', title: 'Canon', logo: null },
];

/** The own brand makes no printers. */
export const BRANDS = [...MAKERS, { slug: 'tass', title: 'TASS', logo: null }];

/** HP's printers, of several series. */
export const MODELS = [
  'LaserJet Pro M404dn',
  'LaserJet Pro M404n',
  'LaserJet Pro M428fdw',
  ...Array.from({ length: 12 }, (_, index) => `DeskJet ${2130 + index}`),
  'ENVY 6020',
].map(title => ({ slug: title.toLowerCase().replaceAll(' ', '-'), title }));

/** A printer as lists of models name it, and as a search finds it; its toner. */
export const M404 = { slug: 'hp-m404dn', title: 'LaserJet Pro M404dn' };
export const PRINTER = { ...M404, brand: { slug: 'hp', title: 'HP' } };
export const TONER = product(59, { title: 'HP 59A (CF259A) Black', code: 'CF259A' });

/** A colour printer's supplies: each colour original and compatible. */
export const COLOR_SUPPLIES = ['black', 'cyan', 'magenta', 'yellow'].flatMap((color, index) => [
  product(index * 2 + 1, { color, price: '20.000', yield_pages: 2000, title: `Original ${color}` }),
  product(index * 2 + 2, {
    color,
    price: '8.000',
    yield_pages: 2000,
    kind: 'compatible',
    title: `TASS ${color}`,
  }),
]);
