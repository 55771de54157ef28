import { saveFile } from '../../pieces/save-file';

/** Cells as a CSV file that every spreadsheet opens, with a mark for its encoding. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `\ufeff${lines.map(cells => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/**
 * A cell in quotation marks. What a spreadsheet would take for a formula gets an apostrophe: it also takes full-width
 * signs for plain ones, and sees neither blanks nor invisible marks before them.
 */
function csvCell(text: string): string {
  const seen = text.normalize('NFKC').replace(/^[\p{C}\p{Z}\s]+/u, '');
  const safe = /^[=+\-@\u2212]/.test(seen) ? `'${text}` : text;
  return `"${safe.replace(/\s+/g, ' ').replaceAll('"', '""')}"`;
}

/** Hands lines of cells to the visitor as a file; `name` without its ending. */
export function saveCsv(lines: readonly (readonly string[])[], name: string): void {
  const file = `${name.replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '-').slice(0, 80)}.csv`;
  saveFile(file, 'text/csv', csvText(lines));
}
