import { expect, test } from 'vitest';
import { htmlDocument } from '../../../site/prerender/document';

const frame = {
  api: 'https://api.example',
  shop: 'https://shop.example',
  css: 'p{}',
  fonts: [],
  earlyScript: '',
  needsScript: '',
  script: '/site.js',
  policy: {},
};

const page = (body: string, data: Readonly<Record<string, unknown>> = {}) => ({
  head: { title: 'T', description: 'D', shop: frame.shop, lang: 'en' as const, path: '/' },
  prerenderedPath: '/',
  body,
  data,
  jsonLd: [],
  modules: [],
  styles: [],
});

test('the picture that a page shows first is on its way before it is laid out', () => {
  const text = htmlDocument(
    frame,
    page('<img src="/logo.svg"/><img fetchPriority="high" src="/a.svg?b=1&amp;c=2"/>'),
  );
  const [head] = text.split('</head>');
  expect(head).toContain('<link rel="preload" as="image" href="/a.svg?b=1&amp;c=2" fetchpriority="high">');
  expect(htmlDocument(frame, page('<img src="/logo.svg"/>'))).not.toContain('as="image"');
});

test('a page is the same file in whatever order its answers came', () => {
  expect(htmlDocument(frame, page('', { a: 1, b: 2 }))).toBe(htmlDocument(frame, page('', { b: 2, a: 1 })));
});
