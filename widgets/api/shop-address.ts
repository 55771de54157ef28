import { formatItems, type ListItem } from '../addresses/format-items';
import { safeAddress } from '../addresses/safe-address';
import { pathPrefix } from '../locale/languages';
import type { Settings } from '../settings';

/** An address with `ref` for the partner where it leads into the shop: the one place that adds it. */
function withReferral({ shop, partner }: Settings, address: string | undefined): string | undefined {
  if (!address || !partner) return address;
  const url = new URL(address);
  if (url.href !== shop && !url.href.startsWith(`${shop}/`)) return address;
  // Setting a parameter writes all of them anew, and makes three characters of each comma and colon.
  if (url.searchParams.get('ref') === partner) return address;
  url.searchParams.set('ref', partner);
  return url.href;
}

/**
 * A path of the shop (`/product/slug`) as a whole address: under its language's prefix, with `ref` for a partner. A whole
 * address stays as it is where it may be followed; one into the shop has `ref` too.
 */
export function shopAddress(settings: Settings, path: string): string | undefined {
  const { shop, lang } = settings;
  if (!/^\/(?!\/)/.test(path)) return withReferral(settings, safeAddress(path, 'link', `${shop}/`));
  const prefix = pathPrefix(lang);
  const own = `${path}/`.startsWith(`${prefix}/`) ? path : prefix + path;
  return withReferral(settings, safeAddress(shop + own, 'link'));
}

/** A picture that the shop serves beside its pages, by its file name. */
export function shopPicture({ shop }: Settings, file: string): string {
  return `${shop}/pictures/${file}`;
}

/**
 * A page of the shop with a list in its address. Written by hand: URLSearchParams would make three characters of each
 * comma and colon.
 */
export function withItems(
  settings: Settings,
  path: string,
  parameters: readonly string[],
): string | undefined {
  const { partner } = settings;
  const address = shopAddress({ ...settings, partner: undefined }, path);
  const all = partner ? [...parameters, `ref=${partner}`] : parameters;
  return address && (all.length > 0 ? `${address}?${all.join('&')}` : address);
}

/**
 * The cart link (contract, section 5): fills the shop's cart from any page, message or QR code. `from` is the id of the
 * cart that is handed over, so that the shop takes each piece of it once, and the visitor's printers go along; links made
 * to be shared carry neither.
 */
export function cartAddress(
  settings: Settings,
  items: readonly ListItem[],
  from?: string,
  printers = '',
): string | undefined {
  if (items.length === 0) return shopAddress(settings, '/cart');
  const add = `add=${formatItems(items)}`;
  if (!from) return withItems(settings, '/cart', [add]);
  const own = [add, `from=${encodeURIComponent(from)}`];
  return withItems(settings, '/cart', printers ? [...own, `printers=${printers}`] : own);
}
