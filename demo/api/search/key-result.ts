import type { KeyPart } from './key-sources';
import { LEVEL } from './keys';
import { isSureCode } from './query-part';
import { SCORE, type Scores } from './word-search';

/** What codes and printers of a query stand for. */
export interface Result {
  scores: Scores;
  guess: boolean;
  /** What was typed, and what it was taken for. */
  corrections: ReadonlyMap<string, string>;
  printers: number[];
  /** No product is all that was said. */
  isContradictory: boolean;
}

/** True where each key is the code or name of goods, or of what is sold in several colours, none of a printer. */
export function areOfGoods(keys: readonly KeyPart[], results: readonly Result[]): boolean {
  return results.every(({ guess, printers }, at) => {
    const level = keys[at]?.level ?? LEVEL.part;
    return !guess && printers.length === 0 && level <= LEVEL.family;
  });
}

/**
 * What the codes among the keys stand for, where one of them is whole: "CF350A" and, of goods that it doesn't stand for, the
 * "CE310" beside it, which lacks its last letter.
 */
export function ofCodes(keys: readonly KeyPart[], results: readonly Result[]): readonly Result[] {
  const isWhole = (at: number) => isSureCode(keys[at] as KeyPart);
  const whole = results.filter((_, at) => isWhole(at));
  const isOther = ({ guess, printers, scores }: Result, at: number) => {
    const { text, level } = keys[at] as KeyPart;
    const isCode = level !== null && level <= LEVEL.part && /^[a-z]+\d{3,}$/.test(text);
    const isSame = whole.some(result => [...scores.keys()].some(slot => result.scores.has(slot)));
    return isCode && !guess && printers.length === 0 && !isSame;
  };
  return whole.length > 0 ? results.filter((result, at) => isWhole(at) || isOther(result, at)) : [];
}

/** All that was asked for at once, in the order of the query. */
export function unionOf(results: readonly Pick<Result, 'scores'>[]): Result {
  const scores: Scores = new Map();
  for (const [at, result] of results.entries())
    for (const [slot, score] of result.scores)
      if (!scores.has(slot)) scores.set(slot, score - SCORE.level * at);
  return { scores, guess: false, corrections: new Map(), printers: [], isContradictory: false };
}

/** Where a key stands for nothing. */
export const NO_RESULT: Result = {
  scores: new Map(),
  guess: true,
  corrections: new Map(),
  printers: [],
  isContradictory: true,
};
