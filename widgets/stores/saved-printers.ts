import { createStore } from 'zustand/vanilla';
import { fromJson, toJson } from '../api/json';
import { shared } from './shared';
import { readText, writeText } from './storage';

/** A printer chosen on this device. `brand` and `model` are slugs. */
export interface SavedPrinter {
  readonly brand: string;
  readonly model: string;
  readonly titles: { readonly brand: string; readonly model: string };
}

const KEY = 'tass-printers';
/** Printers kept: an office rarely has more. */
const MOST = 4;

function isPrinter(entry: unknown): entry is SavedPrinter {
  const { brand, model, titles } = (entry ?? {}) as Partial<SavedPrinter>;
  return [brand, model, titles?.brand, titles?.model].every(part => typeof part === 'string' && part !== '');
}

function stored(): readonly SavedPrinter[] {
  try {
    const list: unknown = fromJson(readText(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isPrinter).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Printers chosen on this device, the latest first. */
export const savedPrinters = shared('printers', () => {
  const store = createStore<readonly SavedPrinter[]>(() => []);
  if (typeof window !== 'undefined') {
    store.setState(stored(), true);
    addEventListener('storage', event => {
      if (event.key === KEY || event.key === null) store.setState(stored(), true);
    });
  }
  return store;
});

function keep(printers: readonly SavedPrinter[]): void {
  savedPrinters.setState(printers, true);
  writeText(KEY, toJson(printers));
}

/** Puts a printer first. */
export function rememberPrinter(printer: SavedPrinter): void {
  const others = savedPrinters.getState().filter(({ model }) => model !== printer.model);
  keep([printer, ...others].slice(0, MOST));
}

export function forgetPrinter(printer: Pick<SavedPrinter, 'brand' | 'model'>): void {
  keep(savedPrinters.getState().filter(({ model }) => model !== printer.model));
}
