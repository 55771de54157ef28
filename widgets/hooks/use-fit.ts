import { useEffect } from 'react';
import { type Fitted, fitOf } from '../stores/fit';
import { fitting, fittingIn, loadFitting } from '../stores/fitting-products';
import type { SavedPrinter } from '../stores/saved-printers-storage';
import { useSavedPrinters } from './use-saved-printers';
import { useSettings } from './use-settings';
import { useStore } from './use-store';

/** Tells of any product which of the saved printers it fits, as `fitOf` does; what is missing for that is asked for. */
export function useFit(): (product: Fitted) => readonly SavedPrinter[] | undefined {
  const settings = useSettings();
  const printers = useSavedPrinters();
  const lists = useStore(fitting);
  useEffect(() => loadFitting(settings, printers), [settings, printers]);
  return product => fitOf(product, printers, model => fittingIn(lists, settings, model));
}
