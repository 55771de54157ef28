import { count as shown } from './number';

/**
 * How Arabic writes a noun after its number: one and two without it, then after 3 to 10, after 11 to 99, and after a full hundred
 * and the two that follow it (the plural rules of CLDR).
 */
type Forms = readonly [one: string, two: string, few: string, many: string, other: string];

/** A count with its noun in Arabic, in Western digits: `1,234 منتجًا`. */
export function arabicCount(count: number, [one, two, few, many, other]: Forms): string {
  if (count === 1) return one;
  if (count === 2) return two;
  const rest = count % 100;
  const noun = rest <= 10 ? few : many;
  return `${shown(count)} ${rest < 3 ? other : noun}`;
}
