import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings } from '../../demo/api/settings';
import { textOf } from './source';

const GUIDES = ['ARCHITECTURE.md', 'CONTRIBUTING.md'];
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

/** What stands in backquotes, one piece a quotation. */
const quoted = (guide: string) => [...textOf(guide).matchAll(/`([^`\n]+)`/g)].map(match => match[1] ?? '');

test.each(GUIDES)('every file and folder that %s names is there', guide => {
  const paths = quoted(guide)
    .flatMap(text => text.split(' '))
    .filter(text => /^(widgets|site|demo|tests)\/[^<…]*$/.test(text) || /^[A-Z]+\.md$/.test(text));
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter(path => !existsSync(path))).toEqual([]);
});

test.each(GUIDES)('every command that %s names is there', guide => {
  const named = quoted(guide).flatMap(text => /^npm run ([\w:]+)/.exec(text)?.[1] ?? []);
  expect(named.filter(name => !(name in scripts))).toEqual([]);
});

test('ARCHITECTURE.md draws the rooms that there are', () => {
  const drawing = textOf('ARCHITECTURE.md')
    .split('\n')
    .filter(line => line.startsWith('      '));
  const rooms = (lines: readonly string[], folder: string) =>
    lines.flatMap(line =>
      [...line.matchAll(/(?<![\w/])([a-z-]+)\/(?=[\s,]|$)/g)].map(match => `${folder}/${match[1]}`),
    );
  const left = rooms(
    drawing.map(line => line.slice(0, 44)),
    'widgets',
  );
  const right = rooms(
    drawing.map(line => line.slice(44)),
    'site',
  );
  const folders = ['widgets', 'site'].flatMap(top =>
    readdirSync(top, { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(({ name }) => `${top}/${name}`),
  );
  expect([...left, ...right].sort()).toEqual(folders.sort());
});

test('README.md names every setting that the API reads', () => {
  const read = new Set<string>();
  // What is read only beside another.
  const given: NodeJS.ProcessEnv = { WEBHOOK_URL: 'https://shop.example/orders', WEBHOOK_SECRET: 'secret' };
  readSettings(
    new Proxy(given, {
      get(env, name: string) {
        read.add(name);
        return env[name];
      },
    }),
  );
  expect(read.size).toBeGreaterThan(20);
  expect([...read].filter(name => !quoted('README.md').includes(name))).toEqual([]);
});

test('the changelog begins with the version in package.json', () => {
  const { version } = JSON.parse(textOf('package.json'));
  expect(/^## (\S+)/m.exec(textOf('CHANGELOG.md'))?.[1]).toBe(version);
});
