import { createStore } from 'zustand/vanilla';
import { fittingProducts } from '../api/fitting-products';
import type { Settings } from '../settings';
import { pageSingleton } from './page-singleton';
import type { SavedPrinter } from './saved-printers-storage';
import { readJson, writeJson } from './stored-json';

// What fits the saved printers: asked for once a printer, for all cards of a page and of the pages after it.

const KEY = 'tass-fitting';
/** ms for which a list counts as today's: a product that is new in the shop must not be said to fit nothing for long. */
const FRESH_TIME = 3_600_000;

interface Listed {
  readonly slugs: readonly string[];
  /** When it was asked for, ms. */
  readonly at: number;
}

/** Lists by host and model. */
type Lists = Readonly<Record<string, Listed>>;

const keyOf = ({ api }: Settings, model: string) => `${api} ${model}`;

const isFresh = (list: unknown): list is Listed => {
  const { slugs, at } = (list ?? {}) as Partial<Listed>;
  return Array.isArray(slugs) && typeof at === 'number' && Math.abs(Date.now() - at) < FRESH_TIME;
};

const stored = (): Lists =>
  Object.fromEntries(Object.entries(readJson(KEY) ?? {}).filter(([, list]) => isFresh(list)));

/** The lists of this page, read from storage when something first asks. */
export const fitting = pageSingleton('fitting', () => createStore<Lists>(() => stored()));

const asked = new Set<string>();

/** Asks for the lists that are missing or old, each once. A failure leaves its list unknown until the next page. */
export function loadFitting(settings: Settings, printers: readonly SavedPrinter[]): void {
  for (const { model } of printers) {
    const key = keyOf(settings, model);
    if (asked.has(key) || isFresh(fitting.getState()[key])) continue;
    asked.add(key);
    void fittingProducts(settings, model).then(slugs => slugs && keep(key, slugs));
  }
}

function keep(key: string, slugs: readonly string[]): void {
  // Lists that another tab kept meanwhile stay; old ones leave.
  fitting.setState({ ...stored(), ...fitting.getState(), [key]: { slugs, at: Date.now() } }, true);
  writeJson(KEY, fitting.getState());
}

/** What fits a model, of these lists; undefined where that is not known. */
export const fittingIn = (lists: Lists, settings: Settings, model: string): readonly string[] | undefined =>
  lists[keyOf(settings, model)]?.slugs;
