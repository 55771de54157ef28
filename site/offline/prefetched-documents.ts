// Documents that a page fetched on a guess and the service worker answers with: the HTTP cache would ask for each again.

const CACHE = 'prefetched';
/** Header of a kept document: when it was fetched, in ms since 1970. */
const FETCHED_AT = 'X-Fetched-At';
/** Time in ms for which it may stand in for the server's answer: that of browsers' own prefetched documents. */
const MAX_AGE = 5 * 60_000;

/** Keeps the HTML that a response brought. */
export async function keepDocument(address: string, response: Response, html: string): Promise<void> {
  const headers = new Headers(response.headers);
  headers.set(FETCHED_AT, String(Date.now()));
  // They describe what came over the line.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  const cache = await caches.open(CACHE);
  await cache.put(address, new Response(html, { headers }));
}

/** One fetched at a moment to come is as old: the device's clock was put back since. */
const isFresh = ({ headers }: Response) => Math.abs(Date.now() - Number(headers.get(FETCHED_AT))) < MAX_AGE;

/** Forgets what was fetched too long ago. The rest stays: a page in another tab may have fetched it. */
export async function forgetStaleDocuments(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const document = await cache.match(request, { ignoreVary: true });
    if (!document || !isFresh(document)) await cache.delete(request, { ignoreVary: true });
  }
}

/** Takes the document for a request out of those kept; undefined without a fresh one. */
export async function takeDocument(request: Request): Promise<Response | undefined> {
  if (!(await caches.has(CACHE))) return undefined;
  const cache = await caches.open(CACHE);
  const document = await cache.match(request, { ignoreVary: true });
  if (!document) return undefined;
  await cache.delete(request, { ignoreVary: true });
  return isFresh(document) ? document : undefined;
}
