import { westernDigits } from './western-digits';

/** The whole number that was typed, in digits of any script and with blanks around it; undefined for anything else. */
export function wholeNumber(text: string): number | undefined {
  const digits = westernDigits(text).trim();
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}
