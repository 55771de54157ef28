import ts from 'typescript';
import { expect, test } from 'vitest';
import { reference } from '../../site/content/ar/reference';
import { filesIn, treeOf } from './source';

/** Properties whose texts stand in the reference of an element. */
const SAID = new Set(['doc', 'summary', 'when']);

/** What a file of records says to readers of the reference. */
function sentencesIn(path: string): string[] {
  const sentences: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) {
      const { initializer } = node;
      if (SAID.has(node.name.getText()) && ts.isStringLiteralLike(initializer))
        sentences.push(initializer.text);
      if (node.name.getText() === 'slots' && ts.isObjectLiteralExpression(initializer))
        for (const slot of initializer.properties)
          if (ts.isPropertyAssignment(slot) && ts.isStringLiteralLike(slot.initializer))
            sentences.push(slot.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(treeOf(path));
  return sentences;
}

test('what records say of elements is said in Arabic in site/content/ar/reference.ts too', () => {
  const files = [
    ...filesIn('widgets/elements', '.ts', '.tsx'),
    'widgets/pieces/main-heading.tsx',
    'widgets/settings.ts',
    'widgets/docs/event-notes.ts',
  ];
  const sentences = files.flatMap(sentencesIn);
  expect(sentences.length).toBeGreaterThan(90);
  expect([...new Set(sentences)].filter(sentence => !(sentence in reference))).toEqual([]);
});
