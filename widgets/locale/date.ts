import type { Language } from './languages';

/** A day in Kuwait in words, `22 November 2026`, with Western digits in both languages. `at` in ms since 1970. */
export function day(at: number, lang: Language): string {
  const words = new Intl.DateTimeFormat(`${lang}-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kuwait',
  });
  return words.format(at);
}
