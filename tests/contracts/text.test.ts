import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesIn, textOf, treeOf } from './source';

/** Attributes whose text a visitor reads or hears. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
  'label',
]);
const LETTERS = /\p{L}{2}/u;

/** Words written into a component, as `file:line words`. */
function wordsIn(path: string): string[] {
  const tree = treeOf(path);
  const found: string[] = [];
  const add = (node: ts.Node, words: string) => {
    if (!LETTERS.test(words)) return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${path}:${line + 1} ${words.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node, node.text);
    if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (value && ts.isStringLiteralLike(value)) add(node, value.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

test('every sentence a visitor reads comes from messages or content', () => {
  const components = [...filesIn('widgets', '.tsx'), ...filesIn('site', '.tsx')].filter(
    path => !path.startsWith('site/content/'),
  );
  expect(components.flatMap(wordsIn)).toEqual([]);
});

test('every file of messages states all languages', () => {
  const files = [...filesIn('widgets/elements', '.ts'), ...filesIn('widgets/pieces', '.ts')].filter(path =>
    /messages(\/[^/]+)?\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(20);
  const untyped = files.filter(path => !/^export const messages: Messages<typeof en> =/m.test(textOf(path)));
  expect(untyped).toEqual([]);
});

test('no component names a language', () => {
  const isList = (path: string) => /^widgets\/(locale|data|build)\/|messages(\/[^/]+)?\.ts$/.test(path);
  const code = filesIn('widgets', '.ts', '.tsx').filter(path => !isList(path));
  expect(code.filter(path => /(['"])(en|ar)\1/.test(textOf(path)))).toEqual([]);
});
