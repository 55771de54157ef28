import { expect, test } from 'vitest';
import { treeOf } from '../../widgets/build/bundles/first-views.mjs';

// What a server drew, as the data that tass.js makes nodes of.

test('elements, their attributes and their text are kept in order', () => {
  expect(treeOf('<p class="a b">Ink <mark>and</mark> toner</p>')).toEqual([
    'p',
    { class: 'a b' },
    ['Ink ', ['mark', {}, ['and']], ' toner'],
  ]);
});

test('what has no end tag, and names with capitals and colons, are read', () => {
  expect(
    treeOf(
      '<label><input type="text" disabled=""/><svg viewBox="0 0 1 1"><path xml:lang="ar"></path></svg></label>',
    ),
  ).toEqual([
    'label',
    {},
    [
      ['input', { type: 'text', disabled: '' }, []],
      ['svg', { viewBox: '0 0 1 1' }, [['path', { 'xml:lang': 'ar' }, []]]],
    ],
  ]);
});

test('characters that HTML writes in other words come back as they are', () => {
  expect(treeOf('<p title="&quot;&lt;&#x27;">Ink &amp; Toner &gt;</p>')).toEqual([
    'p',
    { title: '"<\'' },
    ['Ink & Toner >'],
  ]);
});

test.each(['<p>one</p><p>two</p>', '<p>never ended', '<p>a<!-- -->b</p>', 'text alone </p>'])(
  '%s is no drawing of one component',
  html => {
    expect(() => treeOf(html)).toThrow('no drawing of one component');
  },
);
