/**
 * Draws the pictures that go with links to the site's pages, from the pages that stand in `dist/site`:
 * `node --import tsx site/link-pictures/main.ts`.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { basename, join } from 'node:path';
import { heroPrinter, socialPicture, socialSvg } from '../../demo/catalogue/pictures';
import { LANGUAGES, type Language, pathPrefix } from '../../widgets/locale/languages';
import { pool } from '../prerender/pool';
import { goodsPicture } from './goods';
import { type PageFacts, pageFacts } from './page-facts';
import { PictureCache } from './picture-cache';

const SITE = 'dist/site';
/** Folders of pages with a picture of their own, in every language. */
const FOLDERS = ['', 'product', 'brands', 'b2b', 'ink-toner-finder'];
/** Pictures in work at once: one is drawn by this thread while others are packed. */
const AT_ONCE = 4;

const sample = (lang: Language) =>
  socialSvg({ title: 'A (B) × ت…', mark: 'A', picture: heroPrinter(0), lang });

/** What the drawing itself looks like: when it changes, all are drawn again. */
const style = createHash('sha1')
  .update((await Promise.all(LANGUAGES.map(sample))).join())
  .digest('base64');

// Whatever else the machine does comes first: nobody waits for these.
setPriority(constants.priority.PRIORITY_LOW);

async function pagesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const own = folder.endsWith('b2b') || folder.endsWith('ink-toner-finder');
  const names = (await readdir(folder)).filter(name =>
    own ? name === 'index.html' : name.endsWith('.html'),
  );
  return names.map(name => join(folder, name));
}

async function draw(drawn: PictureCache, { lang, heading, kind, goods, file }: PageFacts): Promise<void> {
  const picture = (goods && (await goodsPicture(goods))) || heroPrinter((heading.length % 3) as 0 | 1 | 2);
  await drawn.put(file, [style, heading, kind, picture], () =>
    socialPicture({ title: heading, mark: kind, picture, lang }),
  );
}

const start = performance.now();
const folders = FOLDERS.flatMap(folder => LANGUAGES.map(lang => join(SITE, pathPrefix(lang), folder)));
const found = (await Promise.all(folders.map(pagesIn))).flat();
// One language after the other: what the pictures of a page's languages share is then still at hand.
const pages = found.sort((one, other) => (basename(one) < basename(other) ? -1 : 1));
const drawn = await PictureCache.open(SITE, 'dist/.link-pictures.json');
await pool(pages, AT_ONCE, async page => {
  const facts = pageFacts(await readFile(page, 'utf8'));
  if (facts) await draw(drawn, facts);
});
await drawn.close();
console.log(`link pictures: ${drawn.count} drawn in ${((performance.now() - start) / 1000).toFixed(1)} s`);
