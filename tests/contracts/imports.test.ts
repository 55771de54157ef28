import { expect, test } from 'vitest';
import { circlesIn, filesIn, type Import, importsOf } from './source';

/** Rooms from the ground up: code imports from its own room and those below. */
const ROOMS: readonly RegExp[] = [
  /^widgets\/((element|addresses|locale|styles|data)\/|(constants|format-money|money|types)\b)/,
  /^widgets\/(browser\/|settings\b|events\b)/,
  /^widgets\/api\//,
  /^widgets\/quick-order\//,
  /^widgets\/stores\//,
  /^widgets\/hooks\//,
  /^widgets\/(pieces|headless|shell)\//,
  /^widgets\/elements\//,
  /^widgets\/((loader|public-api|server|analytics|docs)\/|(all|tass|elements\.generated)\b)/,
  /^site\//,
];
const roomOf = (path: string) => ROOMS.findIndex(room => room.test(path));

const source = [...filesIn('widgets', '.ts', '.tsx'), ...filesIn('site', '.ts', '.tsx')];
const imports: Import[] = source.flatMap(importsOf);
/** What stays after compilation. */
const values = imports.filter(({ type }) => !type);
const say = (list: readonly Import[]) => list.map(({ from, what }) => `${from} imports ${what}`);

test('every import leads downwards', () => {
  const upwards = values.filter(({ from, what }) => {
    const to = roomOf(what);
    return to >= 0 && roomOf(from) >= 0 && to > roomOf(from);
  });
  expect(say(upwards)).toEqual([]);
});

test('every file of the widgets and the site has a room', () => {
  expect(source.filter(path => !/\/build\//.test(path) && roomOf(path) < 0)).toEqual([]);
});

test('no imports of the widgets go in a circle, those of types included', () => {
  expect(circlesIn(imports.filter(({ from }) => from.startsWith('widgets/')))).toEqual([]);
});

test('no two rooms of the widgets import each other, types included', () => {
  const room = (path: string) => /^widgets\/[^/]+\//.exec(path)?.[0];
  const between = imports.flatMap(({ from, what, type }) => {
    const [own, other] = [room(from), room(what)];
    return own && other && own !== other ? [{ from: own, what: other, type }] : [];
  });
  expect(circlesIn(between)).toEqual([]);
});

test('the wrapper has one importer', () => {
  const wrapper = imports.filter(({ what }) => what.startsWith('@r2wc/'));
  expect(wrapper.map(({ from }) => from)).toEqual(['widgets/element/define.tsx']);
});

test('element/ knows React, the wrapper and web addresses, nothing of the shop', () => {
  const known = /^(react|react-dom\/client|@r2wc\/react-to-web-component|widgets\/(element|addresses)\/.*)$/;
  const foreign = imports.filter(
    ({ from, what }) => from.startsWith('widgets/element/') && !known.test(what),
  );
  expect(say(foreign)).toEqual([]);
});

test('elements never know each other', () => {
  const neighbours = imports.filter(({ from, what }) => {
    const own = /^widgets\/elements\/[^/]+\//.exec(from)?.[0];
    return own && what.startsWith('widgets/elements/') && !what.startsWith(own);
  });
  expect(say(neighbours)).toEqual([]);
});

test('the site never reaches inside an element', () => {
  const inside = imports.filter(
    ({ from, what }) => from.startsWith('site/') && what.startsWith('widgets/elements/'),
  );
  expect(say(inside)).toEqual([]);
});

test('the source is plain React: what it ships on is the build’s business', () => {
  const runtime = imports.filter(
    ({ from, what }) =>
      /^@?preact\b/.test(what) &&
      from !== 'widgets/server/shadow-html.tsx' &&
      !/^(site|widgets)\/(build|prerender)\//.test(from),
  );
  expect(say(runtime)).toEqual([]);
});

test('sign-in never reaches a partner’s bundle', () => {
  expect(
    say(imports.filter(({ from, what }) => from.startsWith('widgets/') && what.startsWith('firebase'))),
  ).toEqual([]);
});

test('the API shares types alone with the widgets, and nothing imports tests', () => {
  const all = [...imports, ...filesIn('demo', '.ts').flatMap(importsOf)];
  const wrong = all.filter(
    ({ from, what, type }) =>
      /^tests\//.test(what) || (from.startsWith('demo/') && /^(widgets|site)\//.test(what) && !type),
  );
  expect(say(wrong)).toEqual([]);
});
