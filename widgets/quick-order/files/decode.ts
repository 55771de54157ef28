/** The text of a file as spreadsheets write it: UTF-8 with or without a mark, UTF-16 of either order, Windows-1256. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return read('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return read('utf-16be', bytes);
  // Without a mark, half of the bytes of Latin text or digits in UTF-16 are zero.
  const [even, odd] = zeros(bytes);
  if (odd > bytes.length / 8) return read('utf-16le', bytes);
  if (even > bytes.length / 8) return read('utf-16be', bytes);
  const text = read('utf-8', bytes);
  return isMangled(text) ? read('windows-1256', bytes) : text;
}

/**
 * Whether a text is in another encoding than it was read in: then most of its letters beyond ASCII can't be. A cell that
 * was cut off within a letter leaves one alone that can't.
 */
function isMangled(text: string): boolean {
  const strange = text.match(/[^\0-\x7f]/g) ?? [];
  return strange.filter(letter => letter === '\ufffd').length > strange.length / 2;
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
