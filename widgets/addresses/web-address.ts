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
