import { cp } from 'node:fs/promises';
import { pathIn } from '../common/address';
import { LANGUAGES } from './addresses';
import type { Files } from './files';
import { offlinePage } from './offline-page';
import type { SitePages } from './site-pages';
import { webManifest } from './web-manifest';

/** Pictures and icons, as they stand in the source. */
export const copyAssets = (folder: string) =>
  cp('site/assets', folder, { recursive: true, filter: source => !source.endsWith('.ts') });

/** What the service worker and browsers ask for beside the pages. */
export async function putCompanions(files: Pick<Files, 'put'>, pages: SitePages): Promise<void> {
  for (const lang of LANGUAGES) {
    const { messages, css } = pages.of(lang);
    await files.put(pathIn(lang, '/offline.html').slice(1), offlinePage(lang, messages, css));
    await files.put(pathIn(lang, '/manifest.webmanifest').slice(1), webManifest(lang, messages));
  }
}
