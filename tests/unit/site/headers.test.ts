import { expect, test } from 'vitest';
import { headersFile, headersFor } from '../../../site/build/headers.mjs';
import { caddyFile, cloudflareFile, netlifyFile, nginxFile } from '../../../site/build/server-files.mjs';

/** Headers that `_headers` gives a path: every matching rule in turn, `!` takes one away. */
function headersOf(path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of headersFile().trim().split('\n\n')) {
    const [pattern = '', ...lines] = rule.split('\n');
    if (!path.startsWith(pattern.replace('*', ''))) continue;
    for (const line of lines.map(text => text.trim())) {
      if (line.startsWith('! ')) headers.delete(line.slice(2));
      else {
        const [name = '', ...value] = line.split(': ');
        expect(headers.has(name), `${path} says ${name} twice`).toBe(false);
        headers.set(name, value.join(': '));
      }
    }
  }
  return headers;
}

test('pages can’t be framed, keep the sign-in popup, and are asked for again', () => {
  const headers = headersOf('/new-products');
  expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  expect(headers.get('Cache-Control')).toContain('max-age=0');
});

test('hashed files and versions never change, latest does', () => {
  expect(headersOf('/assets/js/site-1.js').get('Cache-Control')).toContain('immutable');
  expect(headersOf('/widgets/0.1.0/finder.js').get('Cache-Control')).toContain('immutable');
  expect(headersOf('/widgets/latest/finder.js').get('Cache-Control')).toContain('max-age=300');
});

test('anybody may load the elements', () => {
  expect(headersOf('/widgets/latest/tass.js').get('Access-Control-Allow-Origin')).toBe('*');
  expect(headersOf('/widgets/latest/tass.js').get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
});

test('nginx says the same', () => {
  const places = nginxFile().split('location ');
  for (const [place, path] of [
    ['/widgets/ {', '/widgets/0.1.0/finder.js'],
    ['/ {', '/new-products'],
  ] as const) {
    const own = places.find(text => text.startsWith(place)) ?? '';
    for (const [name, value] of headersOf(path)) {
      if (
        place === '/ {' ||
        name.startsWith('Access') ||
        name.startsWith('Cross-Origin-Resource') ||
        name === 'Cache-Control'
      )
        expect(own).toContain(`add_header ${name} "${value}" always;`);
    }
  }
});

test('our own server says of each path what the ready files say', () => {
  expect(headersFor('/brand')['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  expect(headersFor('/assets/js/site-1.js')['Cache-Control']).toContain('immutable');
  expect(headersFor('/assets/js/site-1.js')['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
});

test('nginx tells caches of compression, knows the manifest and needs no prefix of its own', () => {
  const text = nginxFile('/srv/shop');
  expect(text).toContain('gzip_vary on;');
  expect(text).toMatch(/location ~ \\.webmanifest\$ \{[^}]*\}\s*default_type application\/manifest\+json;/);
  expect(text).toContain('set $tass /srv/shop;');
  for (const [, root] of text.matchAll(/^ *root (\S+);/gm)) expect(root).toMatch(/^\$tass/);
});

test('Caddy says of each kind of path what our own servers say, and each header by one matcher alone', () => {
  const text = caddyFile('/srv/shop');
  const said = [...text.matchAll(/^ *header (@\w+) (\S+) "(.*)"$/gm)].map(
    ([, matcher = '', name = '', value = '']) => ({ matcher, name, value }),
  );
  const of = (...matchers: string[]) =>
    Object.fromEntries(
      said.filter(({ matcher }) => matchers.includes(matcher)).map(({ name, value }) => [name, value]),
    );
  expect(of('@site', '@pages')).toEqual(headersFor('/brand'));
  expect(of('@site', '@hashed')).toEqual(headersFor('/assets/a.js'));
  expect(headersFor('/widgets/1/a.js')).toMatchObject(of('@widgets', '@versions'));
  expect(headersFor('/widgets/latest/a.js')).toMatchObject(of('@widgets', '@latest'));
  expect(of('@versions')['Cache-Control']).toContain('immutable');
  expect(of('@latest')['Cache-Control']).not.toContain('immutable');
  // Caddy takes the longest path first, so that a shorter one would have the last word.
  expect(text).toMatch(/@versions \{\s*path \/widgets\/\*\s*not path \/widgets\/latest\/\*\s*\}/);
  expect(text).toMatch(/@pages not path \/widgets\/\* \/assets\/\* \/fonts\/\*/);
});

test('the OpenSearch description is served as what it is', () => {
  expect(caddyFile()).toContain('header @opensearch Content-Type "application/opensearchdescription+xml"');
  expect(nginxFile()).toMatch(
    /location ~ \/opensearch\\.xml\$ \{[^}]*\}\s*default_type application\/opensearchdescription\+xml;/,
  );
});

test('hosts of files keep addresses without a slash at their end', () => {
  expect(netlifyFile()).toContain('pretty_urls = false');
  expect(JSON.parse(cloudflareFile()).assets).toEqual({
    directory: './dist/site',
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  });
});
