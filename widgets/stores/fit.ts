import type { Product } from '../api/schemas';
import type { SavedPrinter } from './saved-printers-storage';

/** What is made for certain printers alone: that one of these does not fit a printer can be told from a list of what does. */
const FOR_CERTAIN_PRINTERS: ReadonlySet<string> = new Set([
  'toners',
  'inks',
  'drum-units',
  'label-tapes',
  'ribbon-cartridges',
  'waste-toner-containers',
  'remanufactured-toners',
]);

/** A product as far as its fit is known: from its page, whose `devices` name all its printers, or from a list. */
export type Fitted = Pick<Product, 'slug' | 'category'> & {
  readonly devices?: readonly { readonly slug: string }[] | undefined;
};

/**
 * The saved printers that a product fits, none where it fits none of them; undefined where that is not known. `fitting`
 * gives the slugs of all that fits a model, or undefined.
 */
export function fitOf(
  product: Fitted,
  printers: readonly SavedPrinter[],
  fitting: (model: string) => readonly string[] | undefined,
): readonly SavedPrinter[] | undefined {
  const { devices, slug, category } = product;
  const fits = printers.filter(({ model }) =>
    devices?.length ? devices.some(device => device.slug === model) : fitting(model)?.includes(slug),
  );
  if (fits.length > 0) return fits;
  if (printers.length === 0) return undefined;
  if (devices) return devices.length > 0 ? fits : undefined;
  const isKnown = printers.every(({ model }) => fitting(model));
  return isKnown && FOR_CERTAIN_PRINTERS.has(category?.slug ?? '') ? fits : undefined;
}
