import { readText, writeText } from '../../widgets/stores/storage';

// From which partner this visit came: kept for the tab, and asked for by the greeting alone.

const KEY = 'tass-arrival';

/** Keeps the partner whose link was followed just now. Where storage is denied nobody is greeted. */
export function rememberReferringPartner(partner: string): void {
  writeText(KEY, partner, 'sessionStorage');
}

/** The partner whom this visit came from; undefined where none did, or the greeting was closed. */
export function referringPartner(): string | undefined {
  return readText(KEY, 'sessionStorage') ?? undefined;
}

/** Forgets it: the greeting was closed. */
export function forgetReferringPartner(): void {
  writeText(KEY, undefined, 'sessionStorage');
}
