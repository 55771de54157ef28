import { writeText } from '../../widgets/stores/storage';

/**
 * Remembers by their paths which fonts are in the browser's cache by now: the next page preloads them before it is drawn
 * (`site/prerender/inline-script.ts`).
 */
export async function rememberCachedFonts(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise(done => addEventListener('load', done));
  await document.fonts.ready;
  for (const { name } of performance.getEntriesByType('resource')) {
    const { origin, pathname } = new URL(name);
    if (origin === location.origin && pathname.startsWith('/fonts/')) writeText(pathname, '1');
  }
}
