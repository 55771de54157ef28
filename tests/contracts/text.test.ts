import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesIn, treeOf } from './source';

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

test('every sentence a visitor reads comes from locale or content', () => {
  const components = [...filesIn('widgets', '.tsx'), ...filesIn('site', '.tsx')].filter(
    path => !path.startsWith('site/content/'),
  );
  expect(components.flatMap(wordsIn)).toEqual([]);
});

test('every sentence is there in both languages', () => {
  const english = filesIn('widgets/locale/en', '.ts').map(path => path.replace('/en/', '/ar/'));
  expect(filesIn('widgets/locale/ar', '.ts')).toEqual(english);
});
