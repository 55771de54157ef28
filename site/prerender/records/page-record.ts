import { dirname, join } from 'node:path';
import type { Language } from '../../../widgets/locale/languages';
import type { PictureFacts } from './picture-facts';

/** Where it is kept between builds of a site's folder what was written, and what that was made from. */
export const recordFiles = (folder: string) => ({
  files: join(dirname(folder), '.pages.json'),
  made: join(dirname(folder), '.products.json'),
});

/** What a page's file is of. */
export interface PageRecord {
  readonly lang: Language;
  /** Without the language's prefix. */
  readonly path: string;
  readonly isListed: boolean;
  /** Slugs of the products that it shows. */
  readonly shows: readonly string[];
  /** What is on its own picture for links. */
  readonly picture?: PictureFacts | undefined;
}
