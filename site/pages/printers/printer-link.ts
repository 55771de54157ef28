import { MAX_PRINTERS, printerName } from '../../../widgets/stores/saved-printers-storage';

/** A printer as a link names it: slugs, and what its owner calls it. What is not known of it comes from the shop. */
export interface LinkedPrinter {
  readonly brand: string;
  readonly model: string;
  readonly name: string | undefined;
}

/** Name of the address's parameter. */
export const PARAMETER = 'add';
const SLUG = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** Reads the list of an address, `brand:model:name,…`. What is no printer is left out, and there are never more than a device keeps. */
export function parsePrinters(text: string): readonly LinkedPrinter[] {
  const found = new Map<string, LinkedPrinter>();
  for (const entry of text.split(',', MAX_PRINTERS * 2)) {
    const [brand = '', model = '', name = ''] = entry.split(':');
    if (!SLUG.test(brand) || !SLUG.test(model) || found.size >= MAX_PRINTERS) continue;
    found.set(model, { brand, model, name: printerName(decoded(name)) });
  }
  return [...found.values()];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
