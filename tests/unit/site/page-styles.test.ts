import { expect, test } from 'vitest';
import { PageSheets } from '../../../site/prerender/styles/page-styles';
import { SelectorNames } from '../../../site/prerender/styles/selector-names';
import { elementRecord } from '../../../widgets/all';

const names = (...tags: readonly (readonly [string, string])[]) => {
  const all = new SelectorNames();
  for (const [tag, className] of tags) all.addTag(tag, { class: className });
  return all;
};

test('a page’s tokens stand in the document once: shadow roots inherit all that their rules read', async () => {
  const grid = await elementRecord('product-grid');
  const light = names(['header', 'header'], ['a', 'site-links']);
  const root = names(['div', 'root'], ['article', 'card'], ['button', 'button button-primary']);
  const { shared, own, roots } = new PageSheets([grid]).stylesOf({
    lang: 'en',
    light,
    roots: new Map([[grid, [root]]]),
  });
  const inRoots = [shared, ...roots.sheets].join('');
  const read = [...inRoots.matchAll(/var\((--tass-[\w-]+)\)/g)].map(([, name]) => name);
  expect(read).toContain('--tass-accent');
  expect(read.filter(name => !own.includes(`${name}:`))).toEqual([]);
  expect(inRoots).not.toMatch(/--tass-[\w-]+:/);
  expect(own).toMatch(/--tass-accent:#\w+/);
  expect(own).not.toContain('--tass-error:');
});
