// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import {
  forgetListDraft,
  loadListDraft,
  saveListDraft,
  withDraft,
} from '../../../widgets/elements/quick-order/list-draft';
import { listRows } from '../../../widgets/elements/quick-order/list-rows';
import { product } from '../../helpers/products';

const KEY = 'tass-quick-order';
const [black, cyan, magenta] = [product(1), product(2), product(3)];
const understood = () =>
  listRows([
    { line: 'black 3', state: 'ok', quantity: 3, product: black, offered: [] },
    { line: 'colour', state: 'choice', quantity: 1, offered: [cyan, magenta] },
    { line: 'markers', state: 'unknown', quantity: 12, offered: [] },
  ]);

beforeEach(() => sessionStorage.clear());

test('a list comes back as it was left: what was chosen, how many, and what was taken out', () => {
  const [first, second] = understood();
  if (!first || !second) throw new Error('two rows');
  saveListDraft(
    { text: 'the list', opened: false },
    [
      { ...first, quantity: 9 },
      { ...second, state: 'ok', product: magenta },
    ],
    'Office',
  );
  const kept = loadListDraft();
  expect(kept).toMatchObject({ text: 'the list', opened: false, saved: 'Office' });
  expect(withDraft(understood(), kept?.rows ?? [])).toMatchObject([
    { line: 'black 3', quantity: 9, product: { slug: black.slug } },
    { line: 'colour', quantity: 1, state: 'ok', product: { slug: magenta.slug } },
  ]);
});

test('what is no longer offered is asked again', () => {
  const [, second] = withDraft(understood(), [
    [0, 3, black.slug],
    [1, 1, 'gone'],
  ]);
  expect(second).toMatchObject({ state: 'choice' });
});

test('a line whose product was to be changed is open still', () => {
  const rows = listRows([
    { line: 'toner', state: 'ok', quantity: 1, product: black, offered: [black, cyan] },
    { line: 'found by now', state: 'ok', quantity: 1, product: black, offered: [] },
  ]);
  const left = withDraft(rows, [
    [0, 1, ''],
    [1, 1, ''],
  ]);
  expect(left.map(({ state }) => state)).toEqual(['choice', 'ok']);
});

test('what can’t be read is no list, and neither is one that was forgotten', () => {
  for (const damaged of [
    '{',
    'null',
    '[]',
    '{"text":1,"rows":[]}',
    '{"text":"a","rows":[[0,"x",""]]}',
    '{"text":"a","rows":[[0,-5,""]]}',
  ]) {
    sessionStorage.setItem(KEY, damaged);
    expect(loadListDraft()).toBeUndefined();
  }
  saveListDraft({ text: 'the list', opened: false }, understood(), undefined);
  forgetListDraft();
  expect(loadListDraft()).toBeUndefined();
});
