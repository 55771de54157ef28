import { MAX_FILS } from '../catalogue/product-columns';
import { toDecimal, toFils } from '../common/money';
import type { products } from '../database/schema';
import { editDistance } from '../search/text/edit-distance';
import { COLUMNS, type Fault, LIST_SEPARATOR, type SheetColumn } from './columns';
import type { SheetLine } from './sheet';

type Row = typeof products.$inferSelect;
/** A product as a line wants it; no stock where the line leaves it as it is. */
export type WantedProduct = Omit<Row, 'id' | 'isPublished' | 'stock'> & { stock: number | null };

/** What lines may refer to. */
export interface Known {
  brands: ReadonlySet<string>;
  categories: ReadonlySet<string>;
  models: ReadonlySet<string>;
  colors: ReadonlySet<string>;
  pictureShapes: ReadonlySet<string>;
  pictureColors: ReadonlySet<string>;
}

const KINDS: ReadonlySet<string> = new Set<Row['kind']>(['original', 'compatible', 'remanufactured']);
const MAX_TEXT_LENGTH = 2_000;
/** Characters that the API reads of a slug in an address and in an order. */
const MAX_SLUG_LENGTH = 200;
/** Addresses beside the products' that are something else. */
const TAKEN_SLUGS: readonly string[] = ['brands'];
/** Pieces and pages that no line can mean. */
const MAX_NUMBER = 10_000_000;

/**
 * Spreadsheets leave out zeros at the end, `38.5`. Without all three decimals thousands are refused: where a comma is the
 * decimal mark, spreadsheets take the point of 38.500 for the thousands' and write 38500.
 */
const DINARS = /^(\d{1,3}(\.\d{1,2})?|\d+\.\d{3})$/;

/** Says what is wrong with a cell of the line. */
type Say = (name: string, text: string) => void;

/** Reads a line's cells; what is wrong with them is added to `faults`, and the product is then not to be used. */
export function readProduct({ place, cells }: SheetLine, known: Known, faults: Fault[]): WantedProduct {
  const say: Say = (name, text) => {
    faults.push({ place, text: `${name} ${text}` });
  };
  const values = COLUMNS.map(column => [column.key, readCell(column, cells[column.name] ?? '', say)]);
  const product = Object.fromEntries(values) as WantedProduct;
  checkMeaning(product, known, say);
  return product;
}

function readCell({ name, type, isOptional }: SheetColumn, cell: string, say: Say): unknown {
  switch (type) {
    case 'flag':
      if (!/^(true|false)$/i.test(cell)) say(name, `must be true or false, not "${cell}"`);
      return /^true$/i.test(cell);
    case 'fils': {
      const fils = DINARS.test(cell) ? toFils(cell) : null;
      if (/^\d{4,}(\.\d{1,2})?$/.test(cell))
        say(name, `must have three decimals from 1000 dinars on, like 1000.000, not "${cell}"`);
      else if (!fils) say(name, `must be dinars like 1.250, not "${cell}"`);
      else if (fils > MAX_FILS) say(name, `must be at most ${toDecimal(MAX_FILS)} dinars, not "${cell}"`);
      return fils ?? 0;
    }
    case 'number':
      if (cell === '') return null;
      if (!/^\d+$/.test(cell) || Number(cell) > MAX_NUMBER)
        say(name, `must be a whole number, not "${cell}"`);
      return Number(cell);
    case 'list': {
      const values = cell.split(LIST_SEPARATOR).map(value => value.trim());
      return values.filter(value => value !== '');
    }
    case 'text':
      if (cell === '' && isOptional) return null;
      if (cell === '') say(name, 'is empty');
      if (cell.length > MAX_TEXT_LENGTH) say(name, `has more than ${MAX_TEXT_LENGTH} characters`);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come in.
      if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/.test(cell)) say(name, 'has unreadable characters');
      if (hasLostArabic(cell)) say(name, `has lost its Arabic letters; save the sheet as "CSV UTF-8"`);
      return cell;
  }
}

/**
 * Whether a text is what old code pages make of Arabic: a question mark a letter where a spreadsheet saved in one, and
 * Latin letters with marks where it read in one.
 */
const hasLostArabic = (text: string) =>
  /\?{3}|(?:[ØÙ][^\s\p{ASCII}]){2}/u.test(text) && !/\p{Script=Arabic}/u.test(text);

/** Holds values against each other and against what the shop knows. */
function checkMeaning(product: WantedProduct, known: Known, say: Say): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(product.slug))
    say('slug', `must be small letters and digits with hyphens between, not "${product.slug}"`);
  if (product.slug.length > MAX_SLUG_LENGTH) say('slug', `has more than ${MAX_SLUG_LENGTH} characters`);
  if (TAKEN_SLUGS.includes(product.slug)) say('slug', `can't be "${product.slug}", an address of its own`);
  const references: readonly (readonly [name: string, value: string | null, ReadonlySet<string>])[] = [
    ['brand', product.brand, known.brands],
    ['category', product.category, known.categories],
    ['kind', product.kind, KINDS],
    ['color', product.color, known.colors],
    ['picture_shape', product.pictureShape, known.pictureShapes],
    ['picture_color', product.pictureColor, known.pictureColors],
    ...product.devices.map(model => ['devices', model, known.models] as const),
  ];
  for (const [name, value, set] of references)
    if (value && !set.has(value)) say(name, `"${value}" is unknown${nearest(value, set)}`);
  if (product.yieldPages === 0) say('yield_pages', 'is 0; leave it empty where it is unknown');
  if (product.price > product.regularPrice && product.regularPrice > 0)
    say('price', 'is higher than regular_price');
  if ((product.offer === null) !== (product.offerAr === null))
    say('offer', 'must be in both languages, or in none');
}

/** What may have been meant: "; is it …?", or nothing. */
function nearest(value: string, set: ReadonlySet<string>): string {
  const limit = Math.min(3, Math.floor(value.length / 3));
  let best: { name: string; mistakes: number } | undefined;
  for (const name of set) {
    const most = (best?.mistakes ?? limit + 1) - 1;
    const mistakes = editDistance(value, name, most);
    if (mistakes <= most) best = { name, mistakes };
  }
  return best ? `; is it "${best.name}"?` : '';
}
