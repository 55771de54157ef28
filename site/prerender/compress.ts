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

const optionsFor = (text: string | Uint8Array) => ({
  params: Buffer.byteLength(text) <= SMALL ? SMALL_TEXT : LONG_TEXT,
});

/** A page or another text of the site, as it is sent to browsers that take Brotli. */
export const compressPage = (text: string | Uint8Array): Promise<Buffer> => brotli(text, optionsFor(text));

/** The same for a build. */
export const compressPageSync = (text: string | Uint8Array): Buffer =>
  brotliCompressSync(text, optionsFor(text));
