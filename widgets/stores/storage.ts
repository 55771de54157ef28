/** The browser's storage; undefined where it is absent or denied. */
function storage(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): Storage | undefined {
  try {
    return globalThis[kind];
  } catch {
    return undefined;
  }
}

/** A stored text, or null. */
export function readText(key: string, kind?: 'sessionStorage'): string | null {
  try {
    return storage(kind)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text, or removes it; false where that can't be done. */
export function writeText(key: string, text: string | undefined, kind?: 'sessionStorage'): boolean {
  try {
    const to = storage(kind);
    if (!to) return false;
    if (text === undefined) to.removeItem(key);
    else to.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
