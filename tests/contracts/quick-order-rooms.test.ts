import { expect, test } from 'vitest';
import { filesIn, importsOf, type Rooms, roomOf, upwardImports } from './source';

/** Rooms of what reads pasted lists from the ground up; what they hold stands in ARCHITECTURE.md. */
const QUICK_ORDER_ROOMS: Rooms = [
  /^widgets\/quick-order\/words\//,
  /^widgets\/quick-order\/(files|tables|lines)\//,
  /^widgets\/quick-order\/list\//,
  /^widgets\/quick-order\/names\//,
  /^widgets\/quick-order\/rows\//,
  /^widgets\/quick-order\/[^/]+$/,
];

const files = filesIn('widgets/quick-order', '.ts');
const imports = files.flatMap(importsOf);

test('every file that reads lists stands in a room', () => {
  expect(files.filter(path => roomOf(QUICK_ORDER_ROOMS, path) < 0)).toEqual([]);
});

test('inside the reader of lists every import leads downwards, those of types too', () => {
  expect(upwardImports(QUICK_ORDER_ROOMS, imports)).toEqual([]);
});

test('files, tables and lines are read without each other', () => {
  const room = (path: string) => /^widgets\/quick-order\/(files|tables|lines)\//.exec(path)?.[1];
  const across = imports.filter(({ from, what }) => room(from) && room(what) && room(from) !== room(what));
  expect(across).toEqual([]);
});
