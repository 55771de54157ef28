import { prefetch } from '../../widgets/api/query-cache';
import { builtSettings } from '../../widgets/settings';
import { placeOf } from '../common/address';
import { linkOf, ownPath } from './links';
import { matchRoute } from './routes';
import { loadScreen } from './screens';

/** How long in ms a pointer or the focus rests on a link before its page's data is worth a call. */
const REST = 80;

/**
 * Loads a page's code as soon as somebody seems to want it, and its data when that wish lasts: the pointer or a finger
 * on its link, or the focus.
 */
export function prefetchOnIntent(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const onIntent = (event: Event) => {
    clearTimeout(resting);
    const link = linkOf(event);
    const to = link && ownPath(link.href);
    if (!to) return;
    const { pathname, search } = new URL(to, location.href);
    const { lang, path } = placeOf(pathname);
    // Whoever follows the link is told; this was only an offer.
    loadScreen(lang, path).catch(() => undefined);
    const match = matchRoute(path);
    const first = !search && match?.route.first?.(builtSettings(lang), match.params);
    if (first) resting = setTimeout(() => prefetch(first), REST);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true });
}
