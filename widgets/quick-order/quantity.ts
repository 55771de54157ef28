import { type Neighbour, namesDescribedGoods, neighbour, type Token } from './tokens';
import type { Meaning } from './vocabulary';

/** Digits of the largest quantity that is no code. */
const MOST_DIGITS = 4;

export interface Counted {
  readonly quantity: number;
  /** True where it was said, not supposed. */
  readonly said: boolean;
  /** Several numbers could be it, or one that may say something else. */
  readonly doubtful: boolean;
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
  const counts = tokens.flatMap((_, at) => {
    const value = goods.isTaken(at) ? undefined : numberOf(tokens, at);
    return value === undefined ? [] : [{ at, value, rank: rankOf(tokens, at, goods) }];
  });
  const best = Math.max(Rank.open, ...counts.map(({ rank }) => rank));
  const chosen = counts.filter(({ rank }) => rank === best && best > Rank.open);
  const isOpen = counts.some(({ rank }) => rank === Rank.open);
  const [first] = chosen;
  if (!first) return { quantity: 1, said: false, doubtful: isOpen };
  const doubtful =
    chosen.some(({ value }) => value !== first.value || !Number.isInteger(value)) ||
    (isOpen && best < Rank.signed) ||
    chosen.some(({ at }) => isOneOfTwo(tokens, at, counts));
  return { quantity: Math.trunc(first.value), said: true, doubtful };
}

function numberOf(tokens: readonly Token[], at: number): number | undefined {
  const { kind, text, meaning, value } = tokens[at] as Token;
  if (value !== undefined) return value;
  const [, glued] = kind === 'code' && isAtEnd(tokens, at) ? (/^(\d{1,3})x$/.exec(text) ?? []) : [];
  if (glued) return Number(glued);
  if (kind === 'decimal') return isPrice(tokens, at) ? undefined : Number(text);
  if (kind !== 'number' || meaning || text.length > MOST_DIGITS) return undefined;
  return Number(text);
}

const isAtEnd = (tokens: readonly Token[], at: number) =>
  !neighbour(tokens, at, -1) || !neighbour(tokens, at, 1);

/** Of decimals, `2.00` may be a quantity; any other is one only beside a unit or behind "qty". */
function isPrice(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [meaningAt(tokens, at, -1), meaningAt(tokens, at, 1)];
  const each = neighbour(tokens, at, 1);
  const isEach = each && /^(?:each|ea)$/.test(tokens[each.at]?.text ?? '');
  const isCount = (after?.unit && !isEach) || (before?.quantity && !isFactor(tokens, at));
  return !isCount && !/\.00?$/.test(tokens[at]?.text ?? '');
}

/** The price in "5 x 32.725". */
function isFactor(tokens: readonly Token[], at: number): boolean {
  const sign = neighbour(tokens, at, -1);
  const before = sign && isTimes(tokens[sign.at]) ? neighbour(tokens, sign.at, -1) : undefined;
  return before !== undefined && tokens[before.at]?.kind === 'number';
}

const isTimes = (token: Token | undefined) => /^[x*]$/.test(token?.text ?? '');

function rankOf(tokens: readonly Token[], at: number, goods: Goods): number {
  const [before, after] = [neighbour(tokens, at, -1), neighbour(tokens, at, 1)];
  const [said, unit] = [unlessTaken(tokens, before, goods), unlessTaken(tokens, after, goods)];
  if (isMoney(tokens, at) || unit?.measure || isSecondName(tokens, before)) return Rank.other;
  if (tokens[at]?.kind === 'word' || tokens[at]?.kind === 'code') return Rank.named;
  if (said?.quantity) return Rank.named;
  if (unit?.unit || unit?.set) return Rank.named;
  if (unit?.quantity) {
    // "1230 x 120": the number before the sign is the thing.
    const next = after && neighbour(tokens, after.at, 1);
    if (next && tokens[next.at]?.kind === 'number' && !goods.isTaken(next.at)) return Rank.other;
    if (isTimes(tokens[after?.at ?? -1])) return Rank.named;
  }
  if (said?.unit && !after) return Rank.named;
  if (said?.series) return Rank.other;
  if (said?.label) return isTrade(tokens, after, goods) && !after?.signs ? Rank.open : Rank.other;
  if (goods.isTitle(at)) return Rank.other;
  // A printer's name, or another cartridge's; paper and cables have none of two digits.
  const isCount = !after && namesDescribedGoods(tokens) && (tokens[at]?.text.length ?? 0) < 3;
  if (said?.brand && !before?.signs && !isCount) return Rank.open;
  if (!before || !after) return before?.signs || after?.signs ? Rank.signed : Rank.beside;
  return goods.isTaken(before.at) || isTrade(tokens, after, goods) ? Rank.beside : Rank.open;
}

/** The second of two numbers that "and" joins, as in "445 and 446": of names, not how many. */
const isSecondName = (tokens: readonly Token[], before: Neighbour | undefined) =>
  before !== undefined &&
  /^(?:and|و)$/.test(tokens[before.at]?.text ?? '') &&
  tokens[before.at - 1]?.kind === 'number';

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

/** A number behind "price", or beside a currency that isn't another number's. */
function isMoney(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [neighbour(tokens, at, -1), neighbour(tokens, at, 1)];
  const [said, unit] = [before && tokens[before.at]?.meaning, after && tokens[after.at]?.meaning];
  if (said?.price) return true;
  if (said?.money) {
    const amount = before && neighbour(tokens, before.at, -1);
    if (!amount || tokens[amount.at]?.kind !== 'decimal') return true;
  }
  if (!unit?.money) return false;
  const amount = after && neighbour(tokens, after.at, 1);
  return !amount || tokens[amount.at]?.kind !== 'decimal';
}

/** One end of a range, or one of two: "2 or 3 pcs", "10 to 12". */
function isOneOfTwo(tokens: readonly Token[], at: number, counts: readonly Count[]): boolean {
  return ([1, -1] as const).some(step => {
    const link = tokens[at + step];
    const isLink = link && /^(?:or|to|او|الي|-|~|\/|\+|&)$/.test(link.text);
    return isLink && counts.some(count => count.at === at + 2 * step && count.rank >= Rank.open);
  });
}

const meaningAt = (tokens: readonly Token[], at: number, step: 1 | -1) => {
  const near = neighbour(tokens, at, step);
  return near && tokens[near.at]?.meaning;
};
