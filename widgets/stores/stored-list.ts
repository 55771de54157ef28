import { createStore, type StoreApi } from 'zustand/vanilla';
import { fromJson, toJson } from '../api/json';
import { listen } from '../events';
import { pageSingleton } from './page-singleton';
import { readText, writeText } from './storage';
import { withLock } from './with-lock';

/** What is kept, and where. */
interface Kind<Entry> {
  /** Name among what bundles of a page share. */
  readonly name: string;
  /** Key in the browser's storage. */
  readonly key: string;
  /** Entries kept, the first ones. */
  readonly most: number;
  /** Whether what was stored is an entry; anything else is dropped. */
  isEntry(entry: unknown): entry is Entry;
}

/** Entries that this browser keeps. */
export interface StoredList<Entry> {
  /** Follows other tabs. */
  readonly store: StoreApi<readonly Entry[]>;
  /** Replaces the entries by what `edit` makes of those stored now; false where the browser did not let us store them. */
  change(edit: (entries: readonly Entry[]) => readonly Entry[]): Promise<boolean>;
}

/** Entries under one key of the browser's storage; where it is denied they stay until the page closes. */
export function storedList<Entry>({ name, key, most, isEntry }: Kind<Entry>): StoredList<Entry> {
  const stored = (): readonly Entry[] => {
    try {
      const list: unknown = fromJson(readText(key) ?? '[]');
      return Array.isArray(list) ? list.filter(isEntry).slice(0, most) : [];
    } catch {
      return [];
    }
  };
  const store = pageSingleton(name, () => {
    const made = createStore<readonly Entry[]>(() => []);
    if (typeof window !== 'undefined') {
      made.setState(stored(), true);
      listen(window, 'storage', (event: StorageEvent) => {
        if (event.key === key || event.key === null) made.setState(stored(), true);
      });
    }
    return made;
  });
  const replace = (entries: readonly Entry[]) => {
    store.setState(entries, true);
    return writeText(key, toJson(entries));
  };
  return { store, change: edit => withLock('cart', () => replace(edit(stored()).slice(0, most)), key) };
}
