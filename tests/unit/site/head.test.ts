import { expect, test } from 'vitest';
import type { Head } from '../../../site/common/types';
import { headTags } from '../../../site/head/head';

const head = (more: Partial<Head> = {}): Head => ({
  title: 'Toners',
  description: 'All toners',
  shop: 'https://shop.example',
  lang: 'en',
  path: '/drum-units',
  ...more,
});
const values = (of: Head) =>
  headTags(of).map(([tag, key, , value]) => [tag, ...Object.values(key), value].join(' '));

test('robots and card have the specification’s defaults', () => {
  expect(values(head())).toContain('meta robots index, follow');
  expect(values(head())).toContain('meta twitter:card summary_large_image');
});

test('an Arabic page is its own canonical and names both languages', () => {
  const tags = values(head({ lang: 'ar' }));
  expect(tags).toContain('link canonical https://shop.example/ar/drum-units');
  expect(tags).toContain('link alternate en https://shop.example/drum-units');
  expect(tags).toContain('link alternate ar https://shop.example/ar/drum-units');
  expect(tags).toContain('link alternate x-default https://shop.example/drum-units');
});

test('a hidden page is its own canonical and names no alternates', () => {
  const tags = values(head({ robots: 'noindex', lang: 'ar' })).filter(tag => tag.startsWith('link'));
  expect(tags).toEqual(['link canonical https://shop.example/ar/drum-units']);
});

test('keywords only where there are some', () => {
  expect(values(head()).some(tag => tag.startsWith('meta keywords'))).toBe(false);
  expect(values(head({ keywords: 'ink' }))).toContain('meta keywords ink');
});

test('a picture of its own becomes an absolute address', () => {
  expect(values(head({ image: '/pictures/x.png' }))).toContain(
    'meta og:image https://shop.example/pictures/x.png',
  );
});
