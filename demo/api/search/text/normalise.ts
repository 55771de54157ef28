import { westernDigits } from '../../common/western-digits';

/** Codes and English titles: nothing but capitals to be replaced in them. */
const ASCII = /^[\x20-\x7e]*$/;

/** Measures behind a number in Latin letters, in the spelling of titles. */
const LATIN_MEASURES = [
  [/(?<=\d ?)(?:grams?|gms?|gr)\b/g, 'gsm'],
  [/(?<=\d[ -]?)sheet\b/g, 'sheets'],
  // A weight that is a word of its own: codes end in G.
  [/(?<=(?:^|\s)\d{2,3} ?)g(?=\s|$)/g, 'gsm'],
  // Without a space: alone, m is a colour too.
  [/(?<=\d) ?(?:met(?:er|re)s?|mtrs?)\b/g, 'm'],
] as const;

/** Measures behind a number in either script. */
const MEASURES = [
  ...LATIN_MEASURES,
  [/(?<=\d\s*)(?:ملم|ملي|مليم|ملليم|مليمتر|ملليمتر)(?!\p{L})/gu, 'مم'],
  [/(?<=\d\s*)(?:ملل|ملليلتر|مليلتر)(?!\p{L})/gu, 'مل'],
  [/(?<=\d\s*)(?:جرام|غم)(?!\p{L})/gu, 'غرام'],
  [/(?<=\d\s*)(?:متر|امتار)(?!\p{L})/gu, 'م'],
] as const;

/** Letters of Persian and Urdu as Arabic has them. */
const IN_ARABIC: Readonly<Record<string, string>> = {
  پ: 'ب',
  چ: 'ج',
  ٹ: 'ت',
  ڈ: 'د',
  ڑ: 'ر',
  ں: 'ن',
  ھ: 'ه',
  ہ: 'ه',
  ۃ: 'ه',
};

/**
 * Text as search compares it: lower case, no accents, no Arabic vowel marks or stretching, one form of
 * alef, yeh, kaf, teh marbuta and of millimetres and millilitres, Western digits.
 */
export function normalise(text: string): string {
  if (ASCII.test(text)) return withMeasures(text.toLowerCase(), LATIN_MEASURES);
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    // Combining marks of Latin and Arabic, the dagger alef, the stretching tatweel, marks of direction.
    .replace(
      /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u200b-\u200f\u202a-\u202e]/g,
      '',
    )
    .replace(/[\u0622\u0623\u0625\u0671]/g, '\u0627')
    .replace(/[\u0649\u06cc\u06d2]/g, '\u064a')
    .replace(/\u06a9/g, '\u0643')
    // As what Arabic lacks is typed, "اتش پي", "بچم", and as Urdu is, "ٹونر", "سیاہ".
    .replace(/[پچٹڈڑںھہۃ]/g, letter => IN_ARABIC[letter] as string)
    // One name of a letter.
    .replace(/(?<!\p{L})\u062f\u0628\u0644 \u064a\u0648(?!\p{L})/gu, '\u062f\u0628\u0644\u064a\u0648')
    .replace(/\u0629/g, '\u0647');
  return withMeasures(westernDigits(plain), MEASURES);
}

function withMeasures(text: string, measures: readonly (readonly [RegExp, string])[]): string {
  return measures.reduce((said, [spelling, unit]) => said.replace(spelling, unit), text);
}

/** The words of a text: runs of letters and digits. */
export function words(text: string): string[] {
  return normalise(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Letters and digits alone: `TN-2410` as `tn2410`. */
export function compact(text: string): string {
  return normalise(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** True for digits alone, as they are once normalised. */
export function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

export function isArabic(text: string): boolean {
  return /[\u0621-\u06ff]/.test(text);
}

const ARABIC_LETTERS = /^[\u0621-\u06ff]+$/;
const ARTICLES = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال'];
const PREPOSITIONS = ['و', 'ل', 'ب', 'ف'];

/**
 * An Arabic word that may carry an article, preposition or ending, and what is left without them. Of a title's
 * words prepositions stay: a letter less makes another word of many ("بديل").
 */
export function arabicForms(word: string, of: 'query' | 'title' = 'query'): string[] {
  if (!ARABIC_LETTERS.test(word)) return [word];
  const forms = new Set([word]);
  for (const prefix of of === 'title' ? ARTICLES : [...ARTICLES, ...PREPOSITIONS])
    if (word.startsWith(prefix)) forms.add(word.slice(prefix.length));
  for (const form of [...forms])
    for (const ending of ['ات', 'ين', 'يه', 'ه', 'ي', 'ها', 'ا'])
      if (form.endsWith(ending)) forms.add(form.slice(0, -ending.length));
  return [...forms].filter(form => form === word || form.length >= 3);
}
