import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { states } from '../../demo/states/states.mjs';
import { filesIn, textOf } from './source';

const code = ['widgets', 'site', 'demo', 'tests'].flatMap(folder =>
  filesIn(folder, '.ts', '.tsx', '.mjs', '.css'),
);
const linesOf = (path: string) => textOf(path).split('\n').length - 1;

test('names are kebab-case', () => {
  const odd = code.filter(path => !/^[a-z\d]+([-.][a-z\d]+)*$/.test(basename(path)));
  expect(odd).toEqual([]);
});

test('the name of an upper limit begins with MAX', () => {
  const others = code.filter(path =>
    /^(export )?const (MOST|LONGEST|LARGEST|HIGHEST)(_|\b)/m.test(textOf(path)),
  );
  expect(others).toEqual([]);
});

test('files have one subject: short, rarely above 200 lines', () => {
  const source = code.filter(
    path =>
      !path.startsWith('tests/') &&
      !path.includes('.generated.') &&
      !/\/(content|migrations|lettering)\//.test(path),
  );
  const lengths = source.map(linesOf).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(80);
  // A style sheet has a declaration a line.
  expect(source.filter(path => linesOf(path) > (path.endsWith('.css') ? 400 : 300))).toEqual([]);
  expect(source.filter(path => linesOf(path) > 200).length).toBeLessThanOrEqual(source.length * 0.03);
});

test('an element is its folder, its record, and one line in all.ts', () => {
  const folders = readdirSync('widgets/elements').sort();
  const lines = [...textOf('widgets/all.ts').matchAll(/import\('\.\/elements\/([^/]+)\/element'\)/g)].map(
    match => match[1],
  );
  expect([...lines].sort(), 'lines of widgets/all.ts').toEqual(folders);
  for (const folder of folders) {
    const record = `widgets/elements/${folder}/element.ts`;
    expect(existsSync(record), record).toBe(true);
    expect(textOf(record)).toContain(`tag: 'tass-${folder}'`);
  }
});

test('what a browser shows of an element is tested under its name', () => {
  for (const folder of readdirSync('widgets/elements')) {
    const spec = `tests/browser/elements/${folder}.spec.ts`;
    expect(existsSync(spec), spec).toBe(true);
    expect(textOf(spec), spec).toContain(`tass-${folder}`);
  }
});

test('a browser test stands in the folder of its subject', () => {
  expect(readdirSync('tests/browser').sort()).toEqual([
    'delivery',
    'elements',
    'hosts',
    'playwright.config.ts',
    'site',
  ]);
});

test('no markup is made from text at run time', () => {
  const source = [...filesIn('widgets', '.ts', '.tsx'), ...filesIn('site', '.ts', '.tsx')].filter(
    path => !path.startsWith('site/prerender/'),
  );
  const unsafe =
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\(/;
  expect(source.filter(path => unsafe.test(textOf(path)))).toEqual([]);
});

test('each element can be opened in its states', () => {
  expect(Object.keys(states).sort(), 'demo/states/states.mjs').toEqual(
    readdirSync('widgets/elements').sort(),
  );
});
