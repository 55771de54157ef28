// Whether what reads like a code or a name is meant as one: "12A" may be a room, "26x" twenty-six, 445 a price.

import type { Product } from '../../api/schemas';
import type { Phrase } from '../lines/phrases';
import { isForWhom, isLabelled, isPlace } from '../lines/places';
import { type Counted, NO_GOODS, quantityOf } from '../lines/quantity';
import { isTimesAhead, isUnderstood, neighbour, type Token } from '../lines/tokens';
import { brandsOf, isOfBrands, isOfOtherSort, namesOtherGoods } from './agreement';

/** A phrase that the shop knows, in its line. */
interface Candidate {
  readonly tokens: readonly Token[];
  readonly phrase: Phrase;
  /** What it stands for. */
  readonly products: readonly Product[];
  /** It says again what surer phrases stand for. */
  readonly isAlias: boolean;
  /** True for a token of a surer phrase. */
  isTaken(at: number): boolean;
}

/** A candidate of digits alone. */
interface NumberCandidate extends Candidate {
  readonly counted: Counted;
  /** The tokens around it. */
  readonly rest: readonly Token[];
}

/** A name of digits alone. */
export const NUMBER = /^\d{1,4}$/;

/** True for a code or name that is meant as such; a mere number only beside a brand or a sort of goods, and not where it is the quantity. */
export function isMeant(candidate: Candidate): boolean {
  if (countsOthers(candidate) || namesPaper(candidate) || namesRoom(candidate)) return false;
  if (!NUMBER.test(candidate.phrase.key)) return true;
  const { tokens, phrase } = candidate;
  const number: NumberCandidate = {
    ...candidate,
    counted: quantityOf(tokens, NO_GOODS),
    rest: tokens.filter((_, at) => at < phrase.from || at >= phrase.to),
  };
  const isOther =
    namesPrinterOfSeries(number) || isSpokenFor(number) || isCountAtEnd(number) || contradictsRest(number);
  return !isOther && isNamedAsGoods(number) && isUnderstoodAround(number);
}

/** True for how many ahead, "25x", of what another code or brand names, or of other goods: "30x coffee capsules" are thirty. */
function countsOthers({ tokens, phrase: { from, to }, products, isAlias, isTaken }: Candidate): boolean {
  if (!isTimesAhead(tokens, from) || to !== from + 1 || isAlias) return false;
  if (tokens.some(({ kind }, at) => at >= to && (kind === 'code' || isTaken(at)))) return true;
  if (!isOfBrands(products, brandsOf(tokens))) return true;
  const next = tokens[to];
  return (
    next !== undefined &&
    !isUnderstood(next) &&
    !tokens.some(({ meaning }) => meaning?.brand || meaning?.categories)
  );
}

/** True for the number of a paper or a place: "LPO 4501". */
const namesPaper = ({ tokens, phrase: { key, from } }: Candidate) =>
  isLabelled(tokens, from) && /^\d+$/.test(key);

/** True for a room; "Office: 12A x 2" is goods for an office. */
const namesRoom = ({ tokens, phrase: { from } }: Candidate) =>
  isPlace(tokens, from) && !(tokens[from - 1]?.text === ':' && quantityOf(tokens, NO_GOODS).explicit);

/** The meaning of a token in the same cell. */
function besides({ tokens, phrase: { from, to } }: Candidate) {
  const { cell } = tokens[from] as Token;
  const [before, after] = [from - 1, to].map(at =>
    tokens[at]?.cell === cell ? tokens[at]?.meaning : undefined,
  );
  return { before, after };
}

/** True behind a series without its maker: a search knows whose "Phaser 3020" is. */
function namesPrinterOfSeries(candidate: NumberCandidate): boolean {
  const { tokens, phrase } = candidate;
  return besides(candidate).before?.series === true && phrase.key.length > 3 && brandsOf(tokens).length === 0;
}

/** True beside what says that it is a quantity, an amount, a measure or a place. */
function isSpokenFor(candidate: NumberCandidate): boolean {
  const { before, after } = besides(candidate);
  if (before?.quantity || before?.money || before?.price || before?.label) return true;
  if (after?.unit || after?.money || after?.measure) return true;
  // "Epson 113 qty" is how many, "Epson 113 qty: 5" what they are called.
  const { tokens, phrase } = candidate;
  const next = tokens[neighbour(tokens, phrase.to, 1)?.at ?? -1];
  return after?.quantity === true && next?.kind !== 'number';
}

/** True for the last of several numbers where it reads as the quantity. */
const isCountAtEnd = ({ tokens, phrase: { key, to }, counted }: NumberCandidate) =>
  counted.explicit &&
  counted.quantity === Number(key) &&
  tokens.filter(({ kind }) => kind === 'number').length > 1 &&
  tokens.slice(to).every(({ kind }) => kind === 'sign');

/** True where the words around it speak of another maker's goods, or of another sort. */
const contradictsRest = ({ products, phrase: { key }, rest }: NumberCandidate) =>
  !isOfBrands(products, brandsOf(rest)) ||
  namesOtherGoods(products, rest) ||
  isOfOtherSort(products, key, rest);

/** True beside a brand or a sort of goods, or a colour where how many is said apart. */
function isNamedAsGoods({ phrase: { key }, counted, rest }: NumberCandidate): boolean {
  const isDistinct = key.length > 2 && counted.explicit;
  return rest.some(({ meaning }) => meaning?.brand || meaning?.categories || (isDistinct && meaning?.colors));
}

/** True where its cell has nothing else that might name goods; other cells hold the buyer's own names and numbers. */
function isUnderstoodAround({ tokens, phrase: { from, to }, isTaken }: NumberCandidate): boolean {
  const { cell } = tokens[from] as Token;
  const mayStandBeside = (token: Token, at: number) =>
    isUnderstood(token) ||
    isTaken(at) ||
    isForWhom(tokens, at) ||
    isTimesAhead(tokens, at) ||
    /^[a-z]{1,4}$/.test(token.text);
  return tokens.every(
    (token, at) => token.cell !== cell || (at >= from && at < to) || mayStandBeside(token, at),
  );
}
