import { dirname, join } from 'node:path';
import {
  DEFAULT_LANGUAGE,
  type EachLanguage,
  inEachLanguage,
  LANGUAGES,
  type Language,
  pathPrefix,
} from '../../widgets/locale/languages';
import type { ProductDetail } from '../../widgets/types';
import { NOT_FOUND } from '../app/prerendered-path';
import { pathIn } from '../common/address';
import { allPaths, fileOf, foldersOf, isOfCatalogue } from './addresses';
import { readCatalogue } from './catalogue';
import { merchantFeeds } from './feeds/feeds';
import { Files, type FilesReport } from './files/files';
import {
  changedProducts,
  hashOfSources,
  type Products,
  readBuildRecord,
  writeBuildRecord,
} from './records/build-record';
import { type PageRecord, recordFiles } from './records/page-record';
import { RenderThreads } from './render-threads';
import { pool } from './responses/pool';
import { retryRateLimited } from './responses/rate-limit';
import { type Options, SitePages } from './site-pages';
import { copyAssets, putStaticFiles } from './static-files';
import { type SitemapEntry, sitemap } from './static-files/sitemap';

export { NOT_FOUND } from '../app/prerendered-path';
export { placeOf } from '../common/address';
export { exampleFacts } from '../content/facts';
export { GOOGLE_FEED, OPENAI_FEED } from './feeds/feeds';
export { compressPage } from './files/compress';
export { isPage } from './known-paths';
export { drawFor } from './render-threads';

/** Pages in work at once: enough to keep the API busy while one is drawn. */
const CONCURRENCY = 12;

/** Writes what pages need beside them, for a server that draws the pages when they are asked for. */
export async function prepare(options: Options): Promise<SitePages> {
  await copyAssets(options.folder);
  const pages = await SitePages.open(options);
  const files = await Files.open(options.folder, join(dirname(options.folder), '.companions.json'));
  await putStaticFiles(files, pages, options.shop);
  await files.close();
  return pages;
}

/** The sitemap of a site whose pages are drawn when they are asked for: all are of today. */
export async function sitemapOfToday({ api, shop }: Options, pages: SitePages): Promise<string> {
  const changed = new Date().toISOString().slice(0, 10);
  const listed: SitemapEntry[] = [];
  await pool(allPaths(await readCatalogue(api)), CONCURRENCY, async path => {
    // All pages of the catalogue are listed; whether another one is, it says itself.
    const isListed = isOfCatalogue(path) || (await pages.draw(DEFAULT_LANGUAGE, path)).isListed;
    if (isListed) listed.push(...LANGUAGES.map(lang => ({ lang, path, changed })));
  });
  return sitemap(shop, listed);
}

/** The merchant feeds of a site whose pages are drawn when they are asked for, by their addresses. */
export async function feedsOfToday({ api, shop }: Options, pages: SitePages, lang: Language) {
  const { products } = await readCatalogue(api);
  const details: ProductDetail[] = [];
  await pool(products, CONCURRENCY, async ({ slug }) => {
    const detail = await pages.product(lang, slug);
    if (detail) details.push(detail);
  });
  return merchantFeeds(shop, lang, pages.of(lang).messages, details);
}

/** Writes every page of the site as a finished file, with sitemap, robots.txt, fonts and pictures beside them. */
export async function prerender(options: Options): Promise<FilesReport> {
  const { folder, api, shop } = options;
  const kept = recordFiles(folder);
  const files = await Files.open<PageRecord>(folder, kept.files);
  await copyAssets(folder);
  const pages = await SitePages.open(options);
  const threads = options.thread === undefined ? undefined : new RenderThreads(options.thread, options);
  const paths = allPaths(await retryRateLimited(() => readCatalogue(api)));
  const folders = foldersOf(paths.flatMap(path => LANGUAGES.map(lang => pathIn(lang, path))));

  const products = await inEachLanguage(async lang => {
    const found: Record<string, ProductDetail> = {};
    await pool(paths, CONCURRENCY, async path => {
      const product = await putPage(files, threads ?? pages, {
        lang,
        path,
        file: fileOf(pathIn(lang, path), folders),
      });
      if (product) found[product.slug] = product;
    });
    return found;
  }).finally(() => threads?.close());
  for (const lang of LANGUAGES) {
    const { html, seen } = await pages.draw(lang, '/404', NOT_FOUND);
    await files.put(`${pathPrefix(lang)}/404.html`.slice(1), html, seen);
  }
  await putStaticFiles(files, pages, shop);
  await putLists(files, pages, shop, products);
  await writeBuildRecord(kept.made, { from: await hashOfSources(options.manifest, options), products });
  return files.close();
}

/**
 * Draws again the pages that show products of whose price, stock, title and the like lists say something else than at
 * the last build. Undefined where only a whole build will do: after changes of code, after a build that was
 * stopped, or where products have come or gone.
 */
export async function prerenderChanges(options: Options): Promise<FilesReport | undefined> {
  const { folder, shop } = options;
  const kept = recordFiles(folder);
  const from = await hashOfSources(options.manifest, options);
  const made = await readBuildRecord(kept.made, from);
  const files = await Files.open<PageRecord>(folder, kept.files);
  if (!made || files.wasStopped) return undefined;
  const pages = await SitePages.open(options);
  const changed = await inEachLanguage(async lang =>
    changedProducts(await retryRateLimited(() => pages.listed(lang)), made.products[lang]),
  );
  if (LANGUAGES.some(lang => !changed[lang])) return undefined;
  files.keepAll();
  const stale = Object.entries(files.known).flatMap(([file, { page }]) =>
    page?.shows.some(slug => changed[page.lang]?.has(slug)) ? [{ ...page, file }] : [],
  );
  const products = await inEachLanguage(async lang => ({ ...made.products[lang] }));
  await pool(stale, CONCURRENCY, async page => {
    const product = await putPage(files, pages, page);
    if (product) products[page.lang][product.slug] = product;
  });
  await putLists(files, pages, shop, products);
  await writeBuildRecord(kept.made, { from, products });
  return files.close();
}

/** Draws a page and writes it; the product that it is about, if it is about one. */
async function putPage(
  files: Files<PageRecord>,
  pages: Pick<SitePages, 'draw'>,
  { lang, path, file }: Pick<PageRecord, 'lang' | 'path'> & { readonly file: string },
): Promise<ProductDetail | undefined> {
  const { html, seen, product, ...page } = await retryRateLimited(() => pages.draw(lang, path));
  await files.put(file, html, seen, { lang, path, ...page });
  return product;
}

/** Writes what lists the pages and products of the whole site: merchant feeds and the sitemap. */
async function putLists(
  files: Files<PageRecord>,
  pages: SitePages,
  shop: string,
  products: EachLanguage<Products>,
): Promise<void> {
  for (const lang of LANGUAGES) {
    const feeds = merchantFeeds(shop, lang, pages.of(lang).messages, Object.values(products[lang]));
    for (const [path, feed] of feeds) await files.put(path.slice(1), feed);
  }
  const listed = Object.values(files.known).flatMap(({ page, changed }) =>
    page?.isListed ? [{ lang: page.lang, path: page.path, changed }] : [],
  );
  await files.put('sitemap.xml', sitemap(shop, listed));
}
