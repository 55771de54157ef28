/** The text of a file as spreadsheets write it: UTF-8 with or without a mark, UTF-16 of either order, Windows-1256. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return read('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return read('utf-16be', bytes);
  // Without a mark, half of the bytes of Latin text or digits in UTF-16 are zero.
  const [even, odd] = zeros(bytes);
  if (odd > bytes.length / 8) return read('utf-16le', bytes);
  if (even > bytes.length / 8) return read('utf-16be', bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return read('windows-1256', bytes);
  }
}

const read = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);

function zeros(bytes: Uint8Array): [even: number, odd: number] {
  const counts: [number, number] = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) counts[at % 2 === 0 ? 0 : 1]++;
  });
  return counts;
}

/** Whether a file that was decoded is text: pictures and PDFs hold control characters that no list does. */
export const isText = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for; Ctrl+Z ends old text files
  !text.startsWith('%PDF') && !/[\0-\x08\x0e-\x19\x1b-\x1f]/.test(text);
