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

/** Whether a piece of code is a language's name, a key of that name, or a path below it. */
const namesLanguage = (node: ts.Node): boolean =>
  ((ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && /^\/?(en|ar)(\/|$)/.test(node.text)) ||
  (ts.isPropertyAssignment(node) && /^(en|ar)$/.test(node.name.getText())) ||
  (ts.forEachChild(node, namesLanguage) ?? false);

test('no code names a language: they are columns of messages, content and languages.ts', () => {
  const isColumn = (path: string) =>
    /^widgets\/(locale|data|build)\/|messages(\/[^/]+)?\.ts$|^site\/(content|assets)\//.test(path);
  const code = [...filesIn('widgets', '.ts', '.tsx'), ...filesIn('site', '.ts', '.tsx', '.mjs')];
  // Few files hold the letters at all; only those are worth a tree.
  const suspects = code.filter(path => !isColumn(path) && /\b(en|ar)\b/.test(textOf(path)));
  expect(suspects.filter(path => namesLanguage(treeOf(path)))).toEqual([]);
});

test('Arabic is written in one way: tanween before its alif, names of other scripts isolated', () => {
  const messages = [...filesIn('widgets', '.ts'), ...filesIn('site/content/ar', '.ts')].filter(path =>
    /messages(\/[^/]+)?\.ts$|^site\/content\/ar\//.test(path),
  );
  const lines = messages.flatMap(path =>
    textOf(path)
      .split('\n')
      .map(line => `${path} ${line.trim()}`),
  );
  expect(lines.filter(line => /\u0627\u064b/.test(line))).toEqual([]);
  expect(lines.filter(line => /[\u0600-\u06ff] \$\{(printer|model)\}/.test(line))).toEqual([]);
});
