import { expect, test } from 'vitest';
import { circlesIn, filesIn, importsOf, type Rooms, roomOf, upwardImports } from './source';

/** Rooms of the reference API from the ground up. */
const API_ROOMS: Rooms = [
  /^demo\/api\/common\//,
  /^demo\/api\/migrations\//,
  /^demo\/api\/settings/,
  /^demo\/api\/database\//,
  /^demo\/api\/(search|pictures)\//,
  /^demo\/api\/(catalogue|import)\//,
  /^demo\/api\/orders\//,
  /^demo\/api\/outbox\//,
  /^demo\/api\/http\//,
  /^demo\/api\/resources\//,
  /^demo\/api\/(server|commands\/|main|drizzle\.config)/,
];

/** Rooms of the search, likewise; what it is given and gives stands at its top. */
const SEARCH_ROOMS: Rooms = [
  /^demo\/api\/search\/(engine|same-text)\b/,
  /^demo\/api\/search\/text\//,
  /^demo\/api\/search\/words\//,
  /^demo\/api\/search\/index\//,
  /^demo\/api\/search\/query\//,
  /^demo\/api\/search\/find\//,
  /^demo\/api\/search\/product-search\b/,
];

const files = filesIn('demo/api', '.ts', '.sql');
const imports = filesIn('demo', '.ts', '.mts', '.mjs').flatMap(importsOf);

test('every file of the API stands in a room', () => {
  expect(files.filter(path => roomOf(API_ROOMS, path) < 0)).toEqual([]);
});

test('inside the API every import leads downwards, those of types too', () => {
  expect(upwardImports(API_ROOMS, imports)).toEqual([]);
});

test('inside the search every import leads downwards, those of types too', () => {
  const own = imports.filter(({ from }) => from.startsWith('demo/api/search/'));
  expect(own.filter(({ from }) => roomOf(SEARCH_ROOMS, from) < 0)).toEqual([]);
  expect(upwardImports(SEARCH_ROOMS, own)).toEqual([]);
});

test('no imports of the demo go in a circle, those of types included', () => {
  expect(circlesIn(imports)).toEqual([]);
});
