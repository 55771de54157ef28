// Amounts of money among the numbers of a line.

import { neighbour, type Token } from './tokens';

/** Of decimals, `2.00` may be a quantity; any other is one only beside a unit or behind "qty". */
export function isPrice(tokens: readonly Token[], at: number): boolean {
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

export const isTimes = (token: Token | undefined) => /^[x*]$/.test(token?.text ?? '');

/** A number behind "price", or beside a currency that isn't another number's. */
export function isMoney(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [neighbour(tokens, at, -1), neighbour(tokens, at, 1)];
  const [leading, unit] = [before && tokens[before.at]?.meaning, after && tokens[after.at]?.meaning];
  if (leading?.price) return true;
  if (leading?.money) {
    const amount = before && neighbour(tokens, before.at, -1);
    const [kind, isCount] = [amount && tokens[amount.at]?.kind, unit?.unit || unit?.quantity];
    // "36 KD 3 pcs": the currency is the other number's.
    if (kind !== 'decimal' && !(kind === 'number' && isCount)) return true;
  }
  if (!unit?.money) return false;
  const amount = after && neighbour(tokens, after.at, 1);
  return !amount || tokens[amount.at]?.kind !== 'decimal';
}

/** True where the currency beside a number may be another's: "3 KD 36". */
export function sharesCurrency(tokens: readonly Token[], at: number): boolean {
  return ([-1, 1] as const).some(step => {
    const currency = neighbour(tokens, at, step);
    const other = currency && neighbour(tokens, currency.at, step);
    if (!other || !tokens[currency.at]?.meaning?.money || tokens[other.at]?.kind !== 'number') return false;
    const own = [neighbour(tokens, at, step === 1 ? -1 : 1), neighbour(tokens, other.at, step)];
    return !own.some(near => near && tokens[near.at]?.meaning?.money);
  });
}

/** A quantity that its price and total prove, and these: "3 x 36 = 108", "EA 3 65.000 195.000". */
export interface Sum {
  readonly count: number;
  readonly price: number;
  readonly total: number;
}

/** Numbers of a line that may be an order's. */
const MAX_NUMBERS = 12;

/** Finds the places of a sum among a line's numbers. */
export function sumOf(tokens: readonly Token[], isTaken: (at: number) => boolean): Sum | undefined {
  const numbers = tokens.flatMap(({ kind, text }, at) =>
    (kind === 'number' || kind === 'decimal') && !isTaken(at) ? [{ at, kind, value: Number(text) }] : [],
  );
  if (numbers.length > MAX_NUMBERS) return undefined;
  for (const total of numbers.slice(2)) {
    const isEqual = tokens[total.at - 1]?.text === '=';
    if (total.kind !== 'decimal' && !isEqual) continue;
    for (const price of numbers)
      for (const count of numbers) {
        const isSum = count !== price && Math.abs(count.value * price.value - total.value) < 0.0005;
        // Of two whole numbers the smaller one in front is how many.
        const isClear = price.kind === 'decimal' || (count.at < price.at && count.value < price.value);
        if (isSum && isClear && count.kind === 'number' && price.at < total.at && count.at < total.at)
          return { count: count.at, price: price.at, total: total.at };
      }
  }
  return undefined;
}

const meaningAt = (tokens: readonly Token[], at: number, step: 1 | -1) => {
  const near = neighbour(tokens, at, step);
  return near && tokens[near.at]?.meaning;
};
