import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { htmlDocument } from '../../../site/prerender/document/document';

const shell = {
  api: 'https://api.example',
  shop: 'https://shop.example',
  fontRules: '',
  stylesheet: '/site.css',
  inlineScript: '',
  needsScript: '',
  unstarted: { text: '', reload: '' },
  script: '/site.js',
  drawings: new Map([['/dot.svg', { inline: 'data:image/svg+xml,%22', bytes: 1000 }]]),
  policy: {},
};

const page = (body: string, data: Readonly<Record<string, unknown>> = {}) => ({
  head: { title: 'T', description: 'D', shop: shell.shop, lang: 'en' as const, path: '/' },
  prerenderedPath: '/',
  body,
  firstPictures: [],
  data,
  jsonLd: [],
  modules: [],
  atFirstUse: undefined,
  styles: { shared: 'p{}', own: '', roots: { sheets: [], of: {} } },
});

const preload = (address: string) => `<link rel="preload" as="image" href="${address}" fetchpriority="high">`;

test('pictures that a page shows first are preloaded as soon as its policy allows it, ahead of all styles', () => {
  const firstPictures = ['/a.svg?b=1&c=2', '/b.svg'];
  const text = htmlDocument(shell, { ...page('<img src="/logo.svg"/>'), firstPictures });
  const [beforeStyles = ''] = text.split('<style>');
  const [, behindPolicy] = beforeStyles.split('http-equiv="Content-Security-Policy"');
  expect(behindPolicy).toContain(preload('/a.svg?b=1&amp;c=2') + preload('/b.svg'));
  expect(htmlDocument(shell, page('<img src="/logo.svg"/>'))).not.toContain('as="image"');
});

test('a light drawing of the site’s own that a page shows first stands in the page, while there is room', () => {
  const image = '<img fetchPriority="high" src="/dot.svg"/>';
  const firstPictures = ['/dot.svg', '/dot.svg'];
  const text = htmlDocument(shell, { ...page(`${image}<img src="/dot.svg"/>${image}`), firstPictures });
  const [head, body] = text.split('</head>');
  expect(body).toContain('<img fetchPriority="high" src="data:image/svg+xml,%22"/><img src="/dot.svg"/>');
  expect(body?.match(/data:image/g)).toHaveLength(1);
  expect(head?.match(/as="image"/g)).toHaveLength(1);
  expect(head).toContain(preload('/dot.svg'));
});

test('a page is the same file in whatever order its answers came', () => {
  expect(htmlDocument(shell, page('', { a: 1, b: 2 }))).toBe(htmlDocument(shell, page('', { b: 2, a: 1 })));
});

test('scripts of a page that its file shows as well are fetched behind all that it shows, and rules of other pages behind those', () => {
  const urgent = '<script type="module" src="/site.js"></script><link rel="modulepreload" href="/a.js">';
  expect(htmlDocument(shell, { ...page(''), modules: ['/a.js'] })).toContain(urgent);
  const [head, body] = htmlDocument(shell, { ...page(''), modules: ['/a.js'], atFirstUse: [] }).split(
    '</head>',
  );
  expect(head).toContain('<script type="module" src="/site.js" fetchpriority="low"></script>');
  const rulesOfOthers = '<link rel="stylesheet" href="/site.css" media="not all" id="site-styles">';
  expect(body).toContain(
    `<link rel="modulepreload" href="/a.js" fetchpriority="low">${rulesOfOthers}</body>`,
  );
});

test('the policy allows the speculation rules', () => {
  const text = htmlDocument(shell, page(''));
  const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(rules).digest('base64');
  expect(JSON.parse(rules).prerender).toHaveLength(1);
  expect(text).toContain(`'sha256-${hash}'`);
});
