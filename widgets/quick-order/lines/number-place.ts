// A number of a line with what stands around it.

import type { Meaning } from '../words/vocabulary';
import { type Neighbour, namesDescribedGoods, neighbour, type Token } from './tokens';

/** Which tokens are goods: part of a code or name, or a number of a title as in "Epson 18 (T1804)". */
export interface Goods {
  isTaken(at: number): boolean;
  isTitle(at: number): boolean;
  /** True for the number of a printer that the goods fit. */
  isPrinter(at: number): boolean;
}

/** A number with what stands around it. */
export interface Place {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly goods: Goods;
  readonly text: string;
  /** The words or numbers beside it, those of goods among them. */
  readonly before: Neighbour | undefined;
  readonly after: Neighbour | undefined;
  /** What the words beside it say where they are not goods. */
  readonly leading: Meaning | undefined;
  readonly unit: Meaning | undefined;
  /** One or two digits. */
  readonly isShort: boolean;
}

/** The number at a place with what stands around it. */
export function placeOf(tokens: readonly Token[], at: number, goods: Goods): Place {
  const [before, after] = [neighbour(tokens, at, -1), neighbour(tokens, at, 1)];
  const [leading, unit] = [unlessTaken(tokens, before, goods), unlessTaken(tokens, after, goods)];
  const text = tokens[at]?.text ?? '';
  return { tokens, at, goods, text, before, after, leading, unit, isShort: text.length < 3 };
}

/** True where the line names goods. */
export const isBesideGoods = ({ tokens, goods }: Place) =>
  namesDescribedGoods(tokens) || tokens.some((_, place) => goods.isTaken(place));

/** True where a line has another number that is none of its goods. */
export const hasOtherNumber = (tokens: readonly Token[], number: number, goods: Goods) =>
  tokens.some(({ kind }, at) => kind === 'number' && at !== number && !goods.isTaken(at));

/** What a word beside a number says where it is no goods. */
export function unlessTaken(
  tokens: readonly Token[],
  near: Neighbour | undefined,
  goods: Goods,
): Meaning | undefined {
  return near && !goods.isTaken(near.at) ? tokens[near.at]?.meaning : undefined;
}

/** True for a code or name, or a word that names goods. */
export function isTrade(tokens: readonly Token[], near: Neighbour | undefined, goods: Goods): boolean {
  if (!near) return false;
  const meaning = tokens[near.at]?.meaning;
  return goods.isTaken(near.at) || Boolean(meaning?.brand || meaning?.categories || meaning?.kind);
}
