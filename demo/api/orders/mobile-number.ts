import { westernDigits } from '../common/western-digits';

/**
 * A Kuwaiti mobile number as `+965` and 8 digits starting 5, 6, 9 or 41 (contract, section 5), however it was
 * typed: with or without `+965`, `00965` or `965`, spaces, hyphens, brackets, Arabic digits. `null` when it is none.
 */
export function mobileNumber(typed: string): string | null {
  // Marks of direction come along when a number is pasted from an Arabic page.
  const digits = westernDigits(typed).replace(/[\s().\-\u2010-\u2015\p{Cf}]/gu, '');
  const match = /^(?:(?:\+|00)?965)?([569]\d{7}|41\d{6})$/.exec(digits);
  return match ? `+965${match[1]}` : null;
}
