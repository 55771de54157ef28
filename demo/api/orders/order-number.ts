import { randomBytes } from 'node:crypto';

/** Crockford's digits: none looks like another one. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number to read out on the telephone that can't be guessed (50 random bits): `7K3MQ-9XW2F`. */
export function orderNumber(): string {
  const digits = Array.from(randomBytes(10), byte => DIGITS[byte & 31]).join('');
  return `${digits.slice(0, 5)}-${digits.slice(5)}`;
}
