import { fromJson, toJson } from '../api/json';
import { readText, writeText } from './storage';

/** A printer chosen on this device. `brand` and `model` are slugs. */
export interface SavedPrinter {
  readonly brand: string;
  readonly model: string;
  readonly titles: { readonly brand: string; readonly model: string };
}

/** Where printers are kept. */
export const KEY = 'tass-printers';
/** Printers kept: an office rarely has more. */
export const MOST = 4;

function isPrinter(entry: unknown): entry is SavedPrinter {
  const { brand, model, titles } = (entry ?? {}) as Partial<SavedPrinter>;
  return [brand, model, titles?.brand, titles?.model].every(part => typeof part === 'string' && part !== '');
}

/** Printers that this device keeps, the latest first. */
export function storedPrinters(): readonly SavedPrinter[] {
  try {
    const list: unknown = fromJson(readText(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isPrinter).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps these; lost with the page where storage is denied. */
export function storePrinters(printers: readonly SavedPrinter[]): void {
  writeText(KEY, toJson(printers));
}
