import type { PlacedOrder } from '../events';
import type { OrderedLine } from './order-attempt';
import { storedList } from './stored-list';

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

const areTexts = (...values: readonly unknown[]) => values.every(value => typeof value === 'string');

function isLine(entry: unknown): entry is OrderedLine {
  const { slug, title, quantity, price } = (entry ?? {}) as Partial<OrderedLine>;
  return areTexts(slug, title, price) && Number.isInteger(quantity);
}

function isKept(entry: unknown): entry is KeptOrder {
  const { number, at, lines, total } = (entry ?? {}) as Partial<KeptOrder>;
  return areTexts(number, total) && typeof at === 'number' && Array.isArray(lines) && lines.every(isLine);
}

const kept = storedList<KeptOrder>('placed-orders', { key: 'tass-orders', most: 30, isEntry: isKept });

/** The orders of this browser, the latest first, 30 at the most; follows other tabs. */
export const placedOrders = kept.store;

/** What is kept of an accepted order: the host's lines and sums, the shopper's where the host says none. */
export function keptOrder(order: PlacedOrder, lines: readonly OrderedLine[], phone?: string): KeptOrder {
  const hostLines = order.items?.map(({ slug, title, quantity, price }) => ({
    slug,
    title,
    quantity,
    price,
  }));
  const { number, subtotal, shipping, total, created_at } = order;
  return {
    number,
    // A device's own clock may be years off.
    at: Date.parse(created_at ?? '') || Date.now(),
    lines: hostLines?.length ? hostLines : lines,
    subtotal,
    shipping,
    total,
    phone,
  };
}

/** Keeps an order; one that is kept already stays as it is. */
export async function rememberPlacedOrder(order: KeptOrder): Promise<void> {
  await kept.change(orders =>
    orders.some(({ number }) => number === order.number) ? orders : [order, ...orders],
  );
}

/** Notes how an order stands. */
export async function rememberStatus(number: string, status: string): Promise<void> {
  await kept.change(orders => orders.map(order => (order.number === number ? { ...order, status } : order)));
}

/** Takes an order out of this browser; the shop keeps its own. */
export async function forgetOrder(number: string): Promise<void> {
  await kept.change(orders => orders.filter(order => order.number !== number));
}
