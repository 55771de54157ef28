import { isDisguised } from '../element/attributes';
import { pathPrefix } from '../locale/languages';
import type { Settings } from '../settings';

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
 * A path of the shop (`/product/slug`) as a whole address: under its language's prefix, with `ref` for a partner. A whole
 * address stays as it is where it may be followed.
 */
export function shopAddress(settings: Settings, path: string): string | undefined {
  const { shop, lang, partner } = settings;
  if (!/^\/(?!\/)/.test(path)) return safeAddress(path, 'link', `${shop}/`);
  const prefix = pathPrefix(lang);
  const own = `${path}/`.startsWith(`${prefix}/`) ? path : prefix + path;
  const address = safeAddress(shop + own, 'link');
  if (!address || !partner) return address;
  const url = new URL(address);
  url.searchParams.set('ref', partner);
  return url.href;
}

/** A picture that the shop serves beside its pages, by its file name. */
export function shopPicture({ shop }: Settings, file: string): string {
  return `${shop}/pictures/${file}`;
}

/**
 * The cart link (contract, section 5): fills the shop's cart from any page, message or QR code.
 */
export function cartAddress(
  settings: Settings,
  items: readonly { readonly slug: string; readonly quantity: number }[],
): string | undefined {
  if (items.length === 0) return shopAddress(settings, '/cart');
  const { partner } = settings;
  const lines = items.map(({ slug, quantity }) => `${encodeURIComponent(slug)}:${quantity}`).join(',');
  const address = shopAddress({ ...settings, partner: undefined }, '/cart');
  return address && `${address}?add=${lines}${partner ? `&ref=${encodeURIComponent(partner)}` : ''}`;
}
