import type { Settings } from '../../../widgets/settings';
import { rememberPrinter } from '../../../widgets/stores/saved-printers';
import { storedPrinters } from '../../../widgets/stores/saved-printers-storage';
import { parsePrinters } from './printer-link';
import { namedPrinters } from './use-linked-printers';

/** Name of the cart link's parameter. */
const PARAMETER = 'printers';

/**
 * Keeps the printers that a cart link brings from another site, and takes them out of the address. Those that this device
 * knows stay as they are; what the shop doesn't know is left out.
 */
export async function importPrinters(settings: Settings): Promise<void> {
  const url = new URL(location.href);
  const text = url.searchParams.get(PARAMETER);
  if (text === null) return;
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
  const known = new Set(storedPrinters().map(({ model }) => model));
  const linked = parsePrinters(text).filter(({ model }) => !known.has(model));
  const printers = linked.length > 0 ? await namedPrinters(settings, linked) : [];
  // The latest stands first, there as here.
  for (const printer of [...(printers ?? [])].reverse()) rememberPrinter(printer);
}
