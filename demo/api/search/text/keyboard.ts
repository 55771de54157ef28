// The Arabic 101 keyboard beside the American one, key by key; used for words typed with the other one switched on.

const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./";
const ARABIC = [...'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤر', 'لا', ...'ىةوزظ'];
const SHIFTED: Readonly<Record<string, string>> = { Y: 'إ', H: 'أ', N: 'آ', G: 'لأ', T: 'لإ', B: 'لآ' };

const toArabic = new Map<string, string>([...LATIN].map((key, at) => [key, ARABIC[at] as string]));
const toLatin = new Map<string, string>([...toArabic].map(([latin, arabic]) => [arabic, latin]));
for (const [latin, arabic] of Object.entries(SHIFTED)) {
  toArabic.set(latin, arabic);
  toLatin.set(arabic, latin.toLowerCase());
}

/** Keys of Arabic letters that no Latin word has; beside digits they may stand for a hyphen or a dot. */
const MARK_IN_WORD = /(?<!\d)[`[\];',./](?!\d)/;

/**
 * What the same keys give on the other keyboard; nothing when the text has letters of both, or none. The key of
 * the Latin b types two Arabic letters, those of g and h one each, so that there may be two readings.
 */
export function otherKeyboard(text: string): string[] {
  const latin = /[a-z]/i.test(text) || !/\p{L}/u.test(text);
  const arabic = /[\u0621-\u064a]/.test(text);
  if (latin === arabic) return [];
  if (latin)
    return [[...text].map(key => toArabic.get(key) ?? toArabic.get(key.toLowerCase()) ?? key).join('')];
  const asB = text.replace(/لا|لأ|لإ|لآ/g, pair => toLatin.get(pair) ?? pair);
  return [...new Set([asB, text])]
    .map(form => [...form].map(key => toLatin.get(key) ?? key).join(''))
    .filter(form => !MARK_IN_WORD.test(form));
}
