import type { Language } from './languages';

/** Made once for each language and parts: that takes longer than drawing an element. */
const formats = new Map<string, Intl.DateTimeFormat>();

function inKuwait(lang: Language, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = lang + JSON.stringify(parts);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(`${lang}-u-nu-latn`, { ...parts, timeZone: 'Asia/Kuwait' });
  formats.set(key, format);
  return format;
}

/** A day in Kuwait in words, `November 22, 2026`, with Western digits in every language. `at` in ms since 1970. */
export function day(at: number, lang: Language): string {
  return inKuwait(lang, { day: 'numeric', month: 'long', year: 'numeric' }).format(at);
}

/** The same with the day of the week, without the year. */
export function dayOfWeek(at: number, lang: Language): string {
  return inKuwait(lang, { weekday: 'long', day: 'numeric', month: 'long' }).format(at);
}

/** The day of the week alone. */
export function weekdayName(at: number, lang: Language): string {
  return inKuwait(lang, { weekday: 'long' }).format(at);
}
