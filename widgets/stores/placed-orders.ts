import { createStore } from 'zustand/vanilla';
import { fromJson, toJson } from '../api/json';
import { listen, type PlacedOrder } from '../events';
import type { OrderedLine } from './order-attempt';
import { pageSingleton } from './page-singleton';
import { readText, writeText } from './storage';
import { withLock } from './with-lock';

/**
 * An order of this browser. Never who ordered or where it goes: others may use the same device. Of the buyer only the
 * mobile number, since the host asks for it to say how an order stands; it is shown nowhere.
 */
export interface KeptOrder {
  readonly number: string;
  /** When it was accepted: ms since 1970. */
  readonly at: number;
  /** What was ordered; `price` of one piece as a decimal text. */
  readonly lines: readonly OrderedLine[];
  /** Decimal texts with three places. */
  readonly subtotal: string;
  readonly shipping: string;
  readonly total: string;
  /** Eight digits. */
  readonly phone?: string | undefined;
  /** How it stood when it was asked for last: placed, confirmed, delivered or cancelled. */
  readonly status?: string | undefined;
}

const KEY = 'tass-orders';
/** Orders kept, the latest first. */
const MOST = 30;

function isKept(entry: unknown): entry is KeptOrder {
  const { number, at, lines, total } = (entry ?? {}) as Partial<KeptOrder>;
  return (
    [number, total].every(text => typeof text === 'string') && typeof at === 'number' && Array.isArray(lines)
  );
}

function stored(): readonly KeptOrder[] {
  try {
    const list: unknown = fromJson(readText(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The orders of this browser, the latest first; follows other tabs. */
export const placedOrders = pageSingleton('placed-orders', () => {
  const store = createStore<readonly KeptOrder[]>(() => []);
  if (typeof window !== 'undefined') {
    store.setState(stored(), true);
    listen(window, 'storage', (event: StorageEvent) => {
      if (event.key === KEY || event.key === null) store.setState(stored(), true);
    });
  }
  return store;
});

/** What is kept of an accepted order: the host's lines and sums, the shopper's where the host says none. */
export function keptOrder(
  order: PlacedOrder,
  lines: readonly OrderedLine[],
  phone?: string,
  at = Date.now(),
): KeptOrder {
  const told = order.items?.map(({ slug, title, quantity, price }) => ({ slug, title, quantity, price }));
  const { number, subtotal, shipping, total } = order;
  return { number, at, lines: told?.length ? told : lines, subtotal, shipping, total, phone };
}

/** Keeps an order, 30 at the most; one that is kept already stays as it is. */
export function rememberPlacedOrder(order: KeptOrder): Promise<void> {
  return withLock('cart', () => addOrder(order), KEY);
}

function keep(orders: readonly KeptOrder[]): void {
  writeText(KEY, toJson(orders));
  placedOrders.setState(orders, true);
}

function addOrder(order: KeptOrder): void {
  const before = stored();
  if (before.some(({ number }) => number === order.number)) return;
  keep([order, ...before].slice(0, MOST));
}

/** Notes how an order stands. */
export function rememberStatus(number: string, status: string): Promise<void> {
  return withLock(
    'cart',
    () => keep(stored().map(order => (order.number === number ? { ...order, status } : order))),
    KEY,
  );
}

/** Takes an order out of this browser; the shop keeps its own. */
export function forgetOrder(number: string): Promise<void> {
  return withLock('cart', () => keep(stored().filter(order => order.number !== number)), KEY);
}
