import type { ListItem } from '../addresses/format-items';
import { isListItem } from '../addresses/items';
import { storedList } from './stored-list';

/** A list that the buyer gave a name. */
export interface NamedList {
  /** 1 to 120 characters; no two lists have the same. */
  readonly name: string;
  /** When it was saved last: ms since 1970. */
  readonly at: number;
  readonly items: readonly ListItem[];
}

/** Most lists of one browser. */
export const MAX_LISTS = 50;
/** Longest name, in characters. */
export const MAX_LIST_NAME = 120;

/**
 * A name as lists have it, empty where nothing of it can be seen: marks of direction come along from Arabic chats, and two
 * lists that differ in them alone look the same.
 */
export const listName = (typed: string): string => typed.replace(/[\p{C}\s]+/gu, ' ').trim();

const isNamedList = (entry: unknown): entry is NamedList => {
  const { name, at, items } = (entry ?? {}) as Partial<NamedList>;
  const isNamed = typeof name === 'string' && name !== '' && name.length <= MAX_LIST_NAME;
  return isNamed && typeof at === 'number' && Array.isArray(items) && items.every(isListItem);
};

const kept = storedList<NamedList>('named-lists', {
  key: 'tass-lists',
  most: MAX_LISTS,
  isEntry: isNamedList,
});

/** The lists of this browser, the latest first; follows other tabs. */
export const namedLists = kept.store;

/** What became of a list to save. */
export type Saved = 'saved' | 'taken' | 'full' | 'denied';

/**
 * Saves a list. A name that another list has is `taken` unless `replaces` names that list; `full` where the browser keeps
 * 50 lists already, `denied` where it stores nothing.
 */
export async function saveList(name: string, items: readonly ListItem[], replaces?: string): Promise<Saved> {
  let outcome: Saved = 'saved';
  const isStored = await kept.change(lists => {
    const others = lists.filter(list => list.name !== name);
    if (others.length < lists.length && replaces !== name) outcome = 'taken';
    else if (others.length >= MAX_LISTS) outcome = 'full';
    return outcome === 'saved' ? [{ name, at: Date.now(), items }, ...others] : lists;
  });
  return isStored ? outcome : 'denied';
}

/** Gives a list another name; false where another list has it. */
export async function renameList(from: string, to: string): Promise<boolean> {
  let isFree = true;
  await kept.change(lists => {
    isFree = from === to || lists.every(({ name }) => name !== to);
    return isFree ? lists.map(list => (list.name === from ? { ...list, name: to } : list)) : lists;
  });
  return isFree;
}

/** Takes a list out of this browser. */
export async function deleteList(name: string): Promise<void> {
  await kept.change(lists => lists.filter(list => list.name !== name));
}

/** Puts a list that was deleted back at its place, unless its name is taken by now. */
export async function restoreList(list: NamedList, place: number): Promise<void> {
  await kept.change(lists =>
    lists.some(({ name }) => name === list.name)
      ? lists
      : [...lists.slice(0, place), list, ...lists.slice(place)],
  );
}
