import { placeOf } from '../../common/address';
import { OWN_PAGES } from '../../common/own-pages';
import { forgetStaleDocuments, keepDocument } from '../../offline/prefetched-documents';
import { USED } from '../hydration/first-use';
import { inTurns, linksInView } from './links-in-view';

/** Documents that a page fetches on a guess: 20 to 32 kB each with their first pictures. */
const MAX_DOCUMENTS = 2;

/** Besides what is the visitor's own, the home page: who is on their way seldom wants it next. */
const NEVER: readonly string[] = [...OWN_PAGES, '/'];

/** Pictures of a document that its first view shows. */
const FIRST_VIEW_PICTURES = 4;

/** Tells hosts that nobody visits yet, as browsers do of their own guesses. */
const PURPOSE = { Purpose: 'prefetch' };

/** How many documents this page has fetched on a guess. */
export const prefetched = { documents: 0 };

/** Addresses of documents that links in view lead to, the likeliest first. What header and footer lead to stands on every page. */
function documentsInView(): string[] {
  const main = document.querySelector('main');
  const addresses = new Set<string>();
  for (const { href } of main ? linksInView(main) : []) {
    const { origin, pathname, search, hash } = new URL(href);
    const isOther = pathname !== location.pathname && !NEVER.includes(placeOf(pathname).path);
    if (origin === location.origin && isOther && !search && !hash) addresses.add(pathname);
  }
  const parts = (address: string) => placeOf(address).path.split('/').slice(1);
  const isText = (address: string) => Number(parts(address).length < 2);
  // Products, brands and printers go before texts.
  return inTurns(
    [...addresses].sort((one, other) => isText(one) - isText(other)),
    address => parts(address)[0] ?? '',
  );
}

/** Fetches a document and the pictures it shows first. */
async function prefetchDocument(address: string): Promise<void> {
  const response = await fetch(address, { priority: 'low', headers: PURPOSE });
  // A page that was reached by a detour can't stand in for the one that leads there.
  if (!response.ok || response.redirected) return;
  const html = await response.text();
  await keepDocument(address, response, html);
  const pictures = new Set([...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, address = '']) => address));
  for (const address of [...pictures].slice(0, FIRST_VIEW_PICTURES)) new Image().src = address;
}

/**
 * Fetches the documents that links in view lead to, for the service worker to answer with: from pages that no script has
 * hydrated, whose links lead to documents. `prefetch-in-view.ts` is for those that one has.
 */
export async function prefetchDocuments(): Promise<void> {
  await forgetStaleDocuments();
  for (const address of documentsInView().slice(0, MAX_DOCUMENTS)) {
    if (document.documentElement.hasAttribute(USED)) return;
    prefetched.documents++;
    await prefetchDocument(address);
  }
}
