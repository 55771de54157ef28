import { searchPath } from '../../../widgets/addresses/shop-paths';
import { type ElementName, elementRecord } from '../../../widgets/all';
import type { ProductPage } from '../../../widgets/api/products';
import { prefetch } from '../../../widgets/api/query-cache';
import type { ProductDetail } from '../../../widgets/api/schemas';
import { withLazyParts } from '../../../widgets/element/lazy-parts';
import { builtSettings } from '../../../widgets/settings';
import { defineElement, parseStyles } from '../../../widgets/shell/element-shell';
import { pathIn, placeOf } from '../../common/address';
import { linkOf, ownPath } from '../links';
import { matchRoute } from '../routes';
import { loadScreen } from '../screens';
import { mayPrefetch } from './may-prefetch';

/** How long in ms a pointer or the focus rests on a link before its page's data is worth a call. */
const HOVER_DELAY = 80;
/** How long in ms nothing more is typed into the search field before all that it finds is worth a call. */
const TYPING_DELAY = 400;

/**
 * Loads an element's code, and defines it for a page to come: that page is then drawn with it in one task and one frame.
 * Where the present page holds one that is not defined yet, its loader does both when that is near.
 */
async function prefetchElement(name: ElementName): Promise<void> {
  const record = await withLazyParts(await elementRecord(name));
  if (customElements.get(record.tag) || document.querySelector(record.tag)) return;
  parseStyles(record);
  defineElement(record);
}

/** Loads the code of a page of this site: its own, and that of the elements its first view shows. */
export async function prefetchCode(to: string): Promise<void> {
  const { lang, path } = placeOf(new URL(to, location.href).pathname);
  const shows = matchRoute(path)?.route.shows ?? [];
  // Whoever follows the link is told; this was only an offer.
  await Promise.allSettled([loadScreen(lang, path), ...shows.map(prefetchElement)]);
}

/** Asks what a page of this site asks first, and gives the answers. */
export async function prefetchData(to: string): Promise<unknown[]> {
  const { pathname, search } = new URL(to, location.href);
  const { lang, path } = placeOf(pathname);
  const match = matchRoute(path);
  const first = match?.route.first?.(builtSettings(lang), match.params, search.slice(1)) ?? [];
  return Promise.all(first.map(prefetch));
}

/** Pictures of products that a page's first view shows. */
const FIRST_VIEW_PICTURES = 4;

/** Fetches the pictures that a page with these answers shows first. */
export function prefetchPictures(answers: readonly unknown[]): void {
  const addresses = answers.flatMap(answer => {
    const { items, image, images } = (answer ?? {}) as Partial<ProductDetail & ProductPage>;
    const shown = [image, ...(images ?? []), ...(items ?? []).map(item => item.image)];
    return shown.filter(address => address !== undefined);
  });
  for (const address of addresses.slice(0, FIRST_VIEW_PICTURES)) new Image().src = address;
}

/** Once somebody has looked at the suggestions for a while: asks what the page of all results asks, which Enter leads to. */
function prefetchResults(): void {
  let typed: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('tass-search', event => {
    const { query } = (event as CustomEvent<{ query: string }>).detail;
    clearTimeout(typed);
    const results = pathIn(placeOf(location.pathname).lang, searchPath(query));
    typed = setTimeout(() => mayPrefetch() && prefetchData(results), TYPING_DELAY);
  });
  document.addEventListener('input', () => clearTimeout(typed));
}

const isSearch = ({ target }: Event) => target instanceof Element && target.localName === 'tass-search';

/**
 * Loads a page's code as soon as somebody seems to want it, and its data when that wish lasts or its link is pressed:
 * the pointer or a finger on its link, or the focus. Whoever enters the search field may go to the page of results. Where
 * an element leads, also at a press that came before this, both are asked for while the last page fades.
 */
export function prefetchOnIntent(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** The page whose code was asked for last: a press tells of it several times, and then wants to be answered. */
  let wanted: string | undefined;
  const want = (to: string) => {
    if (to !== wanted) void prefetchCode(to);
    wanted = to;
  };
  const onIntent = (event: Event) => {
    clearTimeout(resting);
    const link = linkOf(event);
    const to = link && ownPath(link.href);
    if (event.type === 'focusin' && isSearch(event))
      void prefetchCode(pathIn(placeOf(location.pathname).lang, '/search'));
    if (!to) return;
    want(to);
    if (event.type === 'pointerdown') void prefetchData(to);
    else resting = setTimeout(prefetchData, HOVER_DELAY, to);
  };
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true });
  document.addEventListener('tass-navigate', event => {
    const to = ownPath((event as CustomEvent<{ href: string }>).detail.href);
    if (!to) return;
    want(to);
    void prefetchData(to);
  });
  prefetchResults();
}
