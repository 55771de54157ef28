import { createStore, type StoreApi } from 'zustand/vanilla';
import { followStorage } from './follow-storage';
import { pageSingleton } from './page-singleton';
import { type ListKind, readList, writeJson } from './stored-json';
import { withLock } from './with-lock';

/** Makes the entries of those stored now. */
type Edit<Entry> = (entries: readonly Entry[]) => readonly Entry[];

/** Entries that this browser keeps. */
interface StoredList<Entry> {
  /** Follows other tabs. */
  readonly store: StoreApi<readonly Entry[]>;
  /** Replaces the entries, one tab after the other; resolves to whether the browser let us store them. */
  change(edit: Edit<Entry>): Promise<boolean>;
}

/**
 * Entries under one key of the browser's storage; where it is denied they stay until the page closes. `name` is the
 * store's among what bundles of a page share.
 */
export function storedList<Entry>(name: string, kind: ListKind<Entry>): StoredList<Entry> {
  const { key, most } = kind;
  /** What is shown could not be stored, and is all there is. */
  let unstored = false;
  const store = pageSingleton(name, () => {
    const made = createStore<readonly Entry[]>(() => []);
    if (typeof window !== 'undefined') {
      const show = () => unstored || made.setState(readList(kind), true);
      show();
      followStorage(key, show);
    }
    return made;
  });
  const apply = (edit: Edit<Entry>): boolean => {
    const entries = edit(unstored ? store.getState() : readList(kind)).slice(0, most);
    store.setState(entries, true);
    unstored = !writeJson(key, entries);
    return !unstored;
  };
  return { store, change: edit => withLock(key, () => apply(edit)) };
}
