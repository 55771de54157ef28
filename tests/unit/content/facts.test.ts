import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleFacts, facts } from '../../../site/content/facts';

// The build names the owner's facts that are still examples: each one that is marked, and nothing else.

test('every fact that is marked as an example is named with its value', () => {
  const source = readFileSync('site/content/facts.ts', 'utf8');
  const marked = [...source.matchAll(/^ {2}(\w+): example\(/gm)].map(([, name]) => name);
  expect(exampleFacts().map(([name]) => name)).toEqual(marked);
  for (const [name, value] of exampleFacts()) expect(value).toBe(facts[name as keyof typeof facts]);
});

test('what names no owner is no example', () => {
  expect(exampleFacts().map(([name]) => name)).not.toContain('consumerHotline');
});
