import type { Language } from './languages';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a moment is, `25 minutes ago`, with Western digits in both languages. `at` in ms since 1970. */
export function relativeTime(at: number, lang: Language): string {
  const passed = Math.max(Date.now() - at, 0);
  const [unit, length] = UNITS.find(([, ms]) => passed >= ms) ?? ['minute', 60_000];
  const words = new Intl.RelativeTimeFormat(`${lang}-u-nu-latn`, { numeric: 'auto' });
  return words.format(-Math.floor(passed / length), unit);
}
