import { savedPrinters } from '../stores/saved-printers';
import type { SavedPrinter } from '../stores/saved-printers-storage';
import { useStore } from './use-store';

/** Printers chosen on this device, the latest first; none while rendering on a server. */
export function useSavedPrinters(): readonly SavedPrinter[] {
  return useStore(savedPrinters);
}

/** Whether there are any: what shows no more than that is not drawn again for each that is chosen or forgotten. */
export function useHasSavedPrinters(): boolean {
  return useStore(savedPrinters, ({ length }) => length > 0);
}
