import { LEVEL } from '../index/keys';
import { isSureCode } from '../query/query-part';
import type { KeyPart } from './key-sources';
import { top } from './match';
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

/** True where each of several keys names printers of its own: "m404 m428", not "designjet 500 plus 42". */
export function areOfPrinters(results: readonly Result[]): boolean {
  const isNamed = ({ guess, printers, isContradictory }: Result) =>
    !guess && !isContradictory && printers.length > 0;
  const isOwn = ({ printers }: Result, at: number) =>
    results.slice(0, at).every(before => !before.printers.some(printer => printers.includes(printer)));
  return results.length > 1 && results.every(isNamed) && results.every(isOwn);
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
  return sureResult(scores);
}

const sureResult = (scores: Scores, printers: Result['printers'] = []): Result => ({
  scores,
  guess: false,
  corrections: new Map(),
  printers,
  isContradictory: false,
});

/** What comes first of a category: less than the step to the next one, for each of some printers. */
const NEXT = 0.05;

/** What fits any of several printers: of a category first what fits most of them, then in the order of the query. */
export function forPrinters(results: readonly Result[]): Result {
  const scores: Scores = new Map();
  for (const [at, result] of results.entries()) {
    const best = top(result.scores);
    for (const [slot, score] of result.scores) {
      const before = scores.get(slot);
      scores.set(
        slot,
        before === undefined ? SCORE.best + score - best - NEXT * at : before + NEXT * results.length,
      );
    }
  }
  return sureResult(
    scores,
    results.flatMap(({ printers }) => printers),
  );
}

/** Where a key stands for nothing. */
export const NO_RESULT: Result = {
  scores: new Map(),
  guess: true,
  corrections: new Map(),
  printers: [],
  isContradictory: true,
};
