import { dirname, posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { categoryLinks } from '../../widgets/data/categories';
import { filesIn, importsOf, textOf, treeOf } from './source';

// What nothing uses any more. A name counts as used where another file says it: cheap, and never wrong about what it names.

const code = [
  'rollup.config.mjs',
  ...['widgets', 'site', 'demo', 'tests'].flatMap(folder => filesIn(folder, '.ts', '.tsx', '.mjs', '.mts')),
];
const isSource = (path: string) => !/^tests\/|\.generated\.|\.d\.m?ts$/.test(path);
const wordsOf = (text: string) => new Set(text.match(/[\w$-]+/g));
const words = new Map(code.map(path => [path, wordsOf(textOf(path).replaceAll(/[.?]/g, ' '))]));

/** Files that say a word: most words are asked for once or never. */
const saidBy = (word: string) => code.filter(path => words.get(path)?.has(word));

test('every exported value is used by another file', () => {
  const exported = /^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm;
  const unused = code
    .filter(isSource)
    .flatMap(path => [...textOf(path).matchAll(exported)].map(([, name = '']) => [path, name] as const))
    .filter(([path, name]) => !saidBy(name).some(other => other !== path && !/\.d\.m?ts$/.test(other)));
  expect(unused.map(([path, name]) => `${path}: ${name}`)).toEqual([]);
});

/** What starts by itself, or is loaded by the build. */
const ENTRIES =
  /^(widgets\/(analytics\/analytics|styles\/css-text|server\/element-html|tass)|site\/(app\/main|assets\/draw-assets|link-pictures\/main|offline\/service-worker|prerender\/main))\.tsx?$/;
const shipped = [...filesIn('widgets', '.ts', '.tsx'), ...filesIn('site', '.ts', '.tsx')].filter(
  path => isSource(path) && !/\/build\//.test(path),
);
const imports = shipped.flatMap(importsOf);
const bare = (path: string) => path.replace(/\.tsx?$/, '');
const importersOf = (path: string) =>
  imports.filter(({ what }) => what === bare(path)).map(({ from }) => from);

test('every file is imported, or starts by itself', () => {
  expect(shipped.filter(path => !ENTRIES.test(path) && importersOf(path).length === 0)).toEqual([]);
});

/** Names of the sentences in a file of messages; what is grouped under one is asked for by data. */
function messagesOf(path: string): string[] {
  const [declared] = treeOf(path).statements.flatMap(statement =>
    ts.isVariableStatement(statement) && /^(const en\b|export const messages = )/.test(statement.getText())
      ? statement.declarationList.declarations
      : [],
  );
  const value = declared?.initializer;
  if (!value || !ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap(({ name }) => (name ? [name.getText().replaceAll("'", '')] : []));
}

/** Categories' names are asked for by their slugs. */
const SLUGS: ReadonlySet<string> = new Set(categoryLinks.map(({ slug }) => slug));

test('every sentence is shown somewhere', () => {
  const files = shipped.filter(path =>
    /^widgets\/.*messages(\/[^/]+)?\.ts$|^site\/content\/en\/messages/.test(path),
  );
  expect(files.length).toBeGreaterThan(25);
  const unused = files.flatMap(path => {
    const folders = new Set(importersOf(path).map(from => posix.dirname(from)));
    const readers = path.startsWith('site/')
      ? shipped.filter(other => other.startsWith('site/') && !/^site\/content\/\w\w\//.test(other))
      : shipped.filter(
          other => other !== path && !/messages\.ts$/.test(other) && folders.has(dirname(other)),
        );
    return messagesOf(path)
      .filter(name => !SLUGS.has(name) && !readers.some(reader => words.get(reader)?.has(name)))
      .map(name => `${path}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test('every class of a style sheet is used somewhere', () => {
  const sheets = [...filesIn('widgets', '.css'), ...filesIn('site', '.css')];
  const used = new Set(shipped.flatMap(path => [...(words.get(path) ?? [])]));
  const unused = sheets.flatMap(path =>
    [
      ...textOf(path)
        .replace(/\/\*.*?\*\//gs, '')
        .matchAll(/\.([a-z][\w-]*)/g),
    ]
      .map(([, name = '']) => name)
      .filter(name => !used.has(name))
      .map(name => `${path}: .${name}`),
  );
  expect([...new Set(unused)]).toEqual([]);
});
