import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { widgetHeaders } from '../../site/build/headers.mjs';
import { shopApi, shopUrl, version } from '../../widgets/build/constants.mjs';
import { requestUrl } from '../run/request-url.mjs';
import { serveStates } from '../states/serve.mjs';

// A web server with partners' plain pages, every element in every state, and the host that the widgets are loaded from. By
// hand: it stands for an older release too and writes versions, policies and states into what it answers.

const PORT = Number(process.env.PARTNER_PORT ?? 8090);

/** Stands for an older release, which a partner's page may still ask for: the present one under another number. */
const EARLIER = '0.0.0';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.tgz': 'application/gzip',
};

/** A page that allows nothing but itself, the widgets (here its own origin), and what README.md says they need. */
const STRICT = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: ${shopApi}`,
    `connect-src ${shopApi}`,
    "base-uri 'none'",
    `form-action ${shopUrl}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** Where the files of an address begin stand; the first that fits counts. */
const FOLDERS = [
  [`/widgets/${EARLIER}/`, `dist/widgets/${version}/`],
  ['/widgets/', 'dist/widgets/'],
  ['/fonts/', 'node_modules/@fontsource-variable/'],
  ['/', 'demo/partners/'],
];

/** File behind a path, or undefined. */
function fileOf(path) {
  const clean = normalize(path === '/' ? '/index.html' : path).replaceAll('\\', '/');
  const [start, folder] = FOLDERS.find(([begin]) => clean.startsWith(begin)) ?? [];
  const file = folder && join(folder, clean.slice(start.length));
  return file && existsSync(file) && statSync(file).isFile() && TYPES[extname(file)] ? file : undefined;
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

function headersOf(path) {
  if (path.startsWith('/widgets/')) return widgetHeaders(path);
  return { 'cache-control': 'no-cache', ...(path === '/strict-policy.html' && STRICT) };
}

createServer((request, response) => {
  const { pathname } = requestUrl(request);
  if (/^\/states(?:\/|$)/.test(pathname)) return serveStates(request, response);
  const file = fileOf(decoded(pathname));
  if (!file) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
  const earlier = pathname.startsWith(`/widgets/${EARLIER}/`);
  const { body, encoding } = encoded(file, earlier ? '' : request.headers['accept-encoding']);
  response.writeHead(200, {
    'content-type': TYPES[extname(file)],
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
    ...headersOf(pathname),
  });
  if (earlier) response.end(readFileSync(file, 'utf8').replaceAll(version, EARLIER));
  else createReadStream(body).pipe(response);
}).listen(PORT);
