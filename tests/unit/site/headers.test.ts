import { expect, test } from 'vitest';
import { headersFile, headersFor, siteHeaders, widgetHeaders } from '../../../site/build/headers.mjs';
import { caddyFile, cloudflareFile, netlifyFile, nginxFile } from '../../../site/build/server-files.mjs';
import { LANGUAGES, pathPrefix } from '../../../widgets/locale/languages';

interface Rule {
  readonly path: string;
  readonly lines: readonly string[];
}

const PREFIXES = LANGUAGES.map(pathPrefix).filter(Boolean);
const VERSIONS = ['0.1.0', '0.2.0'];

/** The rules of `_headers`: a line that begins with a slash opens one, others belong to the last, in both hosts. */
function rules(): Rule[] {
  const found: { path: string; lines: string[] }[] = [];
  for (const text of headersFile(VERSIONS)
    .split('\n')
    .map(line => line.trim()))
    if (text.startsWith('/')) found.push({ path: text, lines: [] });
    else if (text) found.at(-1)?.lines.push(text);
  return found;
}

/** Whether a rule's path fits, as Netlify's and Cloudflare's parsers turn it into a pattern. */
const fits = (rule: string, path: string) =>
  new RegExp(`^${rule.replaceAll('.', '\\.').replaceAll('*', '.*')}$`, 'i').test(path);

/** Headers that `_headers` gives a path; it says none twice, whatever a host makes of that. */
function headersOf(path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { lines } of rules().filter(rule => fits(rule.path, path)))
    for (const line of lines) {
      const [, name = '', value = ''] = /^([\w-]+): (\S.*)$/.exec(line) ?? [];
      expect(name, `“${line}” is a name and a value`).not.toBe('');
      expect(headers.has(name.toLowerCase()), `${path} says ${name} twice`).toBe(false);
      headers.set(name.toLowerCase(), value);
    }
  return headers;
}

/** What both hosts say of a file by themselves. */
const BY_HOST = 'public, max-age=0, must-revalidate';
/** Headers that Netlify lets nobody set, and those that Cloudflare sets itself. */
const NOT_OURS =
  /^(accept-ranges|age|allow|alt-svc|connection|content-(encoding|length|range)|date|keep-alive|location|server|set-cookie|trailer|transfer-encoding|upgrade)$/;

test('the hosts’ file keeps to what they take: 100 rules, 2,000 characters a line, one asterisk a path', () => {
  expect(rules().length).toBeGreaterThan(5);
  expect(rules().length).toBeLessThanOrEqual(100);
  for (const { path, lines } of rules()) {
    expect(path).toMatch(/^\/[^*\s]*\*?$/);
    expect(lines.length, path).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(2000);
      expect(line.split(':')[0]?.toLowerCase()).not.toMatch(NOT_OURS);
    }
  }
});

test('each path has at the hosts the headers that our own server sends', () => {
  for (const path of [
    '/',
    '/new-products',
    '/ar/b2b',
    '/feeds/google.xml',
    '/404.html',
    '/assets/js/site-1.js',
    '/fonts/archivo.woff2',
    '/widgets/0.1.0/finder.js',
    '/widgets/0.2.0/tass-widgets.tgz',
    '/widgets/latest/finder.js',
    '/widgets/latest/tass.js',
  ]) {
    const own = Object.entries(headersFor(path)).map(([name, value]) => [name.toLowerCase(), value]);
    const atHost = Object.fromEntries(headersOf(path));
    expect({ 'cache-control': BY_HOST, ...atHost }, path).toMatchObject(Object.fromEntries(own));
  }
});

test('pages can’t be framed, keep the sign-in popup, and are asked for again', () => {
  const headers = headersOf('/new-products');
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  // Both hosts say this by themselves.
  expect(headers.has('cache-control')).toBe(false);
  expect(headersFor('/new-products')['Cache-Control']).toBe(BY_HOST);
});

test('hashed files and versions never change, latest does', () => {
  expect(headersOf('/assets/js/site-1.js').get('cache-control')).toContain('immutable');
  expect(headersOf('/widgets/0.1.0/finder.js').get('cache-control')).toContain('immutable');
  expect(headersOf('/widgets/latest/finder.js').get('cache-control')).toContain('max-age=300');
});

