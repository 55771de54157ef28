import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { widgetHeaders } from '../../site/build/headers.mjs';

// A partner's web server with plain pages, and the host that the widgets are loaded from.

const PORT = Number(process.env.PARTNER_PORT ?? 8090);

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** File behind a path, or undefined. */
function fileOf(path) {
  const clean = normalize(path);
  const file = clean.startsWith('/widgets/') ? join('dist', clean) : join('demo/partners', clean);
  const page = clean === '/' ? 'demo/partners/dealer.html' : file;
  return existsSync(page) && statSync(page).isFile() && TYPES[extname(page)] ? page : undefined;
}

/** A path as it is meant; one that is badly written is no file's. */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/';
  }
}

/** The smallest form of a file that the browser takes. */
function encoded(file, accepted = '') {
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ]) {
    if (accepted.includes(encoding) && existsSync(file + ending)) return { body: file + ending, encoding };
  }
  return { body: file };
}

createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const file = fileOf(decoded(pathname));
  if (!file) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
  const { body, encoding } = encoded(file, request.headers['accept-encoding']);
  response.writeHead(200, {
    'content-type': TYPES[extname(file)],
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
    ...(pathname.startsWith('/widgets/') ? widgetHeaders(pathname) : { 'cache-control': 'no-cache' }),
  });
  createReadStream(body).pipe(response);
}).listen(PORT);
