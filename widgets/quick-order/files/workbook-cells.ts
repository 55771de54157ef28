// Numbers of a workbook's cells as the sheet shows them, as far as a list needs it.

/** How a sheet shows a number: as a day, or with so many digits at least; otherwise as it is. */
export type CellFormat = { readonly date: true } | { readonly digits: number } | undefined;

/** Excel's own formats that show a day, by their numbers (ECMA-376, 18.8.30). */
const DATES = new Set([14, 15, 16, 17, 22]);

/** The formats that a workbook's cells refer to by their place. */
export function cellFormats(styles: Document | undefined): CellFormat[] {
  if (!styles) return [];
  const codes = new Map(
    [...styles.getElementsByTagNameNS('*', 'numFmt')].map(format => [
      Number(format.getAttribute('numFmtId')),
      format.getAttribute('formatCode') ?? '',
    ]),
  );
  const cells = styles.getElementsByTagNameNS('*', 'cellXfs')[0];
  return [...(cells?.children ?? [])].map(cell => {
    const id = Number(cell.getAttribute('numFmtId'));
    return DATES.has(id) ? { date: true } : formatOf(codes.get(id) ?? '');
  });
}

/** By a format of the workbook's own, such as `dd/mm/yyyy` or `00000`. */
function formatOf(code: string): CellFormat {
  const plain = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  if (/^0{2,}$/.test(plain)) return { digits: plain.length };
  return /[dy]/i.test(plain) && !/[#0]/.test(plain) ? { date: true } : undefined;
}

/** Days between 1899-12-30, from which sheets count, and 1970-01-01; and until 1904. */
const EPOCH = 25_569;
const YEARS_1904 = 1462;
const DAY = 86_400_000;
/** The last day that sheets know: 9999-12-31. */
const MAX_DAY = 2_958_465;

/** A number as text: a day as 2026-11-29, a code with its leading zeros, all others without the noise of their last digits. */
export function textOfCell(value: string, format: CellFormat, since1904 = false): string {
  const number = Number(value);
  if (value === '' || Number.isNaN(number)) return value;
  if (format && 'date' in format && number >= 1 && number <= MAX_DAY) {
    const days = Math.floor(number) - EPOCH + (since1904 ? YEARS_1904 : 0);
    return new Date(days * DAY).toISOString().slice(0, 10);
  }
  const shown = String(Number(number.toPrecision(15)));
  return format && 'digits' in format ? shown.padStart(format.digits, '0') : shown;
}
