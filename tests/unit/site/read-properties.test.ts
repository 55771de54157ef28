import { expect, test } from 'vitest';
import { propertiesRead, withReadProperties } from '../../../site/prerender/styles/read-properties';

test('what rules, other sheets or the markup read stays', () => {
  const css = ':root{--a:1px;--b:2px;--c:3px}p{top:var(--a)}';
  expect(withReadProperties(css, ['--c'])).toBe(':root{--a:1px;--c:3px}p{top:var(--a)}');
});

test('tokens that read one another in a circle go together where nothing else reads them', () => {
  const css =
    ':root{--t-a:var(--a,red);--t-b:var(--b,#00f)}body{--a:var(--t-a);--b:var(--t-b)}p{color:var(--b)}';
  expect(withReadProperties(css, [])).toBe(':root{--t-b:var(--b,#00f)}body{--b:var(--t-b)}p{color:var(--b)}');
});

test('what is read under another name or by way of others stays', () => {
  const css = ':root{--line:var(--ink);--ink:red;--ink-soft:tan}p{border:var(--width,1px) solid var(--line)}';
  expect(withReadProperties(css, [])).toBe(
    ':root{--line:var(--ink);--ink:red}p{border:var(--width,1px) solid var(--line)}',
  );
});

test('a rule that says nothing any more is gone', () => {
  expect(withReadProperties(':root{--a:1px}@media print{:root{--b:2px}}p{top:0}', [])).toBe('p{top:0}');
});

test('properties are found in rules and in attributes of markup', () => {
  expect(propertiesRead('a{top:var(--a,var(--b))}')).toEqual(['--a', '--b']);
  expect(propertiesRead('<path fill="var(--c)"></path>')).toEqual(['--c']);
});
