/** Text with its Arabic and Persian digits written in Western ones. */
export function westernDigits(text: string): string {
  // The last four bits of each are its number.
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 0xf));
}
