import { safeAddress } from '../addresses/safe-address';
import { pathPrefix } from '../locale/languages';
import type { Settings } from '../settings';

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
