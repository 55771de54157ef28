import { KUWAIT_UTC_OFFSET } from '../../locale/date';
import { saveFile } from '../../pieces/save-file';

// By hand: a calendar file of one event is ten lines, a library for it ten times as many bytes.

/** A day in Kuwait to be reminded of. */
export interface Reminder {
  readonly title: string;
  readonly text: string;
  /** Where to order. */
  readonly url: string | undefined;
  readonly day: Date;
}

/** Octets of one line (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const digits = (date: Date, length: number) =>
  date
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .slice(0, length);

/** A line in pieces of at most 75 octets, no character cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let out = '';
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > LINE_OCTETS) {
      out += '\r\n ';
      length = 1;
    }
    out += character;
    length += octets;
  }
  return out;
}

/** A calendar file (RFC 5545) with one event that lasts the day and reminds in its morning. `now` stamps it. */
export function calendarFile({ title, text, url, day }: Reminder, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//TASS//Finder//EN',
    'BEGIN:VEVENT',
    `UID:${now.getTime()}-refill@tass`,
    `DTSTAMP:${digits(now, 15)}Z`,
    `DTSTART;VALUE=DATE:${digits(new Date(day.getTime() + KUWAIT_UTC_OFFSET), 8)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(url ? [`URL:${url}`] : []),
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(line => `${folded(line)}\r\n`).join('');
}

const DAY = 86_400_000;
/** Days before the cartridge is empty. */
const DAYS_AHEAD = 7;

/** Saves a calendar file of that name for some days before a cartridge is empty, which it is in so many days. */
export function saveReminder(name: string, event: Omit<Reminder, 'day'>, days: number): void {
  const now = new Date();
  const day = new Date(now.getTime() + Math.max(days - DAYS_AHEAD, 1) * DAY);
  saveFile(name, 'text/calendar', calendarFile({ ...event, day }, now));
}
