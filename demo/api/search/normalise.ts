/**
 * Text as search compares it: lower case, no accents, no Arabic vowel marks or stretching, one form of
 * alef, yeh and teh marbuta, Western digits.
 */
export function normalise(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Combining marks of Latin and Arabic, the dagger alef, the stretching tatweel.
      .replace(/[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g, '')
      .replace(/[\u0622\u0623\u0625\u0671]/g, '\u0627')
      .replace(/\u0649/g, '\u064a')
      .replace(/\u0629/g, '\u0647')
      .replace(/[\u0660-\u0669]/g, digit => String(digit.charCodeAt(0) - 0x660))
      .replace(/[\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) - 0x6f0))
  );
}

/** The words of a text: runs of letters and digits, Arabic ones without article and common endings. */
export function words(text: string): string[] {
  return (normalise(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
}

/** Letters and digits alone: `TN-2410` as `tn2410`. */
export function compact(text: string): string {
  return normalise(text).replace(/[^\p{L}\p{N}]/gu, '');
}

function stem(word: string): string {
  if (!/^[\u0621-\u064a]/.test(word)) return word;
  const bare = word.replace(/^(?:ال|لل)(?=.{3})/u, '');
  return bare.replace(/(?<=.{3})(?:ات|ه)$/u, '');
}
