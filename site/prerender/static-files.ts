import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '../../widgets/locale/languages';
import { pathIn } from '../common/address';
import type { Files } from './files/files';
import type { SitePages } from './site-pages';
import { offlinePage } from './static-files/offline-page';
import { OPEN_SEARCH, openSearch } from './static-files/open-search';
import { SECURITY_TEXT, securityText } from './static-files/security-text';
import { robots } from './static-files/sitemap';
import { webManifest } from './static-files/web-manifest';
import { putStyles } from './styles/style-files';

const ASSETS = 'site/assets';

/** Copies the pictures and icons that don't shrink when compressed, as they stand in the source. */
export const copyAssets = (folder: string) =>
  cp(ASSETS, folder, { recursive: true, filter: source => !/\.(ts|svg)$/.test(source) });

/** Puts the drawings. */
async function putDrawings(files: Pick<Files, 'put'>): Promise<void> {
  const paths = await readdir(ASSETS, { recursive: true });
  for (const path of paths.filter(name => name.endsWith('.svg')))
    await files.put(path.replaceAll('\\', '/'), await readFile(join(ASSETS, path), 'utf8'));
}

/** What the service worker, browsers and search engines ask for beside the pages. */
export async function putStaticFiles(
  files: Pick<Files, 'put'>,
  pages: SitePages,
  shop: string,
): Promise<void> {
  await putDrawings(files);
  await putStyles(files, pages.records.values());
  for (const lang of LANGUAGES) {
    const { messages, css } = pages.of(lang);
    await files.put(pathIn(lang, '/offline.html').slice(1), offlinePage(lang, messages, css));
    await files.put(pathIn(lang, '/manifest.webmanifest').slice(1), webManifest(lang, messages));
    await files.put(pathIn(lang, OPEN_SEARCH).slice(1), openSearch(shop, lang, messages));
  }
  await files.put('robots.txt', robots(shop));
  await files.put(SECURITY_TEXT.slice(1), securityText(shop));
}
