import { decodeText, isText } from '../../quick-order/decode';

/** Largest file that is read, bytes. */
const MAX_FILE_BYTES = 2 * 1024 * 1024;

/** Why a file is no list; a name of a sentence. */
export type FileFault = 'tooLarge' | 'spreadsheet' | 'noText';

/** How workbooks begin: as zip archives, old ones as OLE files. */
const WORKBOOKS = [
  [0x50, 0x4b],
  [0xd0, 0xcf],
] as const;

/** The text of a chosen file, or why it can't be read. Any file type: systems call a CSV many things. */
export async function textOfFile(
  file: File,
): Promise<{ readonly text: string } | { readonly fault: FileFault }> {
  if (file.size > MAX_FILE_BYTES) return { fault: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (WORKBOOKS.some(([first, second]) => bytes[0] === first && bytes[1] === second))
    return { fault: 'spreadsheet' };
  const text = decodeText(bytes);
  return isText(text) ? { text } : { fault: 'noText' };
}
