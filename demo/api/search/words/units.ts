import { isArabic, normalise } from '../text/normalise';
import { lettersNamed, phoneticKey } from '../text/phonetic-key';

/** Words of a query that are read. */
export const MAX_TOKENS = 14;

/** A run of letters or of digits in a query; `start` where its token starts. */
export interface Unit {
  text: string;
  start: boolean;
  token: number;
}

/** Sizes as titles are known by them, of up to four digits; "26x 85a" and "c540x75m" are none: `12mm` for "12 mm", `10x15` for "10 × 15 cm", `110x74` for "110 mm × 74 m". */
const SIZES = [
  [
    /(?<!\p{L}\d*)(\d)\s*(?:mm|cm|مم|سم)?\s*[x×*]\s*(\d{1,4})(?:\s*(?:mm|cm|m|مم|سم|م))?(?![\p{L}\d])/gu,
    '$1x$2',
  ],
  // Not of a printer: "ql-800 labels".
  [/(?<![\p{L}-]\d*)(\d)\s+(mm|cm|ml|gsm|dpi|sheets|labels|مم|سم|م|مل|غرام)(?!\p{L})/gu, '$1$2'],
] as const;

/** Runs of letters and of digits; letters that start with a name are cut behind it, those of a number's end before one: "85atoner". */
export function unitsOf(
  text: string,
  nameAtStart: (letters: string, hasDigits: boolean) => string | undefined,
  nameAtEnd: (letters: string) => string | undefined,
): Unit[] {
  const units: Unit[] = [];
  const withSizes = SIZES.reduce((text, [typed, size]) => text.replace(typed, size), normalise(text));
  const tokens = withSizes.match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const [token, word] of tokens.slice(0, MAX_TOKENS).entries()) {
    const parts = word.match(/\p{N}+|[\u0621-\u06ff]+|[^\p{N}\u0621-\u06ff]+/gu) ?? [];
    for (const [at, part] of parts.entries()) {
      const isNumber = /\p{N}/u.test(part);
      const name = isNumber ? undefined : nameAtStart(part, parts.length > 1);
      const end = isNumber || name || at === 0 ? undefined : nameAtEnd(part);
      if (name) units.push({ text: name, start: at === 0, token });
      const rest = part.slice(name?.length ?? 0, part.length - (end?.length ?? 0));
      units.push({ text: rest, start: at === 0 && !name, token });
      if (end) units.push({ text: end, start: false, token });
    }
  }
  return units;
}

/** Arabic names of Latin letters as the letters, in each way that they may mean; none where another word is among them. */
export function spelled(units: readonly Unit[]): readonly string[] {
  if (!units.some(({ text }) => isArabic(text))) return NONE;
  return units.reduce<readonly string[]>((texts, { text }) => {
    const letters = isArabic(text) ? lettersNamed(text) : [text];
    return texts.length * letters.length > MAX_SPELLINGS
      ? NONE
      : texts.flatMap(before => letters.map(letter => before + letter));
  }, ONE);
}
const [NONE, ONE, MAX_SPELLINGS]: readonly [readonly string[], readonly string[], number] = [[], [''], 12];

/** True where letters are called by names that are no other words: not "the 3150", "in 445". */
export function isSpelled(units: readonly Unit[]): boolean {
  return units.some(({ text }) => isArabic(text) && !OTHER_WORDS.has(text));
}
const OTHER_WORDS = new Set(['ا', 'ل', 'م', 'ال', 'في', 'او', 'اي']);

/** The whole token that the units from one place to another were cut out of; nothing where they are all of it. */
export function tokenOf(units: readonly Unit[], from: number, to: number): { token?: string } {
  const { token } = units[from] as Unit;
  const isCut = units[from]?.start === false || units[to]?.start === false;
  if (!isCut || units[to - 1]?.token !== token) return {};
  return {
    token: units
      .filter(unit => unit.token === token)
      .map(({ text }) => text)
      .join(''),
  };
}

/** What the units of a part were typed as, where that is the part's own text in several words: "ink bottle". */
export function typedAs(text: string, units: readonly Unit[]): { typed?: string } {
  const typed = units
    .map(unit => (unit.start ? ` ${unit.text}` : unit.text))
    .join('')
    .trim();
  return typed !== text && typed.replaceAll(' ', '') === text ? { typed } : {};
}

/** Units as one text, the words behind the first without their Arabic article: "حاوية التونر" as "حاوية تونر". */
export function withoutArticles(units: readonly Unit[]): string {
  return units
    .map(({ text, start }, at) => (at > 0 && start ? text.replace(/^(?:ال|لل)(?=\p{L}{2})/u, '') : text))
    .join('');
}

/** False where two words together sound as one of them alone: "tonner r…" is not "toner", "toner huawei" neither; nor has a letter a sound. */
export function isWholeSound(units: readonly Unit[]): boolean {
  const sounds = units.map(({ text }) => phoneticKey(text));
  const isHeard = units.length === 1 || units.every(({ text }, at) => text.length > 1 && sounds[at] !== '');
  return isHeard && sounds.join('') === phoneticKey(units.map(({ text }) => text).join(''));
}
