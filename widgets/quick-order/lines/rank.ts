// How surely each number of a line is its quantity.

import { isAsked, isCounted } from './counting-words';
import {
  isDocumentNumber,
  isFewOf,
  isNameBesideCount,
  isOnlyNumber,
  isOtherName,
  isSecondName,
  isThousands,
  mayBeName,
} from './named-numbers';
import { type Goods, hasOtherNumber, isBesideGoods, isTrade, type Place, placeOf } from './number-place';
import { isMoney, isTimes, sharesCurrency } from './prices';
import { isSpelled, type Neighbour, namesDescribedGoods, neighbour, type Token } from './tokens';

/** How surely a number is the quantity. */
export const Rank = {
  /** A price, a measure, a room: says something else. */
  other: -1,
  /** Nobody knows what it says. */
  open: 0,
  /** At an end, or beside the goods. */
  beside: 1,
  /** At an end behind a sign. */
  signed: 2,
  /** Announced, or with a unit. */
  named: 3,
} as const;

/** What a rule knows of a number; undefined where it knows nothing. */
type Rule = (place: Place) => number | undefined;

/** How surely the number at a place is the quantity: as the first rule says that knows it. */
export function rankOf(tokens: readonly Token[], at: number, goods: Goods): number {
  const place = placeOf(tokens, at, goods);
  for (const rule of RULES) {
    const rank = rule(place);
    if (rank !== undefined) return rank;
  }
  return byPlace(place);
}

/** Numbers of prices: their currency may be another number's. */
const money: Rule = ({ tokens, at }) => {
  if (!isMoney(tokens, at)) return undefined;
  return sharesCurrency(tokens, at) ? Rank.open : Rank.other;
};

/** "80 gsm", the 446 of "445 and 446", "85 ايه", the 725 of "725 - 4". */
const measureOrName: Rule = ({ tokens, at, unit, before }) => {
  const isName = isSecondName(tokens, before) || isSpelled(tokens, at) || isNameBesideCount(tokens, at);
  return unit?.measure || isName ? Rank.other : undefined;
};

/** In words, or with its sign: "three", "3x". */
const spelledOut: Rule = ({ tokens, at }) =>
  tokens[at]?.kind === 'word' || tokens[at]?.kind === 'code' ? Rank.named : undefined;

/** What the number before the sign counts: "2 x 260 labels", "4*1102". */
const countedThing: Rule = ({ tokens, at, goods, before }) => {
  if (!before || !isTimes(tokens[before.at])) return undefined;
  const count = neighbour(tokens, before.at, -1)?.at;
  return goods.isTitle(at) || isFewOf(tokens, count, at) ? Rank.other : undefined;
};

/** "Qty 4", "need 12", "5 adad" or "4 no" at the end. */
const announced: Rule = ({ tokens, at, before, after, leading }) => {
  if (leading?.quantity) return Rank.named;
  if (before && isAsked(tokens, before.at, at)) return Rank.named;
  if (isCounted(tokens, after)) return Rank.named;
  const isLastNo = after && tokens[after.at]?.text === 'no' && !neighbour(tokens, after.at, 1);
  return isLastNo ? Rank.named : undefined;
};

/** "Order 4501"; alone it might be how many. */
const document: Rule = ({ tokens, at, goods }) => {
  if (!isDocumentNumber(tokens, at)) return undefined;
  return hasOtherNumber(tokens, at, goods) ? Rank.other : Rank.open;
};

/** "Set (4 pcs)" says what a set is; none has twenty. */
const partsOfSet: Rule = ({ tokens, at, text, leading, unit }) =>
  unit?.unit && leading?.set && tokens[at - 1]?.text === '(' && Number(text) <= MAX_SET_SIZE
    ? Rank.open
    : undefined;
/** Cartridges of the largest set, photo inks among them. */
const MAX_SET_SIZE = 12;

/** "Ream 500" says how many sheets one has. */
const reams: Rule = ({ tokens, text, before, after }) => {
  const isReam = (near: Neighbour | undefined) => REAM.test(tokens[near?.at ?? -1]?.text ?? '');
  if (text === '500' && isReam(before)) return Rank.other;
  return isReam(after) ? Rank.named : undefined;
};
const REAM = /^(?:reams?|رزمه|رزم)$/;

/** The second of two names: "85A/325 2". */
const otherName: Rule = ({ tokens, at, goods }) =>
  isOtherName(tokens, at, goods.isTaken) && hasOtherNumber(tokens, at, goods) ? Rank.other : undefined;

