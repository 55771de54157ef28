import type { Token } from './tokens';

/** Digits of the largest quantity that is no code. */
const MOST_DIGITS = 4;

export interface Counted {
  readonly quantity: number;
  /** True where it was said, not supposed. */
  readonly said: boolean;
  /** Several numbers could be it. */
  readonly doubtful: boolean;
}

/** The quantity that the words left over from codes and names say; one where they say none. */
export function quantityOf(tokens: readonly Token[], isTaken: (at: number) => boolean): Counted {
  const numbers = tokens.flatMap((_, at) => {
    const value = isTaken(at) ? undefined : numberOf(tokens, at);
    return value === undefined ? [] : [{ at, value, rank: rankOf(tokens, at, isTaken) }];
  });
  const best = Math.max(0, ...numbers.map(({ rank }) => rank));
  const chosen = numbers.filter(({ rank }) => rank === best && best > 0);
  const values = new Set(chosen.map(({ value }) => value));
  const [first] = chosen;
  if (!first) return { quantity: 1, said: false, doubtful: false };
  return { quantity: first.value, said: true, doubtful: values.size > 1 };
}

const WORD_NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  dozen: 12,
  واحد: 1,
  واحده: 1,
  اثنين: 2,
  اثنان: 2,
  حبتين: 2,
  قطعتين: 2,
  علبتين: 2,
  طقمين: 2,
  ثلاث: 3,
  ثلاثه: 3,
  اربع: 4,
  اربعه: 4,
  خمس: 5,
  خمسه: 5,
  ست: 6,
  سته: 6,
  سبع: 7,
  سبعه: 7,
  ثمان: 8,
  ثمانيه: 8,
  تسع: 9,
  تسعه: 9,
  عشر: 10,
  عشره: 10,
};

function numberOf(tokens: readonly Token[], at: number): number | undefined {
  const { kind, text, meaning } = tokens[at] as Token;
  if (kind === 'word' && Object.hasOwn(WORD_NUMBERS, text)) return WORD_NUMBERS[text];
  const [, glued] = kind === 'code' && isFirst(tokens, at) ? (/^(\d{1,3})x$/.exec(text) ?? []) : [];
  if (glued) return Number(glued);
  if (kind !== 'number' || meaning || text.length > MOST_DIGITS) return undefined;
  return Number(text);
}

const isFirst = (tokens: readonly Token[], at: number) =>
  tokens.slice(0, at).every(({ kind }) => kind === 'sign');

/** How surely a number is the quantity: 3 announced or with a unit, 2 at an end behind a sign, 1 at an end, 0 not at all. */
function rankOf(tokens: readonly Token[], at: number, isTaken: (at: number) => boolean): number {
  const [before, after] = [neighbour(tokens, at, -1), neighbour(tokens, at, 1)];
  if ((before && tokens[before.at]?.meaning?.money) || (after && tokens[after.at]?.meaning?.money)) return 0;
  if (after && tokens[after.at]?.meaning?.measure && !isTaken(after.at)) return 0;
  if (tokens[at]?.kind !== 'number') return 3;
  if (before && !isTaken(before.at) && tokens[before.at]?.meaning?.quantity) return 3;
  if (after && !isTaken(after.at)) {
    const meaning = tokens[after.at]?.meaning;
    const isTimes = /^[x*]$/.test(tokens[after.at]?.text ?? '');
    // "1230 x 120": the number before the sign is the thing.
    const next = meaning?.quantity ? neighbour(tokens, after.at, 1) : undefined;
    if (next && tokens[next.at]?.kind === 'number' && !isTaken(next.at)) return 0;
    if (meaning?.unit || meaning?.set || isTimes) return 3;
  }
  if (before && !isTaken(before.at) && tokens[before.at]?.meaning?.unit && !after) return 3;
  if (!before || !after) return before?.signs || after?.signs ? 2 : 1;
  // Beside what was taken for a code.
  return isTaken(before.at) || isTaken(after.at) ? 1 : 0;
}

/** The next word or number of the same cell, and whether a sign stands between. */
function neighbour(
  tokens: readonly Token[],
  at: number,
  step: 1 | -1,
): { readonly at: number; readonly signs: boolean } | undefined {
  let signs = false;
  for (let next = at + step; tokens[next]?.cell === tokens[at]?.cell; next += step) {
    const token = tokens[next];
    if (!token) return undefined;
    if (token.kind !== 'sign' || token.meaning) return { at: next, signs };
    signs = true;
  }
  return undefined;
}
