import type { Query } from '.';
import { coreOf, fold, isNamed, orNamed, type Product, type Shelf } from './shelf';
import { COLORS, KINDS, onOtherKeyboard } from './words';

/** Codes, printers and words typed with the other keyboard switched on, whole or in part. */
export function keyboard(shelf: Shelf): Query | null {
  const { code } = shelf.pick(shelf.products);
  const core = coreOf(shelf.pick(shelf.printers).title).toLowerCase();
  const { slug, title, title_ar: titleAr } = shelf.pick(shelf.brands);
  const [words, isKind] = shelf.pick(KINDS);
  const [color, colorWords] = shelf.pick(Object.entries(COLORS));
  const kind = shelf.pick(words.filter(word => /^[\u0621-\u064f ]+$/.test(word)));
  const isRight = (product: Product) => isKind(product) && shelf.isFor(slug)(product);
  const swapped = (text: string) =>
    onOtherKeyboard(
      text
        .replace(/[إأ]/g, 'ا')
        .replace(/\u064f/g, '')
        .toLowerCase(),
    );
  const query = shelf.pickSold([
    { q: onOtherKeyboard(fold(code)), isRight: shelf.hasCode(code) },
    { q: onOtherKeyboard(core), isRight: orNamed(core, shelf.fits(isNamed(core))) },
    { q: swapped(`${kind} ${titleAr}`), isRight },
    {
      q: swapped(`toner ${title}`),
      isRight: product => /toners$/.test(product.category) && shelf.isFor(slug)(product),
    },
    {
      q: swapped(`${kind} ${shelf.pick(colorWords.filter(word => !/[a-z]/.test(word)))} ${titleAr}`),
      isRight: product => isRight(product) && (product.color?.includes(color) ?? false),
    },
    { q: `${swapped('حبر')} ${fold(code)}`, isRight: shelf.hasCode(code) },
    { q: `toner ${onOtherKeyboard(fold(code))}`, isRight: shelf.hasCode(code) },
  ]);
  // Bare digits are the same on both.
  return query && /\p{L}/u.test(query.q) ? query : null;
}
