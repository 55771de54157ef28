import { fromJson, toJson } from '../api/json';

/** The browser's storage; undefined where it is absent or denied. */
export function storage(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): Storage | undefined {
  try {
    return globalThis[kind];
  } catch {
    return undefined;
  }
}

/** A stored text, or null. */
export function readText(key: string, kind?: 'sessionStorage'): string | null {
  try {
    return storage(kind)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text, or removes it; false where that can't be done. */
export function writeText(key: string, text: string | undefined, kind?: 'sessionStorage'): boolean {
  try {
    const to = storage(kind);
    if (!to) return false;
    if (text === undefined) to.removeItem(key);
    else to.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What is stored as JSON; null where that is nothing, or no JSON. */
export function readJson(key: string, kind?: 'sessionStorage'): unknown {
  try {
    return fromJson(readText(key, kind) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON; false where that can't be done. */
export const writeJson = (key: string, value: unknown, kind?: 'sessionStorage'): boolean =>
  writeText(key, toJson(value), kind);

/** A list in the browser's storage. */
export interface ListKind<Entry> {
  readonly key: string;
  /** Entries kept, the first ones. */
  readonly most: number;
  /** Whether what was stored is an entry; anything else is dropped. */
  isEntry(entry: unknown): entry is Entry;
}

/** A stored list; empty where it can't be read. */
export function readList<Entry>({ key, most, isEntry }: ListKind<Entry>): readonly Entry[] {
  const list = readJson(key);
  return Array.isArray(list) ? list.filter(isEntry).slice(0, most) : [];
}
