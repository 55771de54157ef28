import { randomBytes } from 'node:crypto';
import { westernDigits } from '../common/western-digits';

/** Crockford's digits: none looks like another one. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number to read out on the telephone that can't be guessed (50 random bits): `7K3MQ-9XW2F`. */
export function orderNumber(): string {
  const digits = Array.from(randomBytes(10), byte => DIGITS[byte & 31]).join('');
  return `${digits.slice(0, 5)}-${digits.slice(5)}`;
}

/**
 * A number as somebody typed or copied it: in whatever case, with or without its hyphen, with marks around it or words
 * before it, in Arabic digits; null where it is none.
 */
export function readOrderNumber(typed: string): string | null {
  const plain = westernDigits(typed).replace(/[\s\p{P}\p{Cf}]/gu, '');
  const digits = plain.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  const [number] = /[0-9A-HJKMNP-TV-Z]{10}$/.exec(digits) ?? [];
  return number === undefined ? null : `${number.slice(0, 5)}-${number.slice(5)}`;
}
