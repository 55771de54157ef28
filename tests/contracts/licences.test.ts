import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packageIn, WELCOME } from '../../widgets/build/bundles/licences.mjs';
import { filesIn, importsOf } from './source';

/** Packages that the code of widgets and site is made of, with all they depend on. */
function shipped(): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    const folder = `node_modules/${name}`;
    if (found.has(name) || !existsSync(folder)) return;
    found.add(name);
    for (const dependency of Object.keys(packageIn(folder).dependencies ?? {})) add(dependency);
  };
  const files = [...filesIn('widgets', '.ts', '.tsx'), ...filesIn('site', '.ts', '.tsx')];
  for (const { what, type } of files.filter(path => !/\/(build|prerender)\//.test(path)).flatMap(importsOf)) {
    const name = /^(@[^/]+\/)?[a-z][^/]*/.exec(what)?.[0];
    if (name && !type) add(name);
  }
  return found;
}

const packages = [...shipped()];

test('what ships stands under licences that are agreed to', () => {
  expect(packages).toEqual(expect.arrayContaining(['zustand', 'firebase', 'regexparam']));
  const others = packages.filter(name => !WELCOME.includes(packageIn(`node_modules/${name}`).license ?? ''));
  expect(others).toEqual([]);
});
