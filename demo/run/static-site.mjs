import { createReadStream, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import httpServer from 'http-server';
import { needPort } from './ready.mjs';
import { requestUrl } from './request-url.mjs';

// The finished site alone, over http-server: what `npm run site` runs.

/**
 * A server of a folder of finished pages. A page with others below it is an index in their folder, and stands at its
 * address without a slash at the end, where http-server by itself would redirect. What is not found is answered with the
 * nearest `404.html`: each language has its own.
 */
export function createSite(folder) {
  const root = resolve(folder);
  const has = pathname => existsSync(join(root, decodeURIComponent(pathname)));
  const isMissing = pathname => !['', '.html', '/index.html'].some(ending => has(pathname + ending));
  return httpServer.createServer({
    root,
    cache: -1,
    brotli: true,
    gzip: true,
    showDir: 'false',
    before: [
      (request, response) => {
        const { pathname, search } = requestUrl(request);
        try {
          const notFound = nearestNotFound(root, pathname);
          if (isMissing(pathname) && notFound) return sendNotFound(response, notFound);
          if (!pathname.endsWith('/') && has(`${pathname}/index.html`))
            request.url = `${pathname}/index.html${search}`;
        } catch {
          // Not an address that anybody wrote, `/%`: http-server says so.
        }
        response.emit('next');
      },
    ],
  });
}

/** The page for what is not found in the first folder of a path; undefined where that has none of its own. */
function nearestNotFound(root, pathname) {
  const file = join(root, decodeURIComponent(pathname.split('/')[1] ?? ''), '404.html');
  return existsSync(file) ? file : undefined;
}

function sendNotFound(response, file) {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=UTF-8' });
  createReadStream(file).pipe(response);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.env.SITE_PORT ?? 8080);
  await needPort(port, 'SITE_PORT').catch(({ message }) => {
    console.error(message);
    process.exit(1);
  });
  createSite('dist/site').listen(port, () => console.log(`Shop     http://localhost:${port}`));
}