/** "3 pcs", "2 sets", but "Canon 725 pcs" is what they are called, rather than how many of nothing. */
const withUnit: Rule = place => {
  const { tokens, at, goods, before, leading, unit, isShort } = place;
  const isName = leading?.brand && !before?.signs && isOnlyNumber(tokens, at) && !namesDescribedGoods(tokens);
  if (unit?.unit && isName) return Rank.open;
  // "664 (all colours) 2", "702 magenta 3", "CLT 406 set 1" and "TN 216 set" are names, "2 of each colour" how many.
  const isNameOfSet = unit?.set && !isBesideGoods(place);
  const isOfColors = unit?.set || unit?.colors;
  if (isOfColors && !isShort && (isNameOfSet || hasOtherNumber(tokens, at, goods))) return Rank.other;
  const isSets = unit?.set && tokens[at - 1]?.text !== '/';
  return unit?.unit || isSets ? Rank.named : undefined;
};

/** "Item 3 CF226A", "No. 3 CF226A": rather which line than how many. */
const ofLine: Rule = ({ tokens, after, before }) =>
  after && before && !neighbour(tokens, before.at, -1) && LINE.test(tokens[before.at]?.text ?? '')
    ? Rank.open
    : undefined;
const LINE = /^(?:item|line|no|nr|sr|sl|pos|بند|صنف|رقم)$/;

/** Before a word or sign that announces the next number: "3 x 36 KD", "1230 x 120". */
const factor: Rule = ({ tokens, at, goods, before, after, unit }) => {
  if (!unit?.quantity) return undefined;
  const next = after && neighbour(tokens, after.at, 1);
  if (isFewOf(tokens, at, next?.at) || isNameBesideCount(tokens, next?.at ?? -1)) return Rank.named;
  const isNumber = next && tokens[next.at]?.kind === 'number';
  // "2 × 260" labels are in one box.
  if (isNumber && goods.isTitle(next.at)) return Rank.open;
  const isCalculated = next && (isMoney(tokens, next.at) || (before && goods.isTaken(before.at)));
  // "1230 x 120": the number before the sign is the thing.
  if (isNumber && !goods.isTaken(next.at) && !isCalculated) return Rank.other;
  return isTimes(tokens[after?.at ?? -1]) ? Rank.named : undefined;
};

/** "Pcs 3" at the end, or before a price. */
const behindUnit: Rule = ({ tokens, leading, after }) =>
  leading?.unit && (!after || tokens[after.at]?.kind === 'decimal') ? Rank.named : undefined;

/** "LaserJet 4" is a printer, "CF226A for LaserJet Pro 4" are four. */
const ofSeries: Rule = place =>
  place.leading?.series && !place.before?.signs && !(isBesideGoods(place) && place.isShort)
    ? Rank.other
    : undefined;

/** "Room 12", "stock 4". */
const labelled: Rule = ({ tokens, goods, after, leading }) => {
  if (!leading?.label) return undefined;
  return isTrade(tokens, after, goods) && !after?.signs ? Rank.open : Rank.other;
};

const ofTitle: Rule = ({ at, goods }) => (goods.isTitle(at) ? Rank.other : undefined);

/** "CF259A 1000" are a thousand, where no printer of theirs is called so. */
const thousands: Rule = ({ tokens, at, goods, before, after }) =>
  isThousands(tokens[at]) && !after && before && goods.isTaken(before.at) && !goods.isPrinter(at)
    ? Rank.beside
    : undefined;

/** A printer's name, or another cartridge's; paper and cables have none of two digits. */
const perhapsName: Rule = place => {
  const { tokens, at, goods, leading, before, after, isShort } = place;
  const isCount = !after && isShort && isBesideGoods(place);
  const isBranded = leading?.brand && !before?.signs && !isCount;
  return isBranded || mayBeName(tokens, at, goods.isTaken) ? Rank.open : undefined;
};

/** The rules by what they look at, in the order in which they overrule each other. */
const RULES: readonly Rule[] = [
  money,
  measureOrName,
  spelledOut,
  countedThing,
  announced,
  document,
  partsOfSet,
  reams,
  withUnit,
  ofLine,
  otherName,
  factor,
  behindUnit,
  ofSeries,
  labelled,
  ofTitle,
  thousands,
  perhapsName,
];

/** A number that no word explains counts at an end of its cell, or beside goods. */
function byPlace({ tokens, goods, before, after }: Place): number {
  if (!before || !after) return before?.signs || after?.signs ? Rank.signed : Rank.beside;
  return goods.isTaken(before.at) || isTrade(tokens, after, goods) ? Rank.beside : Rank.open;
}
