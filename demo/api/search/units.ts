import { isArabic, normalise } from './normalise';
import { letterNamed } from './sound';

const MOST_TOKENS = 14;

/** A run of letters or of digits in a query; `start` where its token starts. */
export interface Unit {
  text: string;
  start: boolean;
  token: number;
}

/** Runs of letters and of digits; letters that start with a name are cut behind it. */
export function unitsOf(
  text: string,
  nameAtStart: (letters: string, hasDigits: boolean) => string | undefined,
): Unit[] {
  const units: Unit[] = [];
  const tokens = normalise(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const [token, word] of tokens.slice(0, MOST_TOKENS).entries()) {
    const parts = word.match(/\p{N}+|[\u0621-\u06ff]+|[^\p{N}\u0621-\u06ff]+/gu) ?? [];
    for (const [at, part] of parts.entries()) {
      const name = /\p{N}/u.test(part) ? undefined : nameAtStart(part, parts.length > 1);
      if (name) units.push({ text: name, start: at === 0, token });
      units.push({ text: part.slice(name?.length ?? 0), start: at === 0 && !name, token });
    }
  }
  return units;
}

/** Arabic names of Latin letters as the letters. */
export function spelled(units: readonly Unit[]): string {
  return units.map(({ text }) => (isArabic(text) ? (letterNamed(text) ?? text) : text)).join('');
}
