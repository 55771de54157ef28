import { vi } from 'vitest';
import type { Product } from '../../../widgets/api/schemas';
import type { Decision, Outcome } from '../../../widgets/elements/checkout/place-once';
import type { Settings } from '../../../widgets/settings';

/** A browser's tab as far as cart and orders go: the storefront's own code, loaded anew. */
export interface Tab {
  add(product: Product, by: number): Promise<void>;
  decrease(product: Product): Promise<void>;
  /** Presses "Place order", or decides about an earlier attempt: what came of it, or what was thrown. */
  place(notes: string, decision?: Decision): Promise<Outcome | Error>;
  /** Takes over the prices that a refusal named, as the checkout does. */
  takePrices(error: Error): Promise<void>;
}

const SETTINGS: Settings = {
  api: 'http://api.test',
  shop: 'http://shop.test',
  partner: undefined,
  lang: 'en',
  theme: 'light',
  whatsapp: undefined,
  onShop: true,
};

const FIELDS = {
  name: 'Sara Al-Mutairi',
  phone: '5012 3456',
  governorate: 'hawalli',
  area: 'salmiya',
  block: '3',
  street: 'Salem Al Mubarak Street',
  building: '12',
};

/** Locks as browsers give them: one holder a name, the others in their sequence. */
function locks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, _options: unknown, work: () => unknown) => {
      const turn = (last.get(name) ?? Promise.resolve()).then(work);
      last.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}

/** What all tabs of an origin share; `fetch` is their network. */
export function openBrowser(fetch: typeof globalThis.fetch, secure = true) {
  const stored = new Map<string, string>();
  const target = new EventTarget();
  const announce = (key: string) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  vi.stubGlobal('window', target);
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('location', { origin: 'http://shop.test' });
  vi.stubGlobal('document', { querySelector: () => null, baseURI: 'http://shop.test/' });
  vi.stubGlobal('__SHOP_URL__', 'http://shop.test');
  vi.stubGlobal('navigator', secure ? { locks: locks() } : {});
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      stored.set(key, text);
      setTimeout(announce, 0, key);
    },
    removeItem: (key: string) => {
      stored.delete(key);
      setTimeout(announce, 0, key);
    },
  });
  return {
    openTab,
    /** What the stored cart holds, by slug. */
    cart: (): Record<string, number> =>
      Object.fromEntries(
        (JSON.parse(stored.get('cart') ?? '[]') as { slug: string; quantity: number }[]).map(line => [
          line.slug,
          line.quantity,
        ]),
      ),
    /** Whether an order waits for its answer. */
    isPending: (): boolean => stored.has('tass-order-attempt'),
  };
}

/** Loads the storefront's code for itself; what bundles of one page share is each tab's own. */
async function openTab(): Promise<Tab> {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (Symbol.keyFor(symbol)?.startsWith('tass.')) Reflect.deleteProperty(globalThis, symbol);
  vi.resetModules();
  const [{ cart, updateCart }, { addToCart, decreaseInCart }, { orderBody }, { placeOnce }] =
    await Promise.all([
      import('../../../widgets/stores/cart'),
      import('../../../widgets/stores/cart-updates'),
      import('../../../widgets/elements/checkout/order-body'),
      import('../../../widgets/elements/checkout/place-once'),
    ]);
  return {
    add: addToCart,
    decrease: decreaseInCart,
    place: async (notes, decision) => {
      const { items } = cart.getState();
      if (items.length === 0) return { kind: 'changed' };
      const wanted = { body: orderBody(SETTINGS, { ...FIELDS, notes }, items), lines: items };
      return placeOnce(SETTINGS, wanted, () => undefined, decision).catch(error => error);
    },
    takePrices: error => {
      const lines = (error as { problem?: { items?: Record<string, unknown>[] } }).problem?.items ?? [];
      const now = new Map(
        lines.flatMap(({ slug, price }) => (typeof price === 'string' ? [[slug, price]] : [])),
      );
      return updateCart(items => items.map(line => ({ ...line, price: now.get(line.slug) ?? line.price })));
    },
  };
}
