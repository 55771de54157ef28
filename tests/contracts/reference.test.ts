import ts from 'typescript';
import { expect, test } from 'vitest';
import { reference } from '../../site/content/ar/reference';
import { filesIn, treeOf } from './source';

/** Properties whose texts stand in the reference of an element. */
const SAID = new Set(['doc', 'summary', 'when']);

/** What a file of records says to readers of the reference. */
function saidIn(path: string): string[] {
  const said: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) {
      const { initializer } = node;
      if (SAID.has(node.name.getText()) && ts.isStringLiteralLike(initializer)) said.push(initializer.text);
      if (node.name.getText() === 'slots' && ts.isObjectLiteralExpression(initializer))
        for (const slot of initializer.properties)
          if (ts.isPropertyAssignment(slot) && ts.isStringLiteralLike(slot.initializer))
            said.push(slot.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(treeOf(path));
  return said;
}

test('what records say of elements is said in Arabic in site/content/ar/reference.ts too', () => {
  const files = [
    ...filesIn('widgets/elements', '.ts', '.tsx'),
    'widgets/pieces/main-heading.tsx',
    'widgets/settings.ts',
    'widgets/docs/event-notes.ts',
  ];
  const said = files.flatMap(saidIn);
  expect(said.length).toBeGreaterThan(90);
  expect([...new Set(said)].filter(sentence => !(sentence in reference))).toEqual([]);
});
