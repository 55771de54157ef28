/** A third language made of English: longer, accented, right to left. */
export const XX = 'xx';

/** Keys whose values may be of no language: addresses, and words that the API is asked with. */
const TECHNICAL = /^(key|href|slug|category|brand|filter|kind|color|query|sort|path)$/;
const isTechnical = (key: string, text: string) =>
  /^(key|samples)$/.test(key) || (TECHNICAL.test(key) && /^([a-z\d-]+|\/.*|https?:.*)$/.test(text));

/** Letters of a made word. */
const WORD = 8;

/** Accents on vowels, and a third more letters, in words, between marks. */
export function pseudo(text: string): string {
  if (!/\p{L}/u.test(text) || text.startsWith('⟦')) return text;
  const accented = text.replace(/[aeiou]/g, letter => `${letter}\u0301`);
  const more = '~'.repeat(Math.ceil(text.length / 3)).match(new RegExp(`.{1,${WORD}}`, 'g')) ?? [];
  return `⟦${accented}${more.join(' ')}⟧`;
}

/** A dictionary by the English sentences themselves, as of the elements' reference: it has all of them. */
const dictionary = () =>
  new Proxy<Record<string, string>>({}, { get: (_, sentence) => pseudo(String(sentence)) });

/** The same messages in the pseudo-language; what functions, promises and modules hold too. */
export function translated(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return isTechnical(key, value) ? value : pseudo(value);
  if (typeof value === 'function') return (...of: unknown[]) => translated(value(...of));
  if (value instanceof Promise) return value.then(come => translated(come));
  if (Array.isArray(value)) return value.map(entry => translated(entry, key));
  if (typeof value !== 'object' || value === null) return value;
  if (key === 'reference') return dictionary();
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, translated(entry, name)]));
}

/** Attributes whose text a visitor reads or hears. */
export const SPOKEN = ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder'];

/** Text of no language: names, numbers, prices, codes and addresses. */
const NEUTRAL =
  /^(TASS|tass|tass-[a-z-]+)$|^[^\p{L}]*$|د\.ك|^[A-Z\d-]*\d[A-Z\d-]*$|^(https?:\/)?\S+[@/]\S+$/u;

/** Whether a text is in the pseudo-language, or of none. */
export const isTranslated = (text: string): boolean => /⟦|⟧|\u0301/u.test(text) || NEUTRAL.test(text);
