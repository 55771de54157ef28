import { editDistance } from '../../../demo/api/search/text/edit-distance';
import type { Query } from '.';
import { fold, type Shelf } from './shelf';
import { AFTER, BEFORE, BRAND_WORDS } from './words';

type Spelling = (text: string, shelf: Shelf) => string;

const SPELLINGS: readonly Spelling[] = [
  text => text,
  text => text.toLowerCase(),
  text => text.replace(/[- ]/g, ''),
  text => text.replace(/[- ]/g, ' '),
  text => text.replace(/(?<=\D)(?=\d)|(?<=\d)(?=\D)/g, ' '),
  (text, shelf) => text.replace(/(?<=\p{L})(?=\d)/gu, shelf.pick(['-', '.', '_', '/'])),
  text => text.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string),
  text => text.replace(/\d/g, digit => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] as string),
  text => ` ${text.toLowerCase()} `,
  text => `"${text}"`,
  (text, shelf) => {
    // Cut somewhere, as a line breaks in a list that was copied.
    const at = 2 + shelf.below(Math.max(1, text.length - 3));
    return `${text.slice(0, at)} ${text.slice(at)}`;
  },
];

/** A code in any spelling, also that of another region, alone or beside a word. */
export function codes(shelf: Shelf): Query {
  const product = shelf.pick(shelf.products);
  const code = product.aliases && shelf.chance(0.5) ? shelf.pick(product.aliases) : product.code;
  const made = shelf.pick(SPELLINGS)(code, shelf);
  const owner = shelf.makerOf(product);
  const q = shelf.pick([
    made,
    made,
    made,
    `${shelf.pick(BEFORE)} ${made}`,
    `${made} ${shelf.pick(AFTER)}`,
    `${shelf.titleOf(owner)} ${made}`,
    `${shelf.pick(BRAND_WORDS[owner] ?? [shelf.titleArOf(owner)])} ${made}`,
    `${shelf.pick(BEFORE)} ${shelf.titleOf(owner)} ${made} ${shelf.pick(AFTER)}`,
  ]);
  return { q, isRight: shelf.hasCode(product.code) };
}

/** Canon prints two letters behind its codes. */
export function printedCodes(shelf: Shelf): Query | null {
  const { code } = shelf.pick(shelf.originals);
  if (!/^\d{4}[BC]\d{3}$/.test(code)) return null;
  return { q: `${code}A${shelf.pick(['A', 'B', 'C'])}`, isRight: shelf.hasCode(code) };
}

/** A piece out of a code. */
export function parts(shelf: Shelf): Query | null {
  const code = fold(shelf.pick(shelf.products).code);
  const part = code.slice(shelf.below(3), code.length - shelf.below(3));
  if (part.length < 5 || !/\d{2}/.test(part) || !/[a-z]/.test(part)) return null;
  const isCut = (product: { code: string }) => fold(product.code).includes(part);
  if (shelf.products.filter(isCut).length > 16) return null;
  return {
    q: part,
    isRight: product =>
      [product.code, product.title, ...product.devices, ...(product.aliases ?? [])].some(text =>
        fold(text).includes(part),
      ),
  };
}

/** A code with another last digit, which the shop does not sell. */
export function traps(shelf: Shelf): Query | null {
  const code = fold(shelf.pick(shelf.products).code);
  const at = code.search(/\d(?=\D*$)/);
  const digit = (Number(code[at]) + 1 + shelf.below(8)) % 10;
  const q = code.slice(0, at) + digit + code.slice(at + 1);
  if (at < 1 || shelf.isKnown(q) || !/[a-z]/.test(q)) return null;
  return { q: shelf.pick([q, q.toUpperCase(), `toner ${q}`, `حبر ${q}`]), isRight: null };
}

/** A code with typing mistakes. */
export function mistypedCodes(shelf: Shelf): Query | null {
  const { code, category } = shelf.pick(shelf.originals);
  const q = mistyped(fold(code), shelf);
  const limit = editDistance(q, fold(code), 9);
  if (limit === 0 || shelf.codes.has(q)) return null;
  return {
    q: category === 'toners' ? shelf.pick([q, `toner ${q}`]) : q,
    isRight: ({ code, aliases, devices, title }) =>
      [code, ...(aliases ?? [])].some(
        one => editDistance(q, fold(one), 9) <= limit || fold(one).includes(q),
      ) || [title, ...devices].some(text => fold(text).includes(q)),
  };
}

/** About one mistake in five to seven letters: another, one more, one less, two swapped. */
export function mistyped(text: string, shelf: Shelf): string {
  let made = text;
  for (let left = Math.max(1, Math.round(text.length / 7)); left > 0; left--) {
    const at = 1 + shelf.below(made.length - 1);
    const other = shelf.pick([...(/\d/.test(made[at] ?? '') ? '0123456789' : 'abcdefghijklmnoprstuvw')]);
    made = shelf.pick([
      () => made.slice(0, at) + other + made.slice(at + 1),
      () => made.slice(0, at) + made.slice(at + 1),
      () => made.slice(0, at) + other + made.slice(at),
      () => made.slice(0, at - 1) + (made[at] ?? '') + (made[at - 1] ?? '') + made.slice(at + 1),
    ])();
  }
  return made;
}
