import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Longest text in bytes that is compressed with the small window: most of it still sees all that went before. */
const SMALL = 128 * 1024;

/**
 * Brotli of a page takes 2 ms: with a window of 64 kB it looks back along chains, and with a larger one from level 7 on
 * through a table of 8 MB and more, which takes 10 to 30 ms to lay out for each page and finds no more.
 */
const SMALL_TEXT = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 };
/** Of feeds and the sitemap, which repeat themselves over longer ways. */
const LONG_TEXT = { [constants.BROTLI_PARAM_QUALITY]: 7 };

/** Length in bytes from which a page counts as heavy: the home pages and a few printers'. */
const HEAVY = 104 * 1024;
/** Of heavy pages, whose first flight has the least room left: a twelfth less, for 0.1 s each. */
const HEAVY_TEXT = { ...SMALL_TEXT, [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

const optionsFor = (text: string | Uint8Array) => ({
  params: Buffer.byteLength(text) <= SMALL ? SMALL_TEXT : LONG_TEXT,
});

/** A page or another text of the site, as it is sent to browsers that take Brotli. */
export const compressPage = (text: string | Uint8Array): Promise<Buffer> => brotli(text, optionsFor(text));

/** The same for a build, which has the time to compress heavy pages most. */
export function compressPageSync(text: string | Uint8Array): Buffer {
  const bytes = Buffer.byteLength(text);
  const isHeavy = bytes > HEAVY && bytes <= SMALL;
  return brotliCompressSync(text, isHeavy ? { params: HEAVY_TEXT } : optionsFor(text));
}
