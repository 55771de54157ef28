/** Text with its Arabic and Persian digits written in Western ones. */
export function westernDigits(text: string): string {
  // The last four bits of each are its number.
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 0xf));
}

/** The whole number that was typed, in digits of any script and with blanks around it; undefined for anything else. */
export function wholeNumber(text: string): number | undefined {
  const digits = westernDigits(text).trim();
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}
