import type { Language, Messages } from './languages';

// By hand: the first `Intl` object of a page takes a slow phone a tenth of a second, and dates come while an element is hydrated.

const en = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  day: (date: number, month: string, year: number) => `${month} ${date}, ${year}`,
  dayOfWeek: (weekday: string, date: number, month: string) => `${weekday}, ${month} ${date}`,
};

const ar: typeof en = {
  weekdays: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  months: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
  day: (date, month, year) => `${date} ${month} ${year}`,
  dayOfWeek: (weekday, date, month) => `${weekday}، ${date} ${month}`,
};

/** Words of dates. */
export const messages: Messages<typeof en> = { en, ar };

/** Kuwait is so many ms ahead of UTC all year round. */
export const KUWAIT_AHEAD = 3 * 3_600_000;

/** The parts of a date in Kuwait, its words in the language. */
function inKuwait(at: number, lang: Language) {
  const t = messages[lang];
  const there = new Date(at + KUWAIT_AHEAD);
  return {
    t,
    date: there.getUTCDate(),
    month: t.months[there.getUTCMonth()] ?? '',
    weekday: t.weekdays[there.getUTCDay()] ?? '',
    year: there.getUTCFullYear(),
  };
}

/** A day in Kuwait in words, `November 22, 2026`, with Western digits in every language. `at` in ms since 1970. */
export function day(at: number, lang: Language): string {
  const { t, date, month, year } = inKuwait(at, lang);
  return t.day(date, month, year);
}

/** The same with the day of the week, without the year. */
export function dayOfWeek(at: number, lang: Language): string {
  const { t, date, month, weekday } = inKuwait(at, lang);
  return t.dayOfWeek(weekday, date, month);
}

/** The day of the week alone. */
export const weekdayName = (at: number, lang: Language): string => inKuwait(at, lang).weekday;
