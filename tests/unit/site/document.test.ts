import { expect, test } from 'vitest';
import { htmlDocument } from '../../../site/prerender/document';

const shell = {
  api: 'https://api.example',
  shop: 'https://shop.example',
  fontRules: '',
  stylesheet: '/site.css',
  fonts: [],
  earlyScript: '',
  needsScript: '',
  script: '/site.js',
  policy: {},
};

const page = (body: string, data: Readonly<Record<string, unknown>> = {}) => ({
  head: { title: 'T', description: 'D', shop: shell.shop, lang: 'en' as const, path: '/' },
  prerenderedPath: '/',
  body,
  data,
  jsonLd: [],
  modules: [],
  atFirstUse: undefined,
  styles: { shared: 'p{}', own: '', roots: { sheets: [], of: {} } },
});

test('the picture that a page shows first is preloaded before it is laid out', () => {
  const text = htmlDocument(
    shell,
    page('<img src="/logo.svg"/><img fetchPriority="high" src="/a.svg?b=1&amp;c=2"/>'),
  );
  const [head] = text.split('</head>');
  expect(head).toContain('<link rel="preload" as="image" href="/a.svg?b=1&amp;c=2" fetchpriority="high">');
  expect(htmlDocument(shell, page('<img src="/logo.svg"/>'))).not.toContain('as="image"');
});

test('a page is the same file in whatever order its answers came', () => {
  expect(htmlDocument(shell, page('', { a: 1, b: 2 }))).toBe(htmlDocument(shell, page('', { b: 2, a: 1 })));
});
