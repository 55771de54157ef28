import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type StrategyHandler } from 'workbox-strategies';
import { LANGUAGES, type Language, pathPrefix } from '../../widgets/locale/languages';
import { placeOf } from '../common/address';
import { OFFLINE } from '../content/offline';
import { takeDocument } from './prefetched-documents';

// Runs beside the shop's pages, for the site alone: pages that were visited and what they are made of open without a
// connection. Orders, and all else that changes something, never pass here: only GET is looked at.

/** What of a service worker's own world is used here; the compiler knows the page's world only. */
interface Worker {
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    /** The windows of this site. */
    matchAll(): Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: ServiceWorkerRegistration;
}

interface WorkerEvent {
  readonly data?: unknown;
  waitUntil(work: Promise<unknown>): void;
}

const worker = globalThis as unknown as Worker;

/** The page that stands in for one that is neither reachable nor kept. */
const offlinePage = (lang: Language) => `${pathPrefix(lang)}/offline.html`;
const PAGES = 'pages';
/** Seconds after which what is kept is shown although the network may still answer. */
const NETWORK_TIMEOUT = 4;
/** Seconds for which an answer is kept: 30 days. */
const MAX_AGE = 30 * 24 * 60 * 60;

/** At most so many answers, none older than a month, and the first to go when the device is full. */
const limited = (maxEntries: number) =>
  // Its types leave open what the plugin's own are sure of.
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MAX_AGE, purgeOnQuotaError: true }) as WorkboxPlugin;

/** A page in the place of a script or of data is a portal's or a proxy's: kept, it would outlast them by a month. */
const withoutPages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.headers.get('Content-Type')?.includes('html') ? response : null,
};

/** Answers with a document that a page has just prefetched, which is a visited page from then on; else as its base does. */
class PrefetchedFirst extends NetworkFirst {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // A device whose storage fails still has the line.
    const prefetched = await takeDocument(request).catch(() => undefined);
    if (!prefetched) return super._handle(request, handler);
    void handler.waitUntil(handler.cachePut(request, prefetched.clone()));
    return prefetched;
  }
}

/** Pages are kept alike, whether they were visited before or since there was a service worker. */
const pagesKept = { cacheName: PAGES, plugins: [limited(80)] };

/** Takes charge of the pages that are open, and keeps them as the browser's own cache has them: they came before. */
async function takeCharge(event: WorkerEvent): Promise<void> {
  await worker.clients.claim();
  const open = await worker.clients.matchAll();
  const pages = new NetworkFirst({ ...pagesKept, fetchOptions: { cache: 'force-cache' } });
  await Promise.allSettled(open.flatMap(({ url }) => pages.handleAll({ event, request: new Request(url) })));
}

function serve(): void {
  worker.addEventListener('install', event =>
    event.waitUntil(caches.open(PAGES).then(cache => cache.addAll(LANGUAGES.map(offlinePage)))),
  );
  worker.addEventListener('activate', event => event.waitUntil(takeCharge(event)));
  // The shopper agreed to the new version.
  worker.addEventListener('message', event => {
    if (event.data === 'take-over') void worker.skipWaiting();
  });

  registerRoute(
    ({ request }) => request.mode === 'navigate',
    new PrefetchedFirst({ ...pagesKept, networkTimeoutSeconds: NETWORK_TIMEOUT }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/(assets|fonts)\//.test(url.pathname),
    new CacheFirst({ cacheName: 'assets', plugins: [withoutPages, limited(200)] }),
  );
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
    new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [limited(120)] }),
  );
  registerRoute(
    ({ url }) => /\/api\/v2\/(products|promotions)/.test(url.pathname),
    // Prices are today's, as the page's own are: those of the last visit stand in only for an answer that doesn't come.
    new NetworkFirst({
      cacheName: 'catalogue',
      networkTimeoutSeconds: NETWORK_TIMEOUT,
      plugins: [withoutPages, limited(120)],
    }),
  );
  setCatchHandler(async ({ request, url }) => {
    const page = request.mode === 'navigate' && offlinePage(placeOf(url.pathname).lang);
    return (page && (await caches.match(page))) || Response.error();
  });
}

/** Takes everything back that an earlier version left on the device. */
async function retire(): Promise<void> {
  await worker.skipWaiting();
  await Promise.all((await caches.keys()).map(name => caches.delete(name)));
  await worker.registration.unregister();
}

if (OFFLINE) serve();
else worker.addEventListener('install', event => event.waitUntil(retire()));
