import { createStore, type StoreApi } from 'zustand/vanilla';
import { toJson } from '../api/json';
import { emit } from '../events';
import { type CartItems, cartCount, cartSubtotal, parseCart } from './cart-lines';
import { followStorage } from './follow-storage';
import { pageSingleton } from './page-singleton';
import { readText, writeText } from './storage';
import { withLock } from './with-lock';

export * from './cart-lines';

/** The cart, and whether the browser keeps it. */
export interface CartState {
  readonly items: CartItems;
  /** `memory` where storage is full, blocked or absent: the cart then lives as long as the page. */
  readonly kept: 'storage' | 'memory';
}

type Update = (items: CartItems) => CartItems;

/** A cart with what may be done with it. */
export interface Cart {
  readonly store: StoreApi<CartState>;
  /** Changes the lines; resolves when they are stored, or kept in memory. */
  change(update: Update): Promise<void>;
  /** Takes over what another tab stored. */
  sync(): void;
}

/** ms after which a failed write is tried again. */
const WRITE_RETRY_DELAY = 5000;

/** `cart` on the shop's own origin; elsewhere `tass-cart`, so that the page's own cart is never touched. */
function storageKey(): string {
  const meta = document.querySelector('meta[name="tass:shop"]')?.getAttribute('content');
  try {
    return new URL(meta || __SHOP_URL__, document.baseURI).origin === location.origin ? 'cart' : 'tass-cart';
  } catch {
    return 'tass-cart';
  }
}

/** The lines, each the object it was before where nothing about it has changed: what shows it need not be drawn again. */
function reusing(before: CartItems, items: CartItems): CartItems {
  const known = new Map(before.map(item => [toJson(item), item]));
  return items.map(item => known.get(toJson(item)) ?? item);
}

/**
 * Makes a cart. Storage is the truth: a change reads it, applies itself and writes it back under a lock that all tabs
 * share, so that none overwrites another's. Reading never writes, so tabs can't answer each other for ever. Changes
 * that could not be written are applied again to whatever storage holds by then.
 */
export function createCart(): Cart {
  const store = createStore<CartState>(() => ({ items: [], kept: 'storage' }));
  if (typeof window === 'undefined') return { store, change: async () => undefined, sync: () => undefined };
  const key = storageKey();
  /** What storage held when it was last read or written. */
  let text: string | null = null;
  let unwritten: readonly Update[] = [];
  let tryAgain: ReturnType<typeof setTimeout> | undefined;

  /** What storage holds, and what waits to be written. */
  function read(): { readonly items: CartItems; readonly whole: boolean } {
    text = readText(key);
    const { items, whole } = parseCart(text);
    return { items: unwritten.reduce((now, update) => update(now), items), whole };
  }

  /** Writes the lines, keeping one copy aside of what could not be read. */
  function write(items: CartItems, whole: boolean): boolean {
    const next = toJson(items);
    if (next === (text ?? '[]')) return true;
    if (!whole && text !== null && readText(`${key}-backup`) === null) writeText(`${key}-backup`, text);
    if (!writeText(key, next)) return false;
    text = next;
    return true;
  }

  function show(items: CartItems, kept: CartState['kept']): void {
    const before = store.getState();
    const same = toJson(items) === toJson(before.items);
    if (!same || kept !== before.kept)
      store.setState({ items: same ? before.items : reusing(before.items, items), kept });
  }

  /** Writes what waits to be written, and one change more. */
  function apply(update?: Update): void {
    if (update) unwritten = [...unwritten, update];
    const { items, whole } = read();
    const written = write(items, whole);
    if (written) unwritten = [];
    else writeLater();
    show(items, written ? 'storage' : 'memory');
  }

  function writeLater(): void {
    if (store.getState().kept === 'storage')
      console.warn('tass: storage is full or blocked, the cart is kept for this page only');
    clearTimeout(tryAgain);
    tryAgain = setTimeout(() => void withLock(key, () => apply()), WRITE_RETRY_DELAY);
  }

  const change = (update: Update) => withLock(key, () => apply(update));

  function sync(): void {
    const before = text;
    const { items } = read();
    if (text !== before) show(items, store.getState().kept);
  }

  store.setState({ items: read().items });
  store.subscribe(({ items }, before) => {
    if (items !== before.items)
      emit(window, 'tass-cart-change', { items, count: cartCount(items), subtotal: cartSubtotal(items) });
  });
  followStorage(key, sync);

  return { store, change, sync };
}

/** The one cart of a page. */
const { store, change, sync } = pageSingleton('cart', createCart);

/** The cart's state, to be read and subscribed to. */
export const cart = store;

/** The line of a product, by its slug. */
export const cartLine = (slug: string) => store.getState().items.find(item => item.slug === slug);

/** Changes the cart; resolves when it is stored. */
export const updateCart = change;

/** Takes over what another tab stored, before the browser tells of it. */
export const syncCart = sync;
