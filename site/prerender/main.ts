import { dirname, join } from 'node:path';
import { NOT_FOUND } from '../app/prerendered-path';
import { pathIn } from '../common/address';
import { allPaths, fileOf, foldersOf, isOfCatalogue, LANGUAGES } from './addresses';
import { readCatalogue } from './catalogue';
import { copyAssets, putCompanions } from './copied-files';
import { Files, type FilesReport } from './files';
import { pool } from './pool';
import { type Options, SitePages } from './site-pages';
import { robots, type SitemapEntry, sitemap } from './sitemap';

export { NOT_FOUND } from '../app/prerendered-path';
export { placeOf } from '../common/address';
export { isPage } from './known-paths';

/** Pages in work at once: enough to keep the API busy while one is drawn. */
const AT_ONCE = 12;

/** Writes what pages need beside them, for a server that draws the pages when they are asked for. */
export async function prepare(options: Options): Promise<SitePages> {
  await copyAssets(options.folder);
  const pages = await SitePages.open(options);
  const files = await Files.open(options.folder, join(dirname(options.folder), '.companions.json'));
  await putCompanions(files, pages);
  await files.put('robots.txt', robots(options.shop));
  await files.close();
  return pages;
}

/** The sitemap of a site whose pages are drawn when they are asked for: all are of today. */
export async function sitemapOfToday({ api, shop }: Options, pages: SitePages): Promise<string> {
  const changed = new Date().toISOString().slice(0, 10);
  const listed: SitemapEntry[] = [];
  await pool(allPaths(await readCatalogue(api)), AT_ONCE, async path => {
    // All pages of the catalogue are listed; whether another one is, it says itself.
    const isListed = isOfCatalogue(path) || (await pages.draw('en', path)).isListed;
    if (isListed) listed.push(...LANGUAGES.map(lang => ({ lang, path, changed })));
  });
  return sitemap(shop, listed);
}

/** Writes every page of the site as a finished file, with sitemap, robots.txt, fonts and pictures beside them. */
export async function prerender(options: Options): Promise<FilesReport> {
  const { folder, api, shop } = options;
  const files = await Files.open(folder, join(dirname(folder), '.pages.json'));
  await copyAssets(folder);
  const pages = await SitePages.open(options);
  const paths = allPaths(await readCatalogue(api));
  const folders = foldersOf(paths.flatMap(path => LANGUAGES.map(lang => pathIn(lang, path))));

  const listed: SitemapEntry[] = [];
  for (const lang of LANGUAGES) {
    await pool(paths, AT_ONCE, async path => {
      const { html, seen, isListed } = await pages.draw(lang, path);
      const changed = await files.put(fileOf(pathIn(lang, path), folders), html, seen);
      if (isListed) listed.push({ lang, path, changed });
    });
  }
  const { html, seen } = await pages.draw('en', '/404', NOT_FOUND);
  await files.put('404.html', html, seen);
  await putCompanions(files, pages);
  await files.put('sitemap.xml', sitemap(shop, listed));
  await files.put('robots.txt', robots(shop));
  return files.close();
}
