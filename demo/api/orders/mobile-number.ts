/**
 * A Kuwaiti mobile number as `+965` and 8 digits starting 5, 6, 9 or 41 (contract, section 5), however it was
 * typed: with or without `+965` or `00965`, spaces, hyphens, Arabic digits. `null` when it is none.
 */
export function mobileNumber(typed: string): string | null {
  const digits = typed
    .replace(/[\u0660-\u0669]/g, digit => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) - 0x6f0))
    // Bidirectional marks come along when a number is pasted from an Arabic page.
    .replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069-]/g, '');
  const match = /^(?:\+965|00965)?([569]\d{7}|41\d{6})$/.exec(digits);
  return match ? `+965${match[1]}` : null;
}
