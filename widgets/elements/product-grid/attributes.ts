import { MAX_PRODUCTS_PER_PAGE, PRODUCTS_PER_PAGE } from '../../constants';
import type { Attributes } from '../../element/record';

/** An amount in KWD, as the API takes it. */
const PRICE = /^\d+(\.\d+)?$/;

export const attributes = {
  heading: { type: 'text', doc: 'Heading over the grid' },
  highlight: { type: 'text', doc: 'Words before the heading, set under a marker stroke' },
  filter: { type: 'choice', options: ['new', 'top'], doc: 'Only new products, or only the top ones' },
  category: { type: 'text', doc: 'Slug of a category, such as `toners`' },
  brand: { type: 'text', doc: 'Slug of a brand, such as `hp`' },
  'for-brand': { type: 'text', doc: 'Slug of a brand: only what is for its printers, whoever made it' },
  device: { type: 'text', doc: 'Slug of a printer model: only what fits it' },
  query: { type: 'text', doc: 'Search text' },
  kind: { type: 'text', doc: '`original`, `compatible` or `remanufactured`' },
  color: { type: 'text', doc: 'Slug of a colour, such as `cyan` or `black-on-white`' },
  'min-price': { type: 'text', pattern: PRICE, doc: 'Lowest price in KWD, such as `2.500`' },
  'max-price': { type: 'text', pattern: PRICE, doc: 'Highest price in KWD' },
  'in-stock': { type: 'flag', doc: 'Only what is in stock' },
  sort: {
    type: 'choice',
    options: ['relevance', 'newest', 'price', '-price', 'cost-per-page'],
    doc: "Order of the products; without it the shop's own",
  },
  limit: {
    type: 'number',
    default: PRODUCTS_PER_PAGE,
    min: 1,
    max: MAX_PRODUCTS_PER_PAGE,
    doc: 'Products on one page',
  },
  paged: { type: 'flag', doc: 'Shows the pager' },
  page: {
    type: 'number',
    default: 1,
    min: 1,
    max: 99_999,
    doc: 'The page shown; the pager turns on from it and tells by `tass-page`',
  },
  headless: {
    type: 'flag',
    doc: 'Draws nothing: the page draws from `tass-data`, in the element or elsewhere',
  },
  'view-more': { type: 'address', doc: "Address behind a 'View More' button; a path leads into the shop" },
  'brand-logo': {
    type: 'address',
    doc: "Picture of a logo row with a 'View All' button to the brand's page",
  },
} as const satisfies Attributes;
