// What leaves open which goods a line means.

import type { Product } from '../../api/schemas';
import { isForWhom, isPlace } from '../lines/places';
import { isTimesAhead, isUnderstood, type Token } from '../lines/tokens';
import type { ListLine } from '../list/list';
import type { Answers } from '../names/answers';
import type { Part } from '../names/hits';
import { factsOf } from '../names/product-facts';
import { compact } from '../words/text';
import { isDescribed } from '../words/vocabulary';
import { isPrinterFor, type Read } from './read-parts';

/** True where words leave open what is wanted, name a piece of it, or deny it at the end: "44A - no", but not "44A - 2 no". */
export function isLeftOpen(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind !== 'sign');
  const [before, last] = words.slice(-2);
  const isDenied = last?.text === 'no' && before?.kind !== 'number' && before?.value === undefined;
  return isDenied || tokens.some(({ meaning }, at) => meaning?.open || isPiece(tokens, at));
}

const PIECE = /^(?:chips?|powder|blades?|empty|empties|شريحه|شرائح|بودره|فاضيه?|فارغه?)$/;

/** True for what is made for a cartridge or left of one: "CF226A chip", but not "CF259A with chip". */
const isPiece = (tokens: readonly Token[], at: number) =>
  PIECE.test(tokens[at]?.text ?? '') && !/^(?:with|مع)$/.test(tokens[at - 1]?.text ?? '');

const CARTON = /^(?:ctns?|cartons?|كرتون|كرتونه|كراتين)$/;

/** True for cartons of what is packed in them one by one: only the buyer knows how many of these one holds. */
export const areInCartons = (products: readonly Product[], tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => CARTON.test(text)) &&
  !products.some(({ category }) => category && isDescribed(category.slug));

const ANNOUNCING =
  /^(?:x|[*]|qty|quantity|qnty|عدد|العدد|كميه|الكميه|same|usual|last|previous|نفس|كالعاده|كالمعتاد|السابق|السابقه)$/;

/** True where how many is announced and not said: "CF226A x ?", "CF226A qty:", "CF226A same as last time". */
export const isCountMissing = ({ tokens, counted, isTaken }: Read): boolean =>
  !counted.explicit && tokens.some(({ text }, at) => !isTaken(at) && ANNOUNCING.test(text));

/** A code of digits alone that talk surrounds, as in "Your ref. 45010". */
export function isReference({ tokens, hits, counted }: Read): boolean {
  const isNumber = hits.every(({ phrase }) => /^\d+$/.test(phrase.key));
  const isTrade = tokens.some(({ meaning }) => meaning?.brand || meaning?.categories);
  return isNumber && !counted.explicit && !isTrade && tokens.some(({ meaning }) => meaning?.talk);
}

/** Codes of which only the ends are written, as in "W2030A/31/32", "26A/X". */
export function isAbbreviated({ tokens }: Part): boolean {
  const ends = tokens.filter(({ kind }, at) => kind === 'number' && tokens[at - 1]?.text === '/');
  const isOther = tokens.some(({ text }, at) => /^[ax]$/.test(text) && tokens[at - 1]?.text === '/');
  return ends.length > 1 || isOther;
}

/** A number of one or two digits beside a sort of goods alone may be how many: "ink 10". */
export function mayBeCount(line: ListLine, { tokens, hits, counted }: Read): boolean {
  const isShort = hits.every(({ phrase }) => /^\d{1,2}$/.test(phrase.key));
  const isCounted = line.quantity !== undefined || counted.explicit;
  return isShort && !isCounted && !tokens.some(({ meaning }) => meaning?.brand);
}

/** True where the part names something beside what was found: another code, or words that make a short name doubtful. */
export function hasUnknownWord(
  { tokens, isTaken }: Read,
  products: readonly Product[],
  answers: Answers,
): boolean {
  const known = new Set(products.flatMap(product => factsOf(product).words));
  // In other cells of a table stand the buyer's own numbers and remarks.
  const cells = new Set(tokens.flatMap(({ cell }, at) => (isTaken(at) ? [cell] : [])));
  const rest = tokens.filter(
    (token, at) =>
      cells.has(token.cell) &&
      !isTaken(at) &&
      !isUnderstood(token) &&
      !isPlace(tokens, at) &&
      !isForWhom(tokens, at) &&
      !isGluedCount(tokens, at, answers) &&
      !known.has(compact(token.text)) &&
      !isPrinterFor(products, answers.byText(token.text)),
  );
  if (unknownCodes(rest, () => false).length > 0) return true;
  // "85A toner for the manager" is no room.
  if (tokens.some(({ meaning }) => meaning?.categories)) return false;
  const taken = tokens.filter((_, at) => isTaken(at)).map(({ text }) => text);
  return rest.length > 0 && compact(taken.join('')).length < 4;
}

/** True for the quantity of "2x HP 26A"; "30x 56X" may be two names. */
const isGluedCount = (tokens: readonly Token[], at: number, answers: Answers) =>
  isTimesAhead(tokens, at) && !answers.byCode(tokens[at]?.text ?? '')?.length;

/** Codes that are neither found nor a quantity or a floor: printers, or other goods. */
export const unknownCodes = (tokens: readonly Token[], isTaken: (at: number) => boolean) =>
  tokens.filter(
    (token, at) =>
      token.kind === 'code' &&
      !isTaken(at) &&
      !isUnderstood(token) &&
      !isPlace(tokens, at) &&
      !/^\d+x$|^\d+(?:st|nd|rd|th|k)$/.test(token.text),
  );
