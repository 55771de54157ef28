import { beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage, full } from './fake-storage';

const items = [{ slug: 'toner-1', quantity: 2 }];
let storage: FakeStorage;

/** The store as a page that has just opened finds it. */
async function openPage() {
  vi.resetModules();
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('tass.')) Reflect.deleteProperty(globalThis, key);
  const lists = await import('../../../widgets/stores/named-lists');
  return { ...lists, names: () => lists.namedLists.getState().map(({ name }) => name) };
}

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {});
});

test('a list is there again on the next page, the latest first', async () => {
  const { saveList } = await openPage();
  expect(await saveList('Office', items)).toBe('saved');
  expect(await saveList('Branch', items)).toBe('saved');
  const { namedLists, names } = await openPage();
  expect(names()).toEqual(['Branch', 'Office']);
  expect(namedLists.getState()[1]).toMatchObject({ name: 'Office', items });
});

test('a name is replaced only where that list is meant', async () => {
  const { saveList, namedLists } = await openPage();
  await saveList('Office', items);
  const other = [{ slug: 'toner-2', quantity: 1 }];
  expect(await saveList('Office', other)).toBe('taken');
  expect(namedLists.getState()).toMatchObject([{ items }]);
  expect(await saveList('Office', other, 'Office')).toBe('saved');
  expect(namedLists.getState()).toMatchObject([{ items: other }]);
});

test('the fifty-first list is refused, none is pushed out', async () => {
  const { saveList, names, MAX_LISTS } = await openPage();
  for (let number = 1; number <= MAX_LISTS; number++) await saveList(`List ${number}`, items);
  expect(await saveList('One more', items)).toBe('full');
  expect(names()).toHaveLength(50);
  expect(names()).toContain('List 1');
  expect(await saveList('List 7', items, 'List 7')).toBe('saved');
});

test('renaming never makes two of one name, and a deleted list comes back at its place', async () => {
  const { saveList, renameList, deleteList, restoreList, namedLists, names } = await openPage();
  for (const name of ['C', 'B', 'A']) await saveList(name, items);
  expect(await renameList('A', 'B')).toBe(false);
  expect(await renameList('A', 'D')).toBe(true);
  const [, second] = namedLists.getState();
  await deleteList('B');
  expect(names()).toEqual(['D', 'C']);
  if (second) await restoreList(second, 1);
  expect(names()).toEqual(['D', 'B', 'C']);
});

test('where nothing can be stored it says so', async () => {
  storage.beforeWrite = full;
  const { saveList } = await openPage();
  expect(await saveList('Office', items)).toBe('denied');
});

test('what is no list is dropped, the others stay', async () => {
  const bad = [
    null,
    'x',
    { name: '', at: 1, items },
    { name: 'a'.repeat(121), at: 1, items },
    { name: 'Hostile', at: 1, items: [{ slug: '../order', quantity: 1 }] },
    { name: 'Nothing', at: 1, items: [{ slug: 'a', quantity: 0 }] },
  ];
  storage.setItem('tass-lists', JSON.stringify([...bad, { name: 'Good', at: 1, items }]));
  expect((await openPage()).names()).toEqual(['Good']);
  storage.setItem('tass-lists', '{');
  expect((await openPage()).names()).toEqual([]);
});
