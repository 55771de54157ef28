/** Money is whole fils everywhere inside: 1 KWD = 1000 fils. Outside it is a decimal string with three places. */
export type Fils = number;

/** `14750` as `"14.750"`. */
export function toDecimal(fils: Fils): string {
  const digits = String(fils).padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

/** `"14.750"`, `"14.75"` or `"14"` as `14750`; `null` when it is no amount. */
export function toFils(decimal: string): Fils | null {
  const match = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(decimal);
  if (!match) return null;
  return Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'));
}
