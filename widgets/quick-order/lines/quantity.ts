import type { Meaning } from '../words/vocabulary';
import {
  isBesideStroke,
  isDocumentNumber,
  isFewOf,
  isOnlyNumber,
  isOtherName,
  isSecondName,
  mayBeName,
  NAME_DIGITS,
} from './named-numbers';
import { isMoney, isPrice, isTimes, sharesCurrency, sumOf } from './prices';
import { isAnnounced, isSpelled, type Neighbour, namesDescribedGoods, neighbour, type Token } from './tokens';

export interface Counted {
  readonly quantity: number;
  /** True where the line states it; otherwise it is one. */
  readonly explicit: boolean;
  /** Several numbers could be it, or one that may say something else. */
  readonly doubtful: boolean;
  /** It is announced or has a unit, as talk has none: "qty 12", "12 pcs". */
  readonly named?: boolean;
}

/** How surely a number is the quantity. */
const Rank = {
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

interface Count {
  readonly at: number;
  readonly value: number;
  readonly rank: number;
}

/** Which tokens are goods: part of a code or name, or a number of a title as in "Epson 18 (T1804)". */
export interface Goods {
  isTaken(at: number): boolean;
  isTitle(at: number): boolean;
}

export const NO_GOODS: Goods = { isTaken: () => false, isTitle: () => false };

/** The quantity that the words left over from codes and names say; one where they say none. */
export function quantityOf(tokens: readonly Token[], goods: Goods): Counted {
  const sum = sumOf(tokens, goods.isTaken);
  const counts = tokens.flatMap((_, at) => {
    if (goods.isTaken(at) || at === sum?.price || at === sum?.total) return [];
    const value = numberOf(tokens, at, goods);
    return value === undefined
      ? []
      : [{ at, value, rank: at === sum?.count ? Rank.named : rankOf(tokens, at, goods) }];
  });
  const best = Math.max(Rank.open, ...counts.map(({ rank }) => rank));
  const chosen = counts.filter(({ rank }) => rank === best && best > Rank.open);
  const isOpen = counts.some(({ rank }) => rank === Rank.open);
  const [first] = chosen;
  if (!first) {
    const isPart = tokens.some((_, at) => !goods.isTaken(at) && mayBePart(tokens, at, goods));
    return { quantity: 1, explicit: false, doubtful: isOpen || isPart };
  }
  const doubtful =
    chosen.some(({ value }) => value !== first.value || !Number.isInteger(value)) ||
    (isOpen && best < Rank.signed) ||
    chosen.some(({ at }) => isOneOfTwo(tokens, at, counts)) ||
    counts.some(({ at }) => isPack(tokens, at) || isNextName(tokens, at, goods));
  // An amount in words is announced by none: "Kuwaiti Dinars ninety only".
  const named = best === Rank.named && tokens[first.at]?.kind === 'number';
  return { quantity: Math.trunc(first.value), explicit: true, doubtful, named };
}

/** A number with one decimal place and nothing that explains it, "CF226A 1.5": no price is written so where it stands alone. */
const mayBePart = (tokens: readonly Token[], at: number, goods: Goods) =>
  /^\d+\.[1-9]$/.test(tokens[at]?.text ?? '') && rankOf(tokens, at, goods) > Rank.other;

function numberOf(tokens: readonly Token[], at: number, goods: Goods): number | undefined {
  const { kind, text, meaning, value } = tokens[at] as Token;
  if (value !== undefined) return value;
  const [, glued] = kind === 'code' && isAtEnd(tokens, at) ? (/^(\d{1,3})x$/.exec(text) ?? []) : [];
  // "26X/226X" and "26X (CF226X)" are names.
  const isName = isBesideStroke(tokens, at) || tokens[at + 1]?.text === '(';
  if (glued && tokens.length > 1 && !isName && !isAnnounced(tokens)) return Number(glued);
  if (kind === 'decimal') return isPrice(tokens, at) ? undefined : Number(text);
  if (kind !== 'number' || meaning) return undefined;
  return text.length <= NAME_DIGITS || isLargeCount(tokens, at, goods) ? Number(text) : undefined;
}

/** A number as long as codes and telephones are, called a quantity beside other goods: "CF226A 12000 pcs". */
function isLargeCount(tokens: readonly Token[], at: number, goods: Goods): boolean {
  const [before, after] = [neighbour(tokens, at, -1), neighbour(tokens, at, 1)];
  const isCalled = unlessTaken(tokens, after, goods)?.unit ?? unlessTaken(tokens, before, goods)?.quantity;
  return isCalled === true && tokens.some((_, place) => goods.isTaken(place));
}

const isAtEnd = (tokens: readonly Token[], at: number) =>
  !neighbour(tokens, at, -1) || !neighbour(tokens, at, 1);

function rankOf(tokens: readonly Token[], at: number, goods: Goods): number {
  const [before, after] = [neighbour(tokens, at, -1), neighbour(tokens, at, 1)];
  const [leading, unit] = [unlessTaken(tokens, before, goods), unlessTaken(tokens, after, goods)];
  const isShort = (tokens[at]?.text.length ?? 0) < 3;
  if (isMoney(tokens, at)) return sharesCurrency(tokens, at) ? Rank.open : Rank.other;
  if (unit?.measure || isSecondName(tokens, before) || isSpelled(tokens, at)) return Rank.other;
  if (tokens[at]?.kind === 'word' || tokens[at]?.kind === 'code') return Rank.named;
  const isFactor = before && isTimes(tokens[before.at]);
  if (isFactor && (goods.isTitle(at) || isFewOf(tokens, neighbour(tokens, before.at, -1)?.at, at)))
    return Rank.other;
  if (leading?.quantity) return Rank.named;
  if (before && after && isAsked(tokens, before.at, at)) return Rank.named;
  if (after && tokens[after.at]?.text === 'no' && !neighbour(tokens, after.at, 1)) return Rank.named;
  if (isDocumentNumber(tokens, at)) return hasOtherNumber(tokens, at, goods) ? Rank.other : Rank.open;
  // "Set (4 pcs)" says what a set is; none has twenty.
  if (unit?.unit && leading?.set && tokens[at - 1]?.text === '(' && Number(tokens[at]?.text) <= MAX_SET_SIZE)
    return Rank.open;
  // "Ream 500" says how many sheets one has.
  if (tokens[at]?.text === '500' && REAM.test(tokens[before?.at ?? -1]?.text ?? '')) return Rank.other;
  if (REAM.test(tokens[after?.at ?? -1]?.text ?? '')) return Rank.named;
  // "Canon 725 pcs" is what they are called, rather than how many of nothing.
  const isName = leading?.brand && !before?.signs && isOnlyNumber(tokens, at) && !namesDescribedGoods(tokens);
  if (unit?.unit && isName) return Rank.open;
  // "664 (all colours) 2", "702 magenta 3" and "CLT 406 set 1" are names, "2 of each colour" how many.
  const isOfColors = unit?.set || unit?.colors;
  if (isOfColors && !isShort && hasOtherNumber(tokens, at, goods)) return Rank.other;
  const isSets = unit?.set && tokens[at - 1]?.text !== '/';
  if (unit?.unit || isSets) return Rank.named;
  if (isOtherName(tokens, at, goods.isTaken) && hasOtherNumber(tokens, at, goods)) return Rank.other;
  if (unit?.quantity) {
    // "1230 x 120": the number before the sign is the thing.
    const next = after && neighbour(tokens, after.at, 1);
    if (isFewOf(tokens, at, next?.at)) return Rank.named;
    // "2 × 260" labels are in one box.
    if (next && tokens[next.at]?.kind === 'number' && goods.isTitle(next.at)) return Rank.open;
    const isCalculated = next && (isMoney(tokens, next.at) || (before && goods.isTaken(before.at)));
    if (next && tokens[next.at]?.kind === 'number' && !goods.isTaken(next.at) && !isCalculated)
      return Rank.other;
    if (isTimes(tokens[after?.at ?? -1])) return Rank.named;
  }
  if (leading?.unit && (!after || tokens[after.at]?.kind === 'decimal')) return Rank.named;
  // "LaserJet 4" is a printer, "CF226A for LaserJet Pro 4" are four.
  const isGoods = namesDescribedGoods(tokens) || tokens.some((_, place) => goods.isTaken(place));
  if (leading?.series && !before?.signs && !(isGoods && isShort)) return Rank.other;
  if (leading?.label) return isTrade(tokens, after, goods) && !after?.signs ? Rank.open : Rank.other;
  if (goods.isTitle(at)) return Rank.other;
  // A printer's name, or another cartridge's; paper and cables have none of two digits.
  const isCount = !after && isGoods && isShort;
  if ((leading?.brand && !before?.signs && !isCount) || mayBeName(tokens, at, goods.isTaken))
    return Rank.open;
  if (!before || !after) return before?.signs || after?.signs ? Rank.signed : Rank.beside;
  return goods.isTaken(before.at) || isTrade(tokens, after, goods) ? Rank.beside : Rank.open;
}

const REAM = /^(?:reams?|رزمه|رزم)$/;

/** Cartridges of the largest set, photo inks among them. */
const MAX_SET_SIZE = 12;

/** True for how many of something are asked for: "need 12 yellow 312A", "نحتاج 5 كبسولات"; four digits are a name. */
const isAsked = (tokens: readonly Token[], word: number, count: number) =>
  ASKING.test(tokens[word]?.text ?? '') && (tokens[count]?.text.length ?? 0) < NAME_DIGITS;
const ASKING =
  /^(?:need|want|require|abi|abe|nabi|abgha|نحتاج|احتاج|ابي|نبي|ابغي|نبغي|نبغا|مطلوب|محتاج|محتاجين)$/;

const hasOtherNumber = (tokens: readonly Token[], number: number, goods: Goods) =>
  tokens.some(({ kind }, at) => kind === 'number' && at !== number && !goods.isTaken(at));

function unlessTaken(
  tokens: readonly Token[],
  near: Neighbour | undefined,
  goods: Goods,
): Meaning | undefined {
  return near && !goods.isTaken(near.at) ? tokens[near.at]?.meaning : undefined;
}

/** True for a code or name, or a word that names goods. */
function isTrade(tokens: readonly Token[], near: Neighbour | undefined, goods: Goods): boolean {
  if (!near) return false;
  const meaning = tokens[near.at]?.meaning;
  return goods.isTaken(near.at) || Boolean(meaning?.brand || meaning?.categories || meaning?.kind);
}

/** Behind a name that is a number, with how many behind it: the 22 of "21 22 2 each". */
const isNextName = (tokens: readonly Token[], at: number, goods: Goods) =>
  tokens[at]?.kind === 'number' &&
  tokens[at - 1]?.kind === 'number' &&
  goods.isTaken(at - 1) &&
  tokens[at + 1]?.kind === 'number';

/** What each of several holds: "2 boxes of 10". */
const isPack = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.text === 'of' && tokens[at - 2]?.meaning?.unit === true;

/** One end of a range, or one of two: "2 or 3 pcs", "10 to 12", "12 (ten)". */
function isOneOfTwo(tokens: readonly Token[], at: number, counts: readonly Count[]): boolean {
  const [digits, words] = [at - 2, at].map(place => counts.find(count => count.at === place));
  const isNumber = digits && digits.rank > Rank.other;
  if (tokens[at - 1]?.text === '(' && isNumber && digits.value !== words?.value) return true;
  return ([1, -1] as const).some(step => {
    const link = tokens[at + step];
    const isLink = link && /^(?:or|to|او|الي|-|~|[/⁄]|\+|&)$/.test(link.text);
    return isLink && counts.some(count => count.at === at + 2 * step && count.rank >= Rank.open);
  });
}
