import { isDisguised } from './web-address';

/** Origins of a list with commas or blanks between, `https://srm.example.com, https://…`; what is no https origin, or names many, is dropped. */
export function returnOrigins(list: string): string[] {
  return list.split(/[\s,]+/).flatMap(entry => {
    try {
      const { protocol, origin } = new URL(entry);
      return protocol === 'https:' && !origin.includes('*') ? [origin] : [];
    } catch {
      return [];
    }
  });
}

/**
 * Where a purchasing system takes a list back: an address on one of the listed origins, port included, without a user's name;
 * undefined for any other.
 */
export function returnAddress(address: string, list: string): string | undefined {
  if (isDisguised(address)) return undefined;
  try {
    const { href, origin, username, password } = new URL(address);
    const isAllowed = username + password === '' && returnOrigins(list).includes(origin);
    return isAllowed ? href : undefined;
  } catch {
    return undefined;
  }
}