test('anybody may load the elements', () => {
  expect(headersOf('/widgets/latest/tass.js').get('access-control-allow-origin')).toBe('*');
  expect(headersOf('/widgets/latest/tass.js').get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('nginx says the same', () => {
  const places = nginxFile(PREFIXES).split('location ');
  for (const [place, headers] of [
    ['/widgets/ {', widgetHeaders('/widgets/0.1.0/finder.js')],
    ['/ {', siteHeaders],
    ['/ar/ {', siteHeaders],
  ] as const) {
    const own = places.find(text => text.startsWith(place)) ?? '';
    for (const [name, value] of Object.entries(headers)) {
      const always = name === 'Cache-Control' && value !== BY_HOST ? '' : ' always';
      expect(own).toContain(`add_header ${name} "${value}"${always};`);
    }
  }
});

test('what is not found is not kept for a year', () => {
  for (const path of ['/assets/js/site-0.js', '/fonts/none.woff2', '/widgets/0.0.9/tass.js', '/none'])
    expect(headersFor(path, 404)['Cache-Control']).toBe(BY_HOST);
  const always = [...nginxFile(PREFIXES).matchAll(/Cache-Control "(.*)" always;/g)].map(([, value]) => value);
  expect(new Set(always)).toEqual(new Set([BY_HOST]));
  expect(caddyFile(PREFIXES)).toMatch(
    /handle_errors \{[^}]*header Cache-Control "public, max-age=0, must-revalidate"/,
  );
});

test('what is not found is answered in its language', () => {
  expect(nginxFile(PREFIXES)).toMatch(/location \/ar\/ \{[^}]*error_page 404 \/ar\/404\.html;/);
  expect(nginxFile(PREFIXES)).toMatch(/location \/ \{[^}]*error_page 404 \/404\.html;/);
  expect(caddyFile(PREFIXES)).toMatch(
    /@unprefixed not path \/ar\/\*\s+rewrite @unprefixed \/404\.html\s+rewrite \/ar\/\* \/ar\/404\.html/,
  );
  expect(netlifyFile(PREFIXES)).toMatch(/from = "\/ar\/\*"\s+to = "\/ar\/404\.html"\s+status = 404/);
});

test('our own server says of each path what the ready files say', () => {
  expect(headersFor('/brand')['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  expect(headersFor('/assets/js/site-1.js')['Cache-Control']).toContain('immutable');
  expect(headersFor('/assets/js/site-1.js')['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
});

test('nginx tells caches of compression, knows the manifest and needs no prefix of its own', () => {
  const text = nginxFile(PREFIXES, '/srv/shop');
  expect(text).toContain('gzip_vary on;');
  expect(text).toMatch(/location ~ \\.webmanifest\$ \{[^}]*\}\s*default_type application\/manifest\+json;/);
  expect(text).toContain('set $tass /srv/shop;');
  for (const [, root] of text.matchAll(/^ *root (\S+);/gm)) expect(root).toMatch(/^\$tass/);
});

test('Caddy says of each kind of path what our own servers say, and each header by one matcher alone', () => {
  const text = caddyFile(PREFIXES, '/srv/shop');
  const served = [...text.matchAll(/^ *header (@\w+) (\S+) "(.*)"$/gm)].map(
    ([, matcher = '', name = '', value = '']) => ({ matcher, name, value }),
  );
  const of = (...matchers: string[]) =>
    Object.fromEntries(
      served.filter(({ matcher }) => matchers.includes(matcher)).map(({ name, value }) => [name, value]),
    );
  expect(of('@site', '@pages')).toEqual(headersFor('/brand'));
  expect(of('@site', '@hashed')).toEqual(headersFor('/assets/a.js'));
  expect(headersFor('/widgets/1/a.js')).toMatchObject(of('@widgets', '@versions'));
  expect(headersFor('/widgets/latest/a.js')).toMatchObject(of('@widgets', '@latest'));
  expect(of('@versions')['Cache-Control']).toContain('immutable');
  expect(of('@latest')['Cache-Control']).not.toContain('immutable');
  // Caddy takes the longest path first, so that a shorter one would have the last word.
  expect(text).toMatch(/@versions \{\s*path \/widgets\/\*\s*not path \/widgets\/latest\/\*\s*\}/);
  // Pages for what is not found come packed, too.
  expect(text.match(/file_server \{\s*precompressed br gzip/g)).toHaveLength(
    text.match(/file_server/g)?.length ?? 0,
  );
  expect(text).toMatch(/@pages not path \/widgets\/\* \/assets\/\* \/fonts\/\*/);
});

test('the OpenSearch description is served as what it is', () => {
  expect(caddyFile(PREFIXES)).toContain(
    'header @opensearch Content-Type "application/opensearchdescription+xml"',
  );
  expect(nginxFile(PREFIXES)).toMatch(
    /location ~ \/opensearch\\.xml\$ \{[^}]*\}\s*default_type application\/opensearchdescription\+xml;/,
  );
});

test('hosts of files keep addresses without a slash at their end', () => {
  expect(netlifyFile(PREFIXES)).toContain('pretty_urls = false');
  expect(JSON.parse(cloudflareFile()).assets).toEqual({
    directory: './dist/site',
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  });
});
