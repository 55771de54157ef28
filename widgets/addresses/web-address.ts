const SCHEMES = {
  link: /^https?:$/,
  image: /^https?:$/,
  contact: /^(https?|mailto|tel):$/,
} as const;

/**
 * The one allow-list for addresses that come from data or attributes. Gives the absolute address, or undefined for
 * what may not be followed or loaded. A relative one counts from `base`, else from the page.
 */
export function safeAddress(value: unknown, use: keyof typeof SCHEMES, base?: string): string | undefined {
  if (typeof value !== 'string' || value.trim() === '' || isDisguised(value)) return undefined;
  const from = base ?? (typeof document === 'undefined' ? undefined : document.baseURI);
  try {
    const url = new URL(value, from);
    return SCHEMES[use].test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether an address hides where it leads: browsers skip control characters, so `java\nscript:` would run, and `//host`
 * borrows the page's scheme to leave it.
 */
export function isDisguised(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
  return /[\u0000-\u001f\u007f]/.test(address) || /^\s*[/\\]{2}/.test(address);
}

/** Whether an address, perhaps relative, leads to http or https. */
export function isWebAddress(address: string): boolean {
  try {
    return !isDisguised(address) && /^https?:$/.test(new URL(address, 'https://relative.invalid').protocol);
  } catch {
    return false;
  }
}
