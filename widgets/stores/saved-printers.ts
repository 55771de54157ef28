import { createStore } from 'zustand/vanilla';
import { followStorage } from './follow-storage';
import { pageSingleton } from './page-singleton';
import {
  KEY,
  MAX_PRINTERS,
  printerName,
  type SavedPrinter,
  storedPrinters,
  storePrinters,
} from './saved-printers-storage';

/** What is shown could not be stored, and is all there is. */
let unstored = false;

/** Printers chosen on this device, the latest first. */
export const savedPrinters = pageSingleton('printers', () => {
  const store = createStore<readonly SavedPrinter[]>(() => []);
  const show = () => unstored || store.setState(storedPrinters(), true);
  if (typeof window !== 'undefined') {
    show();
    followStorage(KEY, show);
  }
  return store;
});

function keep(printers: readonly SavedPrinter[]): void {
  savedPrinters.setState(printers, true);
  unstored = !storePrinters(printers);
}

/** Puts a printer first, under the name it has. Where there are too many, the oldest that nobody named leaves. */
export function rememberPrinter(printer: SavedPrinter): void {
  const known = savedPrinters.getState();
  const before = known.find(({ model }) => model === printer.model);
  const others = known.filter(one => one !== before);
  const all = [{ ...before, ...printer }, ...others];
  const leaving = all.length > MAX_PRINTERS ? (all.findLast(({ name }) => !name) ?? all.at(-1)) : undefined;
  keep(all.filter(one => one !== leaving));
}

/** Calls a printer by a name of the owner's, or by none. */
export function namePrinter(model: string, text: string): void {
  const name = printerName(text);
  keep(
    savedPrinters.getState().map(printer => {
      if (printer.model !== model) return printer;
      const { name: _, ...unnamed } = printer;
      return name ? { ...unnamed, name } : unnamed;
    }),
  );
}

/** Takes a printer out of those kept. */
export function forgetPrinter(printer: Pick<SavedPrinter, 'brand' | 'model'>): void {
  keep(savedPrinters.getState().filter(({ model }) => model !== printer.model));
}

/** What to call a printer in few words: the word of its model that has a digit, and its owner's name for it. */
export function shortName({ name, titles }: SavedPrinter): string {
  const word = titles.model.split(' ').findLast(word => /\d/.test(word)) ?? titles.model;
  return name ? `${word} (${name})` : word;
}
