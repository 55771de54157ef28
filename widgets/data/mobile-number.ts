/** Eight digits of a Kuwaiti mobile number, whatever stands around them; undefined for any other number. */
export function mobileNumber(text: string): string | undefined {
  const western = text
    // Arabic and Persian digits: the last four bits of each are its number.
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 0xf))
    // A number that was copied from a contact often brings invisible direction marks.
    .replace(/[\s().\-\u2010-\u2015\p{Cf}]/gu, '');
  return /^(?:\+965|00965)?((?:[569]\d|41)\d{6})$/.exec(western)?.[1];
}
