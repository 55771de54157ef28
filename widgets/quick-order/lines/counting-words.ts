// Words of talk that say that the number beside them counts: "need 12", "5 adad".

import { NAME_DIGITS } from './named-numbers';
import { type Neighbour, neighbour, type Token } from './tokens';

/** True for how many of something are asked for: "need 12 yellow 312A", "نحتاج 5 كبسولات"; four digits are a name. */
export const isAsked = (tokens: readonly Token[], word: number, count: number) =>
  ASKING.test(tokens[word]?.text ?? '') && (tokens[count]?.text.length ?? 0) < NAME_DIGITS;
const ASKING =
  /^(?:need|want|require|abi|abe|nabi|abgha|نحتاج|احتاج|ابي|نبي|ابغي|نبغي|نبغا|مطلوب|محتاج|محتاجين)$/;

/** True before a word that announces quantities, where no number is behind it. */
export function isCounted(tokens: readonly Token[], word: Neighbour | undefined): boolean {
  if (!word || word.signs || !COUNTING.test(tokens[word.at]?.text ?? '')) return false;
  const next = tokens[neighbour(tokens, word.at, 1)?.at ?? -1];
  return next?.kind !== 'number' && next?.value === undefined;
}
const COUNTING = /^(?:adad|3adad|عدد)$/;
