import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import httpServer from 'http-server';

// The finished site alone, over http-server: what `npm run site` runs.

/**
 * A server of a folder of finished pages. A page with others below it is an index in their folder, and stands at its
 * address without a slash at the end, where http-server by itself would redirect.
 */
export function createSite(folder) {
  const root = resolve(folder);
  const indexed = pathname => existsSync(join(root, decodeURIComponent(pathname), 'index.html'));
  return httpServer.createServer({
    root,
    cache: -1,
    brotli: true,
    gzip: true,
    showDir: 'false',
    before: [
      (request, response) => {
        const { pathname, search } = new URL(request.url, 'http://localhost');
        try {
          if (!pathname.endsWith('/') && indexed(pathname)) request.url = `${pathname}/index.html${search}`;
        } catch {
          // Not an address that anybody wrote, `/%`: http-server says so.
        }
        response.emit('next');
      },
    ],
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.env.SITE_PORT ?? 8080);
  createSite('dist/site').listen(port, () => console.log(`Shop     http://localhost:${port}`));
}
