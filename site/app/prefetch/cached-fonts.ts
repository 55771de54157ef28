import { writeText } from '../../../widgets/stores/storage';

/**
 * Loads the fonts and remembers by their paths that they are in the browser's cache by now: the next page is drawn with
 * them (`site/prerender/document/inline-script.ts`).
 */
export async function cacheFonts(): Promise<void> {
  // Where one can't be loaded the next page keeps the fallback.
  await Promise.allSettled([...document.fonts].map(font => font.load()));
  for (const { name } of performance.getEntriesByType('resource')) {
    const { origin, pathname } = new URL(name);
    if (origin === location.origin && pathname.startsWith('/fonts/')) writeText(pathname, '1');
  }
}
