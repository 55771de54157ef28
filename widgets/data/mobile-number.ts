import { westernDigits } from './western-digits';

/** Eight digits of a Kuwaiti mobile number, whatever stands around them; undefined for any other number. */
export function mobileNumber(text: string): string | undefined {
  const western = westernDigits(text)
    // A number that was copied from a contact often brings invisible direction marks.
    .replace(/[\s().\-\u2010-\u2015\p{Cf}]/gu, '');
  return /^(?:(?:\+|00)?965)?((?:[569]\d|41)\d{6})$/.exec(western)?.[1];
}
