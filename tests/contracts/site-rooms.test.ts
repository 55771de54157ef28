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

const files = filesIn('site', '.ts', '.tsx', '.mts', '.mjs');
const imports = files.flatMap(importsOf);

test('every file of the site stands in a room', () => {
  expect(files.filter(path => roomOf(SITE_ROOMS, path) < 0)).toEqual([]);
});

test('inside the site every import leads downwards, those of types too', () => {
  const code = imports.filter(({ what }) => !what.endsWith('.css'));
  // The manifest's shape stands beside the plugin that writes it.
  const known = code.filter(({ what }) => what !== 'site/prerender/manifest');
  expect(upwardImports(SITE_ROOMS, known)).toEqual([]);
});

test('no imports of the site go in a circle, those of types included', () => {
  expect(circlesIn(imports)).toEqual([]);
});
