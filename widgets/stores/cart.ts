import { createStore, type StoreApi } from 'zustand/vanilla';
import { toJson } from '../api/json';
import type { Product } from '../api/schemas';
import { emit, listen } from '../events';
import { added, type CartItems, cartCount, cartSubtotal, decreased, parseCart, removed } from './cart-lines';
import { pageSingleton } from './page-singleton';
import { readText, writeText } from './storage';
import { withLock } from './with-lock';

export * from './cart-lines';

export interface CartState {
  readonly items: CartItems;
  /** `memory` where storage is full, blocked or absent: the cart then lives as long as the page. */
  readonly kept: 'storage' | 'memory';
}

interface Cart {
  readonly store: StoreApi<CartState>;
  change(update: (items: CartItems) => CartItems): Promise<void>;
  sync(): void;
}

/** ms after which a failed write is tried again. */
const WRITE_AGAIN = 5000;

/** `cart` on the shop's own origin; elsewhere `tass-cart`, so that the page's own cart is never touched. */
function storageKey(): string {
  const meta = document.querySelector('meta[name="tass:shop"]')?.getAttribute('content');
  try {
    return new URL(meta || __SHOP_URL__, document.baseURI).origin === location.origin ? 'cart' : 'tass-cart';
  } catch {
    return 'tass-cart';
  }
}

/**
 * The one cart of a page. Storage is the truth: a change reads it, applies itself and writes it back under a lock that
 * all tabs share, so that none overwrites another's. Reading never writes, so tabs can't answer each other for ever.
 */
function createCart(): Cart {
  const store = createStore<CartState>(() => ({ items: [], kept: 'storage' }));
  if (typeof window === 'undefined') return { store, change: async () => undefined, sync: () => undefined };
  const key = storageKey();
  let text: string | null = null;
  let tryAgain: ReturnType<typeof setTimeout> | undefined;

  /** What storage holds, with one copy kept aside of what could not be read. */
  function read(): CartItems {
    if (store.getState().kept === 'memory') return store.getState().items;
    text = readText(key);
    const { items, whole } = parseCart(text);
    if (!whole && text !== null && readText(`${key}-backup`) === null) writeText(`${key}-backup`, text);
    return items;
  }

  function write(items: CartItems): CartState['kept'] {
    const next = toJson(items);
    if (next === text) return store.getState().kept;
    if (writeText(key, next)) {
      text = next;
      return 'storage';
    }
    if (store.getState().kept === 'storage')
      console.warn('tass: storage is full or blocked, the cart is kept for this page only');
    clearTimeout(tryAgain);
    tryAgain = setTimeout(() => store.setState({ kept: write(store.getState().items) }), WRITE_AGAIN);
    return 'memory';
  }

  function sync(): void {
    const before = text;
    const items = read();
    if (text !== before) store.setState({ items });
  }

  store.setState({ items: read() });
  store.subscribe(({ items }, before) => {
    if (items !== before.items)
      emit(window, 'tass-cart-change', { items, count: cartCount(items), subtotal: cartSubtotal(items) });
  });
  // A null key: everything was cleared.
  listen(window, 'storage', (event: StorageEvent) => {
    if (event.key === key || event.key === null) sync();
  });
  listen(window, 'pageshow', (event: PageTransitionEvent) => {
    if (event.persisted) sync();
  });

  return {
    store,
    change: update =>
      withLock(key, () => {
        const items = update(read());
        store.setState({ items, kept: write(items) });
      }),
    sync,
  };
}

const { store, change, sync } = pageSingleton('cart', createCart);

/** The cart's state, to be read and subscribed to. */
export const cart = store;

/** Changes the cart; resolves when it is stored. */
export const updateCart = change;

/** Changes what a line says of its product. */
export function updateLine(slug: string, now: Partial<Pick<Product, 'price' | 'title'>>): Promise<void> {
  return change(items => items.map(item => (item.slug === slug ? { ...item, ...now } : item)));
}

/** Takes over what another tab stored, before the browser tells of it. */
export const syncCart = sync;

/** Adds pieces of a product, 999 at the most. */
export function addToCart(product: Product, by = 1): Promise<void> {
  return change(items => added(items, product, by));
}

/** Adds several products at once. */
export function addManyToCart(
  lines: readonly { readonly product: Product; readonly quantity: number }[],
): Promise<void> {
  return change(items => lines.reduce((now, { product, quantity }) => added(now, product, quantity), items));
}

/** Takes one piece out; the last one takes the line along. */
export function decreaseInCart(product: Pick<Product, 'id' | 'slug'>): Promise<void> {
  return change(items => decreased(items, product));
}

/** Takes a line out. */
export function removeFromCart(product: Pick<Product, 'id' | 'slug'>): Promise<void> {
  return change(items => removed(items, product));
}

/** Empties the cart. */
export function clearCart(): Promise<void> {
  return change(() => []);
}
