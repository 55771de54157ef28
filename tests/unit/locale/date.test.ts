import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { day, dayOfWeek, weekdayName } from '../../../widgets/locale/date';
import { LANGUAGES } from '../../../widgets/locale/languages';

const HOUR = 3_600_000;
const START = Date.parse('2027-12-20T00:30+03:00');

// A visitor's own day of the week is often another one than Kuwait's.
beforeAll(() => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

test.each(LANGUAGES)(
  'dates in %s are as the platform writes them, every day of more than a leap year',
  lang => {
    const platform = (parts: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(`${lang === 'en' ? 'en-GB' : lang}-u-nu-latn`, {
        ...parts,
        timeZone: 'Asia/Kuwait',
      });
    const full = platform({ day: 'numeric', month: 'long', year: 'numeric' });
    const withWeekday = platform({ weekday: 'long', day: 'numeric', month: 'long' });
    const alone = platform({ weekday: 'long' });
    // Steps of 23 hours come by every hour of the day, those too at which it is another day in UTC.
    for (let at = START; at < START + 400 * 24 * HOUR; at += 23 * HOUR) {
      expect(day(at, lang)).toBe(full.format(at));
      expect(dayOfWeek(at, lang)).toBe(withWeekday.format(at));
      expect(weekdayName(at, lang)).toBe(alone.format(at));
    }
  },
);
