import { expect, test } from 'vitest';
import { filesIn, textOf } from './source';

const TOKENS = 'widgets/styles/tokens.css';
const sheets = [...filesIn('widgets', '.css'), ...filesIn('site', '.css')];

/** Lines of all sheets, without comments, that match; as `file:line text`. */
function linesWith(pattern: RegExp, files = sheets): string[] {
  return files.flatMap(file =>
    textOf(file)
      .replace(/\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\n]/g, ' '))
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

test('every colour is in the tokens', () => {
  const raw =
    /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:\s*(white|black|red|green|blue|gr[ae]y)\b/i;
  expect(
    linesWith(
      raw,
      sheets.filter(file => file !== TOKENS),
    ),
  ).toEqual([]);
});

test('layout follows the direction of writing', () => {
  const physical =
    /\b(margin|padding|border)-(left|right|top|bottom)\b|(^|[\s;{])(left|right)\s*:|text-align:\s*(left|right)|float:\s*(left|right)|border-(top|bottom)-(left|right)-radius/;
  expect(linesWith(physical)).toEqual([]);
});

test('no length hangs on the host’s root size', () => {
  expect(linesWith(/\d(rem|rlh)\b/)).toEqual([]);
});

test('no language has colours of its own: what is seen of one theme in any counts for all', () => {
  const ofLanguage = /[^{}]*(?:\[lang|:lang\(|\[dir=|:dir\()[^{}]*\{[^}]*\}/g;
  const coloured = sheets.flatMap(file =>
    [...textOf(file).matchAll(ofLanguage)]
      .filter(([rule]) => /[{;]\s*(color|background|background-color|opacity|filter)\s*:/.test(rule))
      .map(([rule]) => `${file} ${rule.trim()}`),
  );
  expect(coloured).toEqual([]);
});
