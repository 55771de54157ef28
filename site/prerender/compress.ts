import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Brotli level of pages: the next one that wins anything takes ten times the time. */
export const PAGE_QUALITY = 7;

const brotli = promisify(brotliCompress);

/** A page or another text of the site, as it is sent to browsers that take Brotli. */
export const compressPage = (text: string | Buffer): Promise<Buffer> =>
  brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } });
