import { createStore } from 'zustand/vanilla';
import { fromJson, toJson } from '../api/json';
import { pageSingleton } from './page-singleton';
import { readText, writeText } from './storage';

const KEY = 'tass-viewed';
/** Products kept: one row, and the one that is looked at. */
const MOST = 5;

function stored(): readonly string[] {
  try {
    const list: unknown = fromJson(readText(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(slug => typeof slug === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Slugs of the products looked at on this device, the latest first. */
export const viewedProducts = pageSingleton('viewed', () => {
  const store = createStore<readonly string[]>(() => []);
  if (typeof window !== 'undefined') store.setState(stored(), true);
  return store;
});

/** Puts a product first; lost with the page where storage is denied. */
export function rememberViewed(slug: string): void {
  const slugs = [slug, ...viewedProducts.getState().filter(other => other !== slug)].slice(0, MOST);
  viewedProducts.setState(slugs, true);
  writeText(KEY, toJson(slugs));
}
