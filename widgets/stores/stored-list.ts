import { createStore, type StoreApi } from 'zustand/vanilla';
import { followStorage } from './follow-storage';
import { pageSingleton } from './page-singleton';
import { type ListKind, readList, writeJson } from './stored-json';
import { withLock } from './with-lock';

/** Makes the entries of those stored now. */
type Edit<Entry> = (entries: readonly Entry[]) => readonly Entry[];

/** Entries that this browser keeps; `Stored` is whether it let us store them. */
interface List<Entry, Stored> {
  /** Follows other tabs. */
  readonly store: StoreApi<readonly Entry[]>;
  /** Replaces the entries. */
  change(edit: Edit<Entry>): Stored;
}

/**
 * Entries under one key of the browser's storage; where it is denied they stay until the page closes. `name` is the
 * store's among what bundles of a page share.
 */
function storedList<Entry>(name: string, kind: ListKind<Entry>): List<Entry, boolean> {
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
  return {
    store,
    change(edit) {
      const entries = edit(unstored ? store.getState() : readList(kind)).slice(0, most);
      store.setState(entries, true);
      unstored = !writeJson(key, entries);
      return !unstored;
    },
  };
}

/** The same for what two tabs may change at once: one after the other. */
export function lockedList<Entry>(name: string, kind: ListKind<Entry>): List<Entry, Promise<boolean>> {
  const { store, change } = storedList(name, kind);
  return { store, change: edit => withLock('cart', () => change(edit), kind.key) };
}
