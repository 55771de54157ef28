import { placeOf } from './address';
import { linkOf, ownPath } from './links';
import { loadScreen } from './screens';

/** Loads a page's code as soon as somebody seems to want it: the pointer or a finger on its link, or the focus. */
export function prefetchOnIntent(): void {
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    const to = link && ownPath(link.href);
    if (!to) return;
    const { lang, path } = placeOf(new URL(to, location.href).pathname);
    // Whoever follows the link is told; this was only an offer.
    loadScreen(lang, path).catch(() => undefined);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true });
}
