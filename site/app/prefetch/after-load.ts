import { cacheFonts } from './cached-fonts';
import { loadLazyPictures } from './lazy-pictures';
import { mayPrefetch } from './may-prefetch';

/**
 * Loads what a loaded page does not show yet: fonts for the next one, its own pictures further down, and, of a page that
 * no script has hydrated (`deferred`), documents that its links lead to.
 */
export async function afterLoad(deferred: boolean): Promise<void> {
  // Whoever goes there is told; this was only an offer.
  if (deferred) prefetchOnGuess().catch(() => undefined);
  await cacheFonts();
  if (mayPrefetch()) await loadLazyPictures();
}

/** Prefetches documents where a guess is allowed and a service worker can answer with them. */
async function prefetchOnGuess(): Promise<void> {
  if ((await navigator.serviceWorker?.ready) && mayPrefetch())
    await (await import('./prefetch-documents')).prefetchDocuments();
}
