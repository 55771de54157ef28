import { isBesideStroke, NAME_DIGITS } from './named-numbers';
import { type Goods, unlessTaken } from './number-place';
import { isPrice, sumOf } from './prices';
import { Rank, rankOf } from './rank';
import { isAnnounced, neighbour, type Token } from './tokens';

export interface Counted {
  readonly quantity: number;
  /** True where the line states it; otherwise it is one. */
  readonly explicit: boolean;
  /** Several numbers could be it, or one that may say something else. */
  readonly doubtful: boolean;
  /** It is announced or has a unit, as talk has none: "qty 12", "12 pcs". */
  readonly named?: boolean;
}

interface Count {
  readonly at: number;
  readonly value: number;
  readonly rank: number;
}

export const NO_GOODS: Goods = { isTaken: () => false, isTitle: () => false, isPrinter: () => false };

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
  // "226X 3" has nothing else that could be counted.
  const hasThing = tokens.some(
    (token, other) => other !== at && (token.kind === 'word' || token.kind === 'code'),
  );
  if (glued && hasThing && !isName && !isAnnounced(tokens)) return Number(glued);
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
