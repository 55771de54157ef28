import { cp, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtSettings } from '../../widgets/settings';
import { NOT_FOUND } from '../app/prerendered-path';
import { pathIn } from '../common/address';
import { loadMessages } from '../content/messages';
import { allPaths, fileOf, foldersOf } from './addresses';
import { Answers } from './answers';
import { readCatalogue } from './catalogue';
import { htmlDocument } from './document';
import { EARLY_SCRIPT } from './early-script';
import { loadRecords } from './elements';
import { Files, type FilesReport } from './files';
import { copyFonts } from './fonts';
import type { Manifest } from './manifest';
import { offlinePage } from './offline-page';
import { contentPolicy, emulatorHosts } from './policy';
import { pool } from './pool';
import { Renderer } from './renderer';
import { robots, type SitemapEntry, sitemap } from './sitemap';
import { siteCss } from './styles';
import { webManifest } from './web-manifest';

/** What a build of the pages is told. */
export interface Options {
  /** Where the site is written to. */
  readonly folder: string;
  /** File that says which scripts each module needs (`site/prerender/manifest.ts`). */
  readonly manifest: string;
  /** Base address of the API, which must answer. */
  readonly api: string;
  /** Base address that the site will have. */
  readonly shop: string;
}

const LANGUAGES = ['en', 'ar'] as const;
/** Pages in work at once: enough to keep the API busy while one is drawn. */
const AT_ONCE = 12;

/** Writes every page of the site as a finished file, with sitemap, robots.txt, fonts and pictures beside them. */
export async function prerender({ folder, manifest, api, shop }: Options): Promise<FilesReport> {
  const scripts = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
  const files = await Files.open(folder, join(dirname(folder), '.pages.json'));
  await cp('site/assets', folder, { recursive: true, filter: source => !source.endsWith('.ts') });
  const fonts = await copyFonts(folder);
  const records = await loadRecords();

  const catalogue = await readCatalogue(api);
  const paths = allPaths(catalogue);
  const folders = foldersOf(paths.flatMap(path => LANGUAGES.map(lang => pathIn(lang, path))));

  const listed: SitemapEntry[] = [];
  for (const lang of LANGUAGES) {
    const messages = await loadMessages(lang);
    const renderer = new Renderer({
      lang,
      messages,
      settings: { ...builtSettings(lang), theme: 'auto' },
      answers: new Answers(),
      records,
      scripts,
    });
    const shell = {
      api,
      shop,
      css: fonts[lang].css + siteCss,
      fonts: fonts[lang].preload,
      earlyScript: EARLY_SCRIPT,
      needsScript: messages.needsScript,
      script: scripts.modules[scripts.entry]?.[0] ?? '',
      policy: contentPolicy(api, emulatorHosts(shop)),
    };
    const write = async (path: string, file: string, prerenderedPath = path) => {
      const page = await renderer.draw(path);
      const seen = JSON.stringify(page.head) + page.body;
      const changed = await files.put(file, htmlDocument(shell, { ...page, prerenderedPath }), seen);
      if (!page.head.robots?.startsWith('noindex')) listed.push({ lang, path, changed });
    };
    await pool(paths, AT_ONCE, path => write(path, fileOf(pathIn(lang, path), folders)));
    await files.put(
      pathIn(lang, '/offline.html').slice(1),
      offlinePage(lang, messages, fonts[lang].css + siteCss),
    );
    await files.put(pathIn(lang, '/manifest.webmanifest').slice(1), webManifest(lang, messages));
    if (lang === 'en') await write('/404', '404.html', NOT_FOUND);
  }

  await files.put('sitemap.xml', sitemap(shop, listed));
  await files.put('robots.txt', robots(shop));
  return files.close();
}
