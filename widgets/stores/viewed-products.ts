import { createStore } from 'zustand/vanilla';
import { pageSingleton } from './page-singleton';
import { type ListKind, readList, writeJson } from './stored-json';

const VIEWED: ListKind<string> = {
  key: 'tass-viewed',
  /** One row, and the one that is looked at. */
  most: 5,
  isEntry: (slug): slug is string => typeof slug === 'string',
};

/** Slugs of the products looked at on this device, the latest first. */
export const viewedProducts = pageSingleton('viewed', () => {
  const store = createStore<readonly string[]>(() => []);
  if (typeof window !== 'undefined') store.setState(readList(VIEWED), true);
  return store;
});

/** Puts a product first; lost with the page where storage is denied. */
export function rememberViewed(slug: string): void {
  // What was looked at in other tabs meanwhile stays.
  const all = new Set([slug, ...readList(VIEWED), ...viewedProducts.getState()]);
  const slugs = [...all].slice(0, VIEWED.most);
  viewedProducts.setState(slugs, true);
  writeJson(VIEWED.key, slugs);
}
