import { isNumber } from './normalise';
import type { Word } from './vocabulary';

/** A part of a query, understood. */
export type QueryPart =
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

/** True where a part of the query is a whole code. */
export function hasCode(parts: readonly QueryPart[]): boolean {
  return parts.some(part => part.kind === 'key' && part.level === 0);
}

/** True where another word was typed. */
export function isTakenFor({ mistakes, bySound }: Word): boolean {
  return mistakes > 0 || bySound === true;
}

/** Words beside which a token may be cut: those that name something, not "i" or "no"; "bk" is part of a code. */
export function isNaming({ text, meaning, mistakes, bySound }: Word): boolean {
  const isCodeLetters = meaning.color !== undefined && text.length < 3;
  return text.length > 1 && !mistakes && !bySound && !meaning.filler && !meaning.title && !isCodeLetters;
}

/** Bare numbers of one or two digits and single letters say too little to be a code. */
export function isTelling(text: string, level: number): boolean {
  return (
    text.length > 2 ||
    (text.length === 2 && level <= 1 && /\d/.test(text)) ||
    (/^\d{2}$/.test(text) && level < 5)
  );
}

/** Letters that name nothing and the number behind them as one code. */
export function withWholeCodes(parts: readonly QueryPart[]): QueryPart[] {
  const whole: QueryPart[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    const areLetters = before && before.kind !== 'word' && /^[a-z]{2,4}$/.test(before.text);
    if (areLetters && part.kind === 'key' && isNumber(part.text))
      whole.splice(-1, 1, { kind: 'key', text: before.text + part.text, level: null });
    else whole.push(part);
  }
  return whole;
}

/** A size that no title has is one all the same: "cable 7 m". */
export function withMeasure(part: QueryPart): QueryPart {
  const isMeasure =
    part.kind === 'unknown' && /^\d+(x\d+(mm|cm|m)?|mm|cm|m|ml|gsm|in|inch|مم|سم|م|مل)$/.test(part.text);
  return isMeasure ? { kind: 'title', text: part.text } : part;
}
