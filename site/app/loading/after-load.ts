import { cacheFonts } from './cached-fonts';
import { loadLazyPictures } from './lazy-pictures';
import { mayPrefetch } from './may-prefetch';

/** Loads what a loaded page does not show yet: fonts for the next one, and its own pictures further down. */
export async function afterLoad(): Promise<void> {
  await cacheFonts();
  if (mayPrefetch()) await loadLazyPictures();
}
