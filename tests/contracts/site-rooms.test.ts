import { expect, test } from 'vitest';
import { circlesIn, filesIn, importsOf, type Rooms, roomOf, upwardImports } from './source';

/** Rooms of the site from the ground up; what they hold stands in ARCHITECTURE.md. */
const SITE_ROOMS: Rooms = [
  /^site\/common\//,
  /^site\/content\//,
  /^site\/head\//,
  /^site\/parts\//,
  /^site\/(sign-in|offline|list|builder)\//,
  /^site\/header\//,
  /^site\/footer\//,
  /^site\/pages\//,
  /^site\/app\//,
  /^site\/(prerender|link-pictures)\//,
  /^site\/build\//,
  /^site\/(assets|styles)\//,
];

/** Rooms of what draws the pages at build time, likewise. */
const PRERENDER_ROOMS: Rooms = [
  /^site\/prerender\/files\//,
  /^site\/prerender\/(responses|records)\//,
  /^site\/prerender\/styles\//,
  /^site\/prerender\/structured-data\//,
  /^site\/prerender\/(feeds|static-files)\//,
  /^site\/prerender\/document\//,
  /^site\/prerender\/render\//,
  /^site\/prerender\/[^/]+$/,
];

const files = filesIn('site', '.ts', '.tsx', '.mts', '.mjs');
const imports = files.flatMap(importsOf);

test('every file of the site stands in a room', () => {
  expect(files.filter(path => roomOf(SITE_ROOMS, path) < 0)).toEqual([]);
});

test('inside the site every import leads downwards, those of types too', () => {
  const code = imports.filter(({ what }) => !what.endsWith('.css'));
  expect(upwardImports(SITE_ROOMS, code)).toEqual([]);
});

test('inside the prerenderer likewise', () => {
  const own = imports.filter(({ from }) => from.startsWith('site/prerender/'));
  expect(own.filter(({ from }) => roomOf(PRERENDER_ROOMS, from) < 0)).toEqual([]);
  expect(upwardImports(PRERENDER_ROOMS, own)).toEqual([]);
});

test('no imports of the site go in a circle, those of types included', () => {
  expect(circlesIn(imports)).toEqual([]);
});
