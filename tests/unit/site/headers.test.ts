import { expect, test } from 'vitest';
import { headersFile, headersFor, nginxFile } from '../../../site/build/headers.mjs';

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
