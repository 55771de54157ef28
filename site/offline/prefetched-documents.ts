// Documents that a page fetched on a guess and the service worker answers with: the HTTP cache would ask for each again.

const CACHE = 'prefetched';
/** Header of a kept document: when it was fetched, in ms since 1970. */
const FETCHED_AT = 'X-Fetched-At';
/** Time in ms for which it may stand in for the server's answer: that of browsers' own prefetched documents. */
const FRESH = 5 * 60_000;

/** Keeps the HTML that a response brought. */
export async function keepDocument(address: string, response: Response, html: string): Promise<void> {
  const headers = new Headers(response.headers);
  headers.set(FETCHED_AT, String(Date.now()));
  // They describe what came over the line.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  const cache = await caches.open(CACHE);
  await cache.put(address, new Response(html, { headers }));
}

/** Forgets what earlier pages fetched and nobody went to. */
export const forgetDocuments = (): Promise<boolean> => caches.delete(CACHE);

/** Takes the document for a request out of those kept; undefined without a fresh one. */
export async function takeDocument(request: Request): Promise<Response | undefined> {
  if (!(await caches.has(CACHE))) return undefined;
  const cache = await caches.open(CACHE);
  const document = await cache.match(request, { ignoreVary: true });
  if (!document) return undefined;
  await cache.delete(request, { ignoreVary: true });
  const age = Date.now() - Number(document.headers.get(FETCHED_AT));
  return age < FRESH ? document : undefined;
}
