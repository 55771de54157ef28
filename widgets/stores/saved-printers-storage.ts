// Apart from `saved-printers.ts`: the first view reads these before any store is loaded.

import { fromJson, toJson } from '../api/json';
import { readText, writeText } from './storage';

/** A printer chosen on this device. `brand` and `model` are slugs. */
export interface SavedPrinter {
  readonly brand: string;
  readonly model: string;
  readonly titles: { readonly brand: string; readonly model: string };
  /** What its owner calls it, such as `2nd floor`. */
  readonly name?: string;
}

/** Where printers are kept. */
export const KEY = 'tass-printers';
/** Printers kept: an office rarely has more. */
export const MAX_PRINTERS = 12;
/** Characters of a name. */
export const MAX_PRINTER_NAME = 40;

function isPrinter(entry: unknown): entry is SavedPrinter {
  const { brand, model, titles, name = '-' } = (entry ?? {}) as Partial<SavedPrinter>;
  return [brand, model, titles?.brand, titles?.model, name].every(
    part => typeof part === 'string' && part !== '',
  );
}

/** A name as it is kept: without blanks around it and without what can't be seen; undefined for none. */
export function printerName(text: string): string | undefined {
  const clean = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  // No character is cut in two.
  return [...clean].slice(0, MAX_PRINTER_NAME).join('') || undefined;
}

/** Printers that this device keeps, the latest first. */
export function storedPrinters(): readonly SavedPrinter[] {
  try {
    const list: unknown = fromJson(readText(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isPrinter).slice(0, MAX_PRINTERS) : [];
  } catch {
    return [];
  }
}

/** Keeps these; false where nothing can be stored. */
export const storePrinters = (printers: readonly SavedPrinter[]): boolean => writeText(KEY, toJson(printers));
