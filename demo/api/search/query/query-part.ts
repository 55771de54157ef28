import { LEVEL } from '../index/keys';
import { isNumber } from '../text/normalise';
import type { Word } from '../words/vocabulary';

/** A part of a query, understood; `typed` as it stood there where that was several words. */
export type QueryPart = Part & { typed?: string };

type Part =
  | { kind: 'word'; text: string; word: Word }
  /**
   * A code, cartridge name or printer; `level` is null when no key is the same. `token` is what was typed without a
   * space, where a word next to it was cut off.
   */
  | { kind: 'key'; text: string; level: number | null; token?: string }
  /** A word or number that titles have. */
  | { kind: 'title'; text: string }
  | { kind: 'unknown'; text: string };

/** True when every part of the query means something. */
export function isUnderstood(parts: readonly QueryPart[]): boolean {
  return parts.length > 0 && parts.every(part => part.kind !== 'unknown');
}

/**
 * True when every part means something, and one of letters is more than a word that asks for nothing, such as "in", or
 * than two letters that titles have, such as "ml".
 */
export function isMeant(parts: readonly QueryPart[]): boolean {
  const asks = (part: QueryPart) => {
    if (part.kind === 'title' && part.text.length < 3) return false;
    return /\p{L}/u.test(part.text) && (part.kind !== 'word' || !part.word.meaning.filler);
  };
  return isUnderstood(parts) && parts.some(asks);
}

/** True for a whole code that can be nothing else: of letters and digits, or of six digits. */
export function isSureCode({ text, level }: { text: string; level: number | null }): boolean {
  return level === 0 && (isNumber(text) ? text.length > 5 : text.length > 4);
}

/** True for a whole code or name of letters and digits. */
export function isWholeName({ text, level }: { text: string; level: number | null }): boolean {
  return level !== null && level <= LEVEL.name && !isNumber(text);
}

/** True where a part of the query is a whole code. */
export function hasCode(parts: readonly QueryPart[]): boolean {
  return parts.some(part => part.kind === 'key' && part.level === 0);
}

/** True for a word that says of what kind the goods are. */
export function isOfGoods(part: QueryPart): boolean {
  return part.kind === 'word' && Boolean(part.word.meaning.category || part.word.meaning.title);
}

/** True for a word that is said of a company as well as of goods. */
export const isOfShares = (part: QueryPart) => part.kind === 'word' && part.word.meaning.shares === true;

/** True where another word was typed. */
export function isTakenFor({ mistakes, bySound }: Word): boolean {
  return mistakes > 0 || bySound === true;
}

/** Words beside which a token may be cut: those that name something, not "i" or "no"; "bk" is part of a code. */
export function isNaming({ text, meaning, mistakes, bySound }: Word): boolean {
  const isCodeLetters = meaning.color !== undefined && text.length < 3;
  const isTitle = meaning.title && !meaning.series;
  return text.length > 1 && !mistakes && !bySound && !meaning.filler && !isTitle && !isCodeLetters;
}

/** Bare numbers of one or two digits and single letters say too little to be a code. */
export function isTelling(text: string, level: number): boolean {
  return (
    text.length > 2 ||
    (text.length === 2 && level <= 1 && /\d/.test(text)) ||
    (/^\d{2}$/.test(text) && level < 5)
  );
}

/** A size that no title has is one all the same: "cable 7 m". */
export function withMeasure(part: QueryPart): QueryPart {
  const isMeasure =
    part.kind === 'unknown' && /^\d+(x\d+(mm|cm|m)?|mm|cm|m|ml|gsm|in|inch|مم|سم|م|مل)$/.test(part.text);
  return isMeasure ? { kind: 'title', text: part.text } : part;
}

/** True for a number that stands in titles, of which nobody said what it measures: "hp 40" is no ink of 40 ml. */
export function isBareMeasure(parts: readonly QueryPart[]): boolean {
  const saysWhat = (part: QueryPart) =>
    part.kind === 'key' || (part.kind === 'title' && !isNumber(part.text)) || isOfGoods(part);
  return parts.some(({ kind, text }) => kind === 'title' && isNumber(text)) && !parts.some(saysWhat);
}

/** True for a maker and a kind of goods, and little else. */
export function isOfMaker(parts: readonly QueryPart[]): boolean {
  return isUnderstood(parts) && parts.some(isBrand) && parts.some(isOfGoods);
}

/** True where a kind of goods is named, and a maker, series, colour or size of paper. */
export function isNarrowed(parts: readonly QueryPart[]): boolean {
  const narrows = (part: QueryPart) =>
    part.kind === 'word'
      ? Boolean(part.word.meaning.brand || part.word.meaning.series || part.word.meaning.color)
      : part.kind === 'title' && /^(?:a\d|\d+gsm)$/.test(part.text);
  return parts.some(isOfGoods) && parts.some(narrows);
}

/** True for a maker's name. */
export const isBrand = (part: QueryPart) => part.kind === 'word' && part.word.meaning.brand !== undefined;
