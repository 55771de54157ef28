import { count } from '../../../widgets/locale/number';

const products = (number: number) => `${count(number)} ${number === 1 ? 'product' : 'products'}`;

/** Sentences around lists of products. */
export const list = {
  count: (total: number) => (total === 0 ? 'No products' : products(total)),
  filters: (set: number) => (set === 0 ? 'Filters' : `Filters (${set})`),
  printers: 'For',
  allPrinters: 'All printers',
  forBrand: (brand: string) => `For ${brand} printers`,
  madeBy: (brand: string) => `Made by ${brand}`,
  guide: (brand: string) => `More about ${brand} supplies`,
  facets: { brand: 'Made by', kind: 'Type', color: 'Colour' },
  any: { brand: 'All brands', kind: 'All types', color: 'All colours' },
  option: (title: string, count: number) => `${title} (${count})`,
  price: 'Price in KWD',
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  priceFault: 'Please type a price such as 12 or 12.500',
  apply: 'Apply',
  clear: 'Clear filters',
  noneLeft: 'No product matches all these filters',
  noneLeftText: 'Remove one of them, or clear them all.',
  sort: 'Sort by',
  sorts: {
    relevance: 'Recommended',
    newest: 'Newest first',
    price: 'Price: low to high',
    '-price': 'Price: high to low',
    'cost-per-page': 'Cost per page',
  },
};
