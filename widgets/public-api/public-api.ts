import { cartAddress, shopAddress } from '../api/shop-address';
import type { TassTexts } from '../elements.generated';
import { listen } from '../events';
import type { Language } from '../locale/languages';
import { fils } from '../money';
import { builtSettings, resolveSettings } from '../settings';
import { cartCount, cartSubtotal, cart as store } from '../stores/cart';
import { cartId } from '../stores/cart-id';
import { type CustomTexts, replaceTexts } from '../stores/texts';
import type { CartCalls, CartContent } from '../types';
import { TassError } from './tass-error';

export { TassError };

// What a page's own script may call (contract, section 3): exported by `tass.js` and by the package.

const hasPage = typeof document !== 'undefined';
const settings = () => (hasPage ? resolveSettings(document.documentElement) : builtSettings());

function get(): CartContent {
  const { items } = store.getState();
  return {
    items: items.map(({ slug, title, price, quantity }) => ({
      slug,
      title,
      price: fils(price) ?? 0,
      quantity,
    })),
    count: cartCount(items),
    subtotal: cartSubtotal(items),
  };
}

/** Changes the cart in one of the ways that are loaded with the first change. */
async function change(way: 'add' | 'set' | 'remove', slug: string, quantity: number): Promise<CartContent> {
  const changes = await import('./cart-changes').catch(() => {
    throw new TassError(`cart.${way}`, 0, 'The cart could not be loaded.');
  });
  await changes[way](settings(), slug, quantity);
  return get();
}

/** The page's cart. */
export const cart: CartCalls = {
  get,
  link() {
    const now = settings();
    const { items } = store.getState();
    const taken = now.onShop || items.length === 0 ? undefined : cartAddress(now, items, cartId());
    return taken ?? shopAddress(now, '/cart') ?? now.shop;
  },
  add: (slug, quantity = 1) => change('add', slug, quantity),
  set: (slug, quantity) => change('set', slug, quantity),
  remove: slug => change('remove', slug, 0),
  subscribe(listener) {
    if (typeof listener !== 'function') refuse('cart.subscribe', 'a function');
    return hasPage ? listen(window, 'tass-cart-change', () => listener(get())) : () => undefined;
  },
};

/** Throws at the call what would be harder to understand later. */
function refuse(call: string, takes: string): never {
  throw new TypeError(`${call} takes ${takes}`);
}

/**
 * Replaces sentences by the names that an element's reference page lists. `{1}`, `{2}` in a text stand for what the
 * sentence is told. Unknown languages, elements and names are warned of.
 */
export function texts(lang: Language, given: TassTexts): void {
  for (const own of [given, ...Object.values(given ?? {})])
    if (Object(own) !== own) refuse('texts', '{ element: { name: text } }');
  replaceTexts(lang, given as CustomTexts);
  // Without the list nothing can be said of the names.
  import('./text-warnings').then(
    ({ warnOfUnknown }) => warnOfUnknown(lang, given as CustomTexts),
    () => undefined,
  );
}
