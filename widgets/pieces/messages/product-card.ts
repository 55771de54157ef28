const colors: Readonly<Record<string, string>> = {
  black: 'Black',
  cyan: 'Cyan',
  magenta: 'Magenta',
  yellow: 'Yellow',
  tricolor: 'Tri-colour',
  multicolor: 'Multicolour',
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  gray: 'Grey',
  white: 'White',
  clear: 'Clear',
  'light-cyan': 'Light cyan',
  'light-magenta': 'Light magenta',
  'black-red': 'Black and red',
};
const kinds: Readonly<Record<string, string>> = {
  original: 'Original',
  compatible: 'Compatible',
  remanufactured: 'Remanufactured',
};

export const productCard = {
  addToCart: 'Add to Cart',
  outOfStock: 'Out of stock',
  decrease: 'Decrease quantity',
  increase: 'Increase quantity',
  regularPrice: 'Regular price',
  kinds,
  /** A colour's name by its slug; tapes have two: `black-on-white`. */
  color: (slug: string) =>
    slug
      .split('-on-')
      .map((part, index) => (index ? (colors[part] ?? part).toLowerCase() : (colors[part] ?? part)))
      .join(' on '),
  pages: (pages: string, one: boolean) => (one ? '1 page' : `${pages} pages`),
  /** `fils` with one decimal. */
  costPerPage: (fils: string) => `${fils} fils a page`,
};
