import { isPlainClick } from '../../widgets/browser/plain-click';
import { pathIn, placeOf } from '../common/address';
import { go } from '../common/history';
import { swapFonts } from './loading/font-swap';
import { hasFullStylesheet } from './loading/full-stylesheet';
import { matchRoute } from './routes';

/** The path and search of an address that this document can show by itself; undefined for all others. */
export function ownPath(href: string): string | undefined {
  const to = new URL(href, location.href);
  if (to.origin !== location.origin) return undefined;
  const place = placeOf(to.pathname);
  // The other language is another document, and an unknown path is the server's to answer.
  if (place.lang !== placeOf(location.pathname).lang || !matchRoute(place.path)) return undefined;
  if (to.hash) return undefined;
  return pathIn(place.lang, place.path) + to.search;
}

/** The link that an event came from, also one inside shadow roots. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  return event
    .composedPath()
    .find(
      (node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.hasAttribute('href'),
    );
}

/** Whether a click asks for nothing but to go there in this tab. */
function goesHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return isPlainClick(event) && (!link.target || link.target === '_self') && !link.download;
}

function follow(path: string): void {
  go(path);
  // With the next page's drawing: the present one is not laid out with them.
  swapFonts();
}

/** Takes plain links and the wishes of the shop's elements (`tass-navigate`) to this document's own pages. */
export function followLinks(): void {
  document.addEventListener('tass-navigate', event => {
    const path = ownPath((event as CustomEvent<{ href: string }>).detail.href);
    if (path === undefined) return;
    event.preventDefault();
    follow(path);
  });
  document.addEventListener('click', event => {
    const link = linkOf(event);
    if (event.defaultPrevented || !link || !goesHere(event, link)) return;
    const path = ownPath(link.href);
    // Another page's document comes with the rules that it needs.
    if (path === undefined || !hasFullStylesheet()) return;
    event.preventDefault();
    follow(path);
  });
}
