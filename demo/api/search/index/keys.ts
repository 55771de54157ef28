import { compact } from '../text/normalise';

// The spellings under which a code, a cartridge's name or a printer is known, each with how much of it was said.

/** How much of it was said: the lower, the surer. */
export const LEVEL = {
  /** The whole code. */
  code: 0,
  /** The whole name, of a cartridge or printer. */
  name: 1,
  /** Without what tells its siblings apart: colour, XL behind a name that is a number, or the letters behind a printer's. */
  family: 2,
  /** Without the letters before or behind the number. */
  part: 3,
  /** The number alone. */
  number: 4,
  /** As `part`, but the letters left out tell another yield (XL), or it is the 301 of CF301A: near, not the same. */
  otherYield: 5,
} as const;

export type Keys = Map<string, number>;

/** Letters by which a code tells its colour, the longest first. */
const COLOR_LETTERS = {
  black: ['pgbk', 'bk', 'bl', 'pk', 'k', 'b'],
  'photo-black': ['pbk', 'bk', 'pk', 'k'],
  'matte-black': ['mbk', 'mk', 'k'],
  cyan: ['c'],
  magenta: ['m'],
  yellow: ['y'],
  gray: ['gy', 'g'],
  'light-gray': ['lgy', 'lg'],
  'light-cyan': ['pc', 'lc'],
  'light-magenta': ['pm', 'lm'],
};
/** Where the letters of each colour stand in a code. */
const COLOR_PATTERNS = new Map(
  Object.entries(COLOR_LETTERS).map(([color, letters]) => [
    color,
    letters.map(letter => ({
      letter,
      // Before the number, behind a hyphen of its own.
      inside: new RegExp(`^(.*[^\\p{L}\\p{N}])${letter}(\\d.*)$`, 'iu'),
      late: new RegExp(`^(.*\\dgt)${letter}(a?)$`, 'i'),
    })),
  ]),
);
/** Letters that tell a larger filling. */
const YIELD = /(?:x{1,3}l|h[yc]?|xxl)$/;

/** Adds the keys of a code or of a cartridge's name. */
export function addCodeKeys(keys: Keys, text: string, color: string | null, level: 0 | 1): void {
  const whole = compact(text);
  if (whole === '') return;
  note(keys, whole, level);
  // Canon's 057H is said "57H", too.
  if (level === LEVEL.name && /^0\d\d/.test(whole)) note(keys, whole.slice(1), LEVEL.number);
  const forms = [whole, ...withoutColor(text, color)];
  // Epson's colours are the last digit: T6641 is one of the T664.
  if (/^t\d{4}$/.test(whole)) note(keys, whole.slice(0, -1), LEVEL.family);
  for (const form of forms.slice(1)) note(keys, form, LEVEL.family);
  for (const form of forms) {
    // From each of its parts on, and from its first digit on.
    const starts = [...form.matchAll(/(?<=\p{L})\d/gu)].slice(0, 1).map(({ index }) => form.slice(index));
    const parts = text.split(/[^\p{L}\p{N}]+/u).filter(part => part !== '');
    for (let at = 1; at < parts.length; at++) {
      const rest = compact(parts.slice(at).join(''));
      if (/\d{2}/.test(rest)) starts.push(rest);
    }
    for (const start of starts) if (start.length > 2) note(keys, start, LEVEL.part);
    for (const start of [form, ...starts]) {
      const [, bare = '', suffix = ''] = /^(.*\d)(\D+)$/.exec(start) ?? [];
      if (bare.length < 2 || (level === 0 && bare.length < 3)) continue;
      const isInside =
        level === LEVEL.code && start !== form && /^\d{3}$/.test(bare) && /^[ax]$/.test(suffix);
      const isName = start === form && level === LEVEL.name;
      note(keys, bare, isInside ? LEVEL.otherYield : levelWithout(suffix, /^\d+$/.test(bare), isName));
    }
    for (const start of starts) if (/^\d{3,}$/.test(start)) note(keys, start, LEVEL.number);
  }
  // A drum for two cartridges is called by both, "C-EXV 32/33".
  const [, series = '', ...numbers] = /^(.*\D)(\d+)\/(\d+)$/.exec(text) ?? [];
  for (const number of numbers) {
    note(keys, compact(series + number), LEVEL.family);
    note(keys, number, LEVEL.number);
  }
}

/** How much of a code or name is said without its last letters; `isName` where it begins with the number. */
function levelWithout(suffix: string, isNumber: boolean, isName: boolean): number {
  const isLarger = YIELD.test(suffix);
  // "hp 920" is any cartridge of that number before what fits a printer of it; the A and X of toners are names.
  if (isNumber) return isName && isLarger ? LEVEL.family : LEVEL.number;
  return isLarger ? LEVEL.otherYield : LEVEL.part;
}

