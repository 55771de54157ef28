import { isArabic } from './normalise';

// Names sound alike in both scripts: "pixma", "بيكسما" and "biksma" have the same consonants once letters that
// one script lacks are taken for their neighbours (p for b, v for f, g for j) and vowels are left out.

const ARABIC: Readonly<Record<string, string>> = {
  ب: 'b',
  پ: 'b',
  ت: 't',
  ط: 't',
  ث: 's',
  س: 's',
  ص: 's',
  ز: 's',
  ظ: 's',
  ش: 's',
  ج: 'j',
  غ: 'j',
  گ: 'j',
  چ: 's',
  د: 'd',
  ذ: 'd',
  ض: 'd',
  ر: 'r',
  ح: 'h',
  ه: 'h',
  خ: 'k',
  ك: 'k',
  ق: 'k',
  ف: 'f',
  ڤ: 'f',
  ل: 'l',
  م: 'm',
  ن: 'n',
};
const VOWELS: Readonly<Record<string, string>> = { ا: 'a', و: 'o', ي: 'i', ى: 'i', ه: 'h', ئ: 'i', ؤ: 'o' };

/** Latin letters whose sound the letters around them decide, in this order. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/(.)\1+/g, '$1'],
  [/^x/, 's'],
  [/^wr/, 'r'],
  [/gn(?=[jtl])/, 'n'],
  [/7/g, 'h'],
  [/5/g, 'k'],
  [/[2384]/g, ''],
  [/9/g, 's'],
  [/ph/g, 'f'],
  [/t?ch(?=[aeiou]|$)/g, 's'],
  [/sh/g, 's'],
  [/th/g, 'd'],
  [/kh|ck|ch|q/g, 'k'],
  [/gh/g, 'j'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/wr/g, 'r'],
  [/g/g, 'j'],
  [/p/g, 'b'],
  [/v/g, 'f'],
  [/z/g, 's'],
];

/** The consonants of a word of either script; words that sound alike have the same. */
export function phoneticKey(word: string): string {
  const consonants = isArabic(word)
    ? [...word.replaceAll('تش', 'ش')].map(letter => ARABIC[letter] ?? '').join('')
    : LATIN.reduce((text, [from, to]) => text.replace(from, to), word).replace(/[aeiouyw]|h(?=$)/g, '');
  return consonants.replace(/h$/, '');
}

/** Long vowels as they are typed twice, and an h that isn't heard: "reekoh". */
const LONG_VOWELS: readonly (readonly [RegExp, string])[] = [
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/aa/g, 'a'],
  [/(?<=[aeiou])h$/, ''],
];

/** A word in Latin letters as it sounds, long vowels kept; to tell how near two words of the same consonants are. */
export function inLatin(word: string): string {
  if (!isArabic(word))
    return [...LONG_VOWELS, ...LATIN.slice(4)].reduce((text, [from, to]) => text.replace(from, to), word);
  return [...word].map(letter => VOWELS[letter] ?? ARABIC[letter] ?? '').join('');
}

/** Latin letters as they are called in Arabic, or as one that sounds alike: "تي ان 2410" is TN 2410, "ل3250" L3250. */
const LETTER_NAMES: Readonly<Record<string, string>> = {
  ايه: 'a',
  اي: 'a',
  ا: 'a',
  بي: 'b',
  سي: 'c',
  دي: 'd',
  اف: 'f',
  جي: 'g',
  ج: 'g',
  اتش: 'h',
  جيه: 'j',
  كي: 'k',
  كيه: 'k',
  ال: 'l',
  ل: 'l',
  ام: 'm',
  م: 'm',
  ان: 'n',
  او: 'o',
  كيو: 'q',
  ار: 'r',
  اس: 's',
  تي: 't',
  يو: 'u',
  في: 'v',
  دبليو: 'w',
  اكس: 'x',
  واي: 'y',
  زد: 'z',
  زي: 'z',
};

/** Letters that share their Arabic name, as there is no p: "بي سي 211" is PC 211, "اي تي 2720" ET 2720. */
const SAME_NAME: Readonly<Record<string, readonly string[]>> = {
  اي: ['a', 'e', 'i'],
  بي: ['b', 'p'],
  جي: ['g', 'j'],
  ج: ['g', 'j'],
};

/** The Latin letters that are called so. */
export function lettersNamed(word: string): readonly string[] {
  const letter = LETTER_NAMES[word];
  return SAME_NAME[word] ?? (letter ? [letter] : []);
}

/** Part of a word's letters that may differ where its consonants are the same: the more of them, the surer. */
export function vowelsAllowed(sound: string): number {
  if (sound.length < 3) return 0.34;
  return sound.length < 5 ? 0.5 : 0.6;
}

/** A leading x is said as "z" (Xerox) or as "ex" (Xpress), th as "d" or "z" (Brother). */
export function soundsOf(word: string): Set<string> {
  return new Set([word, word.replace(/^x/, 'ex'), word.replaceAll('th', 'z')].map(phoneticKey));
}
