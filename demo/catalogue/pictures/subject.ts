/** What a picture is about: the catalogue's record, read for everything that a drawing needs to know. */

/** The fields of a catalogue product that its picture is drawn from. */
export interface PictureProduct {
  slug: string;
  title: string;
  code: string;
  /** Ink colour, or colours of a tape such as `black-on-white`; null where it means nothing. */
  color: string | null;
  /** `original`, `compatible` or `remanufactured`. */
  kind: string;
  /** The brand's slug. */
  brand: string;
  /** The category's slug. */
  category: string;
  picture: { shape: string; color: string };
}

/** A product read for drawing. */
export interface Subject {
  product: PictureProduct;
  /** The maker whose machine it is for: the brand itself, or the one an own-brand product replaces. */
  maker: string;
  /** The short name people ask for (`26A`, `103`), where the title tells one besides the code. */
  series: string | null;
  code: string;
  own: boolean;
  remanufactured: boolean;
  /** A number from 0 to 1 that is always the same for this product's family and this `trait`. */
  vary: (trait: number) => number;
}

const MAKERS = [
  'Canon',
  'Epson',
  'Brother',
  'Samsung',
  'Xerox',
  'Kyocera',
  'Ricoh',
  'Lexmark',
  'OKI',
  'Konica Minolta',
  'Pantum',
  'Zebra',
  'DYMO',
];

function makerOf(product: PictureProduct): string {
  if (product.brand !== 'tass') return product.brand;
  const maker = MAKERS.find(name => product.title.includes(`for ${name} `));
  if (maker) return maker.toLowerCase().replace(' ', '-');
  if (/^TS-/.test(product.code)) return 'tass';
  if (/^(TZe|DK)-/.test(product.code)) return 'brother';
  if (/^\d{5}$/.test(product.code)) return 'dymo';
  return 'hp';
}

/** What stands before the part number in brackets, or between "for" its maker and the colour. */
function seriesOf({ title, code }: PictureProduct): string | null {
  const named = title.split(` (${code})`)[0] ?? '';
  const words =
    named === title ? title.match(/ for (.+?) (Black|Cyan|Magenta|Yellow|Light|Red|Gray)/)?.[1] : named;
  const series = words
    ?.replace(/^TASS (Compatible|Remanufactured) .*?(for |(?=\d)|Cartridge )/, '')
    .replace(/^(HP|Konica Minolta|[A-Z][a-z]+|OKI) /, '');
  // A long name that the part number contains would only be said twice.
  const repeated = series && series.length > 4 && code.includes(series);
  return series && !repeated && series !== code && series.length <= 10 ? series : null;
}

/** Spreads a text over 32 bits (FNV-1a), so that neighbours in the catalogue look different. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** Reads a product. Its colours share one family, so that four cartridges of one printer have one body. */
export function readSubject(product: PictureProduct): Subject {
  const series = seriesOf(product);
  const family = series ?? product.code.replace(/(BK|[KCMY]|\d)?$/, '');
  const seed = `${product.picture.shape} ${family}`;
  return {
    product,
    maker: makerOf(product),
    series,
    code: product.code,
    own: product.brand === 'tass',
    remanufactured: product.kind === 'remanufactured',
    vary: trait => (hash(`${trait} ${seed}`) % 1000) / 999,
  };
}