/** A code without its colour letters: `TK-8305K` as `tk8305`, `CLT-K504S` as `clt504s`, `MX-61GTBA` as `mx61gta`. */
function withoutColor(text: string, color: string | null): string[] {
  const whole = compact(text);
  const forms = new Set<string>();
  for (const { letter, inside, late } of COLOR_PATTERNS.get(color ?? '') ?? []) {
    if (whole.endsWith(letter) && /\d/.test(whole.slice(0, -letter.length)))
      forms.add(whole.slice(0, -letter.length));
    const within = inside.exec(text);
    if (within) forms.add(compact(`${within[1]}${within[2]}`));
    const last = late.exec(whole);
    if (last) forms.add(`${last[1]}${last[2]}`).add(`${last[1]}`);
    if (forms.size > 0) break;
  }
  return [...forms].filter(form => form.length > 1);
}

/**
 * The names a title gives a cartridge beside its code: `26A`, `C-EXV 49`, `CLI-42 GY`, `SP C360HE`. Measures,
 * counts and what stands behind the first comma are no names.
 */
export function namesIn(title: string, brands: ReadonlySet<string>): string[] {
  const text = title
    .replace(/\([^)]*\)/g, ' ')
    .replace(/,(?!\d).*$/, ' ')
    .replace(/\d[\d.,]*\s*[×x]\s*[\d.,]+(\s*(mm|cm|m)\b)?/gi, ' ')
    // Metres are written small: `802M` is a name.
    .replace(/\b\d[\d.,]*\s*(mm|cm|m|ml)\b/g, ' ')
    .replace(
      /\b\d[\d.,]*\s*(gsm|v|sheets?|labels?|pens|cards|dpi|prints|images|pack|reams?|sockets)\b/gi,
      ' ',
    );
  const parts = text.split(/\s+/).filter(part => part !== '');
  const names = new Set<string>();
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as string;
    if (!/\d/.test(part) || /^[A-Z]\d$/.test(part)) continue;
    names.add(part);
    let from = at;
    while (from > 0 && isShortName(parts[from - 1] as string, brands)) from--;
    let to = at + 1;
    while (to < parts.length && isShortName(parts[to] as string, brands)) to++;
    if (to - from > 1) names.add(parts.slice(from, to).join(' '));
    if (to > at + 1) names.add(parts.slice(at, to).join(' '));
  }
  return [...names].filter(name => compact(name).length > 1 && compact(name).length < 16);
}

function isShortName(part: string, brands: ReadonlySet<string>): boolean {
  return /^[A-Z][A-Z0-9-]{0,6}$/.test(part) && !brands.has(part.toLowerCase());
}

/** Series that printers are named by in two letters, which are a measure in other places. */
const SHORT_SERIES = [[/\bMicroline\b/, 'ML']] as const;

/** The keys of a printer's title; nobody says the "Series" within one. */
export function modelKeys(title: string): Keys {
  const keys: Keys = new Map();
  addTitleKeys(keys, title);
  if (/ Series \d/.test(title)) addTitleKeys(keys, title.replace(' Series', ''));
  for (const [series, short] of SHORT_SERIES)
    if (series.test(title)) addTitleKeys(keys, title.replace(series, short));
  return keys;
}

function addTitleKeys(keys: Keys, title: string): void {
  const parts = title.split(/[^\p{L}\p{N}+]+/u).filter(part => part !== '');
  note(keys, compact(parts.join('')), LEVEL.name);
  note(keys, compact(title.replaceAll('+', 'plus')), LEVEL.name);
  for (let at = 0; at < parts.length; at++) {
    const [, letters = '', number = '', suffix = ''] =
      /^(\D*)(\d+)(.*)$/u.exec(compact(parts[at] as string)) ?? [];
    if (number === '' || (number.length < 2 && parts.length > 2)) continue;
    const isLast = !parts.slice(at + 1).some(part => /\d/.test(part));
    const penalty = isLast ? 0 : 1;
    const behind = compact(parts.slice(at + 1).join(''));
    const befores = [
      letters,
      ...parts.slice(0, at).map((_, from) => compact(parts.slice(from, at).join('')) + letters),
    ];
    for (const before of befores) addModelKeys(keys, before, number, suffix, behind, penalty);
    if (letters === '') continue;
    // "dcp 2530" is the DCP-L2530, "sp 360" the SP C360.
    const series = parts[at - 1] ?? '';
    if (/^[A-Z]{2,3}$/.test(series) && number.length > 2)
      addModelKeys(keys, compact(series), number, suffix, behind, 1 + penalty);
    addModelKeys(keys, '', number, suffix, behind, 2 + penalty);
  }
}

function addModelKeys(
  keys: Keys,
  before: string,
  number: string,
  suffix: string,
  behind: string,
  penalty: number,
): void {
  const bare = before === '' && number.length < 3;
  const stem = before + number;
  const level = (least: number) => Math.min(least + penalty, LEVEL.number);
  if (behind !== '') note(keys, stem + suffix + behind, level(LEVEL.name));
  if (!bare || suffix !== '') note(keys, stem + suffix, level(behind === '' ? LEVEL.name : LEVEL.family));
  const letters = /^\D*/.exec(suffix)?.[0] ?? '';
  for (let length = letters.length - (letters === suffix ? 1 : 0); length >= (bare ? 1 : 0); length--)
    note(keys, stem + letters.slice(0, length), level(LEVEL.family));
}

function note(keys: Keys, key: string, level: number): void {
  if (level < (keys.get(key) ?? Number.POSITIVE_INFINITY)) keys.set(key, level);
}
