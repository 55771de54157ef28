// Apart from web-address.ts, which the loader carries: safeAddress comes with the elements.
import { isDisguised } from './web-address';

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
