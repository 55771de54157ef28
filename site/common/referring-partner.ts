// From which partner this visit came: kept for the tab, and asked for by the greeting alone.

const KEY = 'tass-arrival';

/** Keeps the partner whose link was followed just now. Where storage is denied nobody is greeted. */
export function rememberReferringPartner(partner: string): void {
  try {
    sessionStorage.setItem(KEY, partner);
  } catch {
    // The visit goes on without a greeting.
  }
}

/** The partner whom this visit came from; undefined where none did, or the greeting was closed. */
export function referringPartner(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetReferringPartner(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
