// Apart from `storage.ts`: the first view reads storage before any store is loaded.

import { fromJson, toJson } from '../api/json';
import { readText, writeText } from './storage';

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
