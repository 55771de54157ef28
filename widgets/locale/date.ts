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
  dayOfWeek: (weekday: string, day: string) => `${weekday} ${day}`,
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
  dayOfWeek: (weekday, day) => `${weekday}، ${day}`,
};

/** Words of dates. */
export const messages: Messages<typeof en> = { en, ar };

/** Kuwait is so many ms ahead of UTC all year round. */
export const KUWAIT_UTC_OFFSET = 3 * 3_600_000;

/** The parts of a date in Kuwait: `day` as `22 November`, which both languages write in this order. */
function inKuwait(at: number, lang: Language) {
  const { weekdays, months } = messages[lang];
  const there = new Date(at + KUWAIT_UTC_OFFSET);
  return {
    day: `${there.getUTCDate()} ${months[there.getUTCMonth()]}`,
    weekday: weekdays[there.getUTCDay()] ?? '',
    year: there.getUTCFullYear(),
  };
}

/** A day in Kuwait in words, `22 November 2026`, with Western digits in every language. `at` in ms since 1970. */
export function day(at: number, lang: Language): string {
  const { day, year } = inKuwait(at, lang);
  return `${day} ${year}`;
}

/** The same with the day of the week, without the year. */
export function dayOfWeek(at: number, lang: Language): string {
  const { weekday, day } = inKuwait(at, lang);
  return messages[lang].dayOfWeek(weekday, day);
}

/** The day of the week alone. */
export const weekdayName = (at: number, lang: Language): string => inKuwait(at, lang).weekday;
