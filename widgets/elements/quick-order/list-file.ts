import { decodeText, isText } from '../../quick-order/files/decode';

/** Largest file that is read, bytes. */
const MAX_FILE_BYTES = 2 * 1024 * 1024;

/** Why a file is no list; a name of a sentence. */
export type FileFault = 'tooLarge' | 'spreadsheet' | 'noText' | 'failed';

/** What a file holds: its text, and the sheet it is of, where the file has several; or why it can't be read. */
export type FileText = { readonly text: string; readonly sheet?: string } | { readonly fault: FileFault };

/** How archives begin, as workbooks are, and OLE files, as old workbooks and those with a password are. */
const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isOle = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf;

/** Reads a chosen file of any type: systems call a CSV many things. */
export async function textOfFile(file: File): Promise<FileText> {
  if (file.size > MAX_FILE_BYTES) return { fault: 'tooLarge' };
  const contents = await file.arrayBuffer().catch(() => undefined);
  // Moved or locked since it was chosen.
  if (!contents) return { fault: 'noText' };
  const bytes = new Uint8Array(contents);
  if (isOle(bytes)) return { fault: 'spreadsheet' };
  if (isArchive(bytes)) return textOfArchive(bytes);
  const text = decodeText(bytes);
  return isText(text) ? { text } : { fault: 'noText' };
}

/** The text of a workbook; its reader is loaded for those who bring one. */
async function textOfArchive(bytes: Uint8Array): Promise<FileText> {
  const reader = await import('../../quick-order/files/workbook').catch(() => undefined);
  if (!reader) return { fault: 'failed' };
  // Another archive, or a damaged one: saved as text, it can be read all the same.
  return reader.textOfWorkbook(bytes).catch((): { fault: FileFault } => ({ fault: 'spreadsheet' }));
}
