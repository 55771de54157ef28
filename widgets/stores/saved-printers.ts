import { createStore } from 'zustand/vanilla';
import { listen } from '../events';
import { pageSingleton } from './page-singleton';
import { KEY, MOST, type SavedPrinter, storedPrinters, storePrinters } from './stored-printers';

/** Printers chosen on this device, the latest first. */
export const savedPrinters = pageSingleton('printers', () => {
  const store = createStore<readonly SavedPrinter[]>(() => []);
  if (typeof window !== 'undefined') {
    store.setState(storedPrinters(), true);
    listen(window, 'storage', (event: StorageEvent) => {
      if (event.key === KEY || event.key === null) store.setState(storedPrinters(), true);
    });
  }
  return store;
});

function keep(printers: readonly SavedPrinter[]): void {
  savedPrinters.setState(printers, true);
  storePrinters(printers);
}

/** Puts a printer first. */
export function rememberPrinter(printer: SavedPrinter): void {
  const others = savedPrinters.getState().filter(({ model }) => model !== printer.model);
  keep([printer, ...others].slice(0, MOST));
}

export function forgetPrinter(printer: Pick<SavedPrinter, 'brand' | 'model'>): void {
  keep(savedPrinters.getState().filter(({ model }) => model !== printer.model));
}
