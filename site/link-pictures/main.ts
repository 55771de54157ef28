/**
 * Draws the pictures that go with links to the site's pages, from what the last build kept of the pages in `dist/site`:
 * `node --import tsx site/link-pictures/main.ts`.
 */
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { heroPrinter, socialPicture, socialSvg } from '../../demo/catalogue/pictures';
import { LANGUAGES, type Language } from '../../widgets/locale/languages';
import { Files, hashOf } from '../prerender/files/files';
import { type PageRecord, recordFiles } from '../prerender/records/page-record';
import type { PictureFacts } from '../prerender/records/picture-facts';
import { pool } from '../prerender/responses/pool';
import { goodsPicture } from './goods';
import { PictureCache } from './picture-cache';

const SITE = 'dist/site';
/** Pictures in work at once: one is drawn by this thread while others are packed. */
const CONCURRENCY = 6;

const sample = (lang: Language) =>
  socialSvg({ title: 'A (B) × ت…', mark: 'A', picture: heroPrinter(0), lang });

/** What the drawing itself looks like: when it changes, all are drawn again. */
const style = hashOf((await Promise.all(LANGUAGES.map(sample))).join());

// Whatever else the machine does comes first: nobody waits for these.
setPriority(constants.priority.PRIORITY_LOW);

async function draw(drawn: PictureCache, { lang, heading, kind, goods, file }: PictureFacts): Promise<void> {
  const tile = goods && (await goodsPicture(goods));
  const picture = tile || heroPrinter((heading.length % 3) as 0 | 1 | 2);
  await drawn.put(file, [style, heading, kind, picture], () =>
    socialPicture({ title: heading, mark: kind, picture, cutOut: !tile, lang }),
  );
}

const start = performance.now();
const files = await Files.open<PageRecord>(SITE, recordFiles(SITE).files);
files.keepAll();
// One language after the other: what the pictures of a page's languages share is then still at hand.
const wanted = Object.values(files.known)
  .flatMap(({ page }) => page?.picture ?? [])
  .sort((one, other) => (basename(one.file) < basename(other.file) ? -1 : 1));
const drawn = await PictureCache.open(SITE, 'dist/.link-pictures.json');
await pool(wanted, CONCURRENCY, facts => draw(drawn, facts));
await drawn.close();
console.log(`link pictures: ${drawn.count} drawn in ${((performance.now() - start) / 1000).toFixed(1)} s`);
