import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import sirv from 'sirv';
import { headersFor } from '../../site/build/headers.mjs';
import { shopApi, shopUrl } from '../../widgets/build/constants.mjs';
import { requestUrl } from './request-url.mjs';

// The site while it is worked on: files as the build leaves them, and pages drawn when they are asked for until all are finished.

const PORT = Number(process.env.SITE_PORT ?? 8080);
const FOLDER = 'dist/site';
/** Time in ms for which a drawn page, and what the API said for it, is used again. */
const MAX_AGE = 5_000;
/** Drawn pages that are kept at most. */
const CACHE_SIZE = 100;

const {
  compressPage,
  feedsOfToday,
  GOOGLE_FEED,
  isPage,
  NOT_FOUND,
  OPENAI_FEED,
  placeOf,
  prepare,
  sitemapOfToday,
} = await import(pathToFileURL('.build/server/prerender.js').href);
const site = {
  folder: FOLDER,
  manifest: '.build/manifest.json',
  api: shopApi,
  shop: shopUrl,
  maxAge: MAX_AGE,
};
const pages = await prepare(site);

/** Whether every page is a finished file; whoever started the server says so. */
let isFinished = false;
process.on('message', message => {
  isFinished = message === 'finished';
});

const files = sirv(FOLDER, {
  dev: true,
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders: (response, path) => setHeaders(response, path),
});

function setHeaders(response, path, status) {
  for (const [name, value] of Object.entries(headersFor(path, status))) response.setHeader(name, value);
}

const encode = {
  br: compressPage,
  gzip: promisify(gzip),
};

const drawn = new LRUCache({ max: CACHE_SIZE, ttl: MAX_AGE });

/** A page in the forms that browsers take, drawn once for all who ask at a time. */
function drawnPage(path, draw) {
  const known = drawn.get(path);
  if (known) return known;
  const page = draw().then(({ html }) => ({
    html,
    etag: `"${createHash('sha1').update(html).digest('hex')}"`,
    encoded: {},
  }));
  page.catch(() => drawn.delete(path));
  drawn.set(path, page);
  return page;
}

/** The page of an address, and its status. */
async function pageOf(pathname) {
  const { lang, path } = placeOf(pathname);
  if (await isPage(shopApi, path)) {
    const page = await drawnPage(`${lang} ${path}`, () => pages.draw(lang, path));
    return { status: 200, ...page };
  }
  const page = await drawnPage(`${lang} ${NOT_FOUND}`, () => pages.draw(lang, '/404', NOT_FOUND));
  return { status: 404, ...page };
}

async function sendPage(request, response, pathname) {
  const { status, html, etag, encoded } = await pageOf(pathname);
  setHeaders(response, pathname, status);
  response.setHeader('Content-Type', 'text/html;charset=utf-8');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (status === 200 && request.headers['if-none-match'] === etag) return response.writeHead(304).end();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = ['br', 'gzip'].find(name => accepted.includes(name));
  if (encoding) encoded[encoding] ??= encode[encoding](html);
  const body = encoding ? await encoded[encoding] : html;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendFault(response, error) {
  if (response.headersSent) return response.destroy();
  const why = `The page could not be drawn: ${error.message}\n`;
  response.writeHead(503, { 'Content-Type': 'text/plain;charset=utf-8', 'Retry-After': '5' }).end(why);
}

async function sendSitemap(response) {
  response.setHeader('Content-Type', 'application/xml');
  response.end(await sitemapOfToday(site, pages));
}

const FEED_TYPES = { [GOOGLE_FEED]: 'application/xml', [OPENAI_FEED]: 'application/jsonl;charset=utf-8' };

/** Time in ms for which feeds are used again: each asks the API for every product. */
const FEEDS_AGE = 600_000;
const feeds = new LRUCache({ max: 2, ttl: FEEDS_AGE });

/** The feeds of a language, made once for all who ask. */
function feedsOf(lang) {
  const known = feeds.get(lang);
  if (known) return known;
  const made = feedsOfToday(site, pages, lang);
  made.catch(() => feeds.delete(lang));
  feeds.set(lang, made);
  return made;
}

async function sendFeed(response, pathname) {
  const { lang, path } = placeOf(pathname);
  response.setHeader('Content-Type', FEED_TYPES[path]);
  response.end((await feedsOf(lang)).get(pathname));
}

/** Names a file, not a page: those have no ending. */
const isFile = pathname => /\.\w+$/.test(pathname);

createServer((request, response) => {
  const { pathname } = requestUrl(request);
  const draw = () => {
    if (pathname === '/sitemap.xml') return sendSitemap(response);
    if (placeOf(pathname).path in FEED_TYPES) return sendFeed(response, pathname);
    return sendPage(request, response, pathname);
  };
  // Where drawing fails, a page of an earlier build is better than none.
  const drawOr = () => draw().catch(error => files(request, response, () => sendFault(response, error)));
  if (isFinished || isFile(pathname)) files(request, response, () => drawOr());
  else drawOr();
}).listen(PORT);
