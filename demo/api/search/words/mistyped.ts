import { mistakesAllowed } from '../text/edit-distance';
import { isArabic } from '../text/normalise';
import { type Meaning, rank } from './meaning';

// Which words of ours a mistyped one may stand for.

/** Most mistakes that a typed word may have; where `isFar`, one more. */
export function mostMistakes(typed: string, isFar: boolean): number {
  if (typed.length === 2) return 1;
  return mistakesAllowed(typed.length) + (isFar && typed.length > 3 ? 1 : 0);
}

/** Whether a word may be what was typed, whatever the mistakes. */
export function mayBeCompared(typed: string, word: string, { brand }: Meaning): boolean {
  // Two letters are mistyped by a third, where a maker is called so: "hpp".
  const isShort = word.length < 3 && !(brand && typed.length === 3);
  return !isShort && isArabic(word) === isArabic(typed);
}

/** Whether a word may be what was typed with so many mistakes; where `isFar`, one more than usual. */
export function mayBeMeant(
  typed: string,
  { text, meaning, mistakes }: { text: string; meaning: Meaning; mistakes: number },
  isFar: boolean,
): boolean {
  if (meaning.filler && (isFar || mistakes > 1 || text.length < 5)) return false;
  // Of two letters only a kind of product with one left out: "حر" for "حبر".
  if (typed.length === 2) return meaning.category !== undefined;
  // Three letters are too few for a word of titles: "drum nit" is a drum unit, no kit.
  if (typed.length === 3 && rank(meaning) > 2) return false;
  return mistakes <= mistakesAllowed(typed.length) || (rank(meaning) === 0 && beginAlike(typed, text));
}

/** True where the first letters are the same, swapped, or one is left out: a fridge is no "cartridge". */
function beginAlike(a: string, b: string): boolean {
  return b.length > 3 && b.slice(0, 2).includes(a[0] as string) && a.slice(0, 2).includes(b[0] as string);
}
