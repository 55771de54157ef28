import type { StoreApi } from 'zustand/vanilla';
import { decimal } from '../../widgets/money';
import { cart, cartSubtotal } from '../../widgets/stores/cart';
import { orderTotal, shippingFor } from '../../widgets/stores/order-total';
import { type KeptOrder, placedOrders } from '../../widgets/stores/placed-orders';
import { savedPrinters } from '../../widgets/stores/saved-printers';
import { storePrinters } from '../../widgets/stores/saved-printers-storage';
import type { CartItem } from '../../widgets/types';

// What the page's stores hold while an example is shown. Nothing of it is stored, so that no other page or tab sees it.

/** Shows a state until what comes back is called; what came in its place meanwhile, from another tab say, stays. */
function stage<State>(store: StoreApi<State>, staged: State): () => void {
  const before = store.getState();
  store.setState(staged, true);
  return () => {
    if (store.getState() === staged) store.setState(before, true);
  };
}

/** Shows a cart of these lines; the header's badge counts them too. */
export const stageCart = (items: readonly CartItem[]): (() => void) =>
  stage(cart, { ...cart.getState(), items });

const DAY = 86_400_000;
const STATUSES = ['placed', 'confirmed', 'delivered', 'cancelled'] as const;

/** An order of one line, the latest first; without a mobile number, so that nobody asks how it stands. */
function order(line: CartItem, at: number): KeptOrder {
  const subtotal = cartSubtotal([line]);
  return {
    number: `TASS-${1000 - at}`,
    at: Date.now() - (at + 1) * 9 * DAY,
    lines: [line],
    subtotal: decimal(subtotal),
    shipping: decimal(shippingFor(subtotal)),
    total: decimal(orderTotal([line])),
    status: STATUSES[at] ?? 'delivered',
  };
}

/** Shows an order of each of these lines. */
export const stageOrders = (lines: readonly CartItem[]): (() => void) =>
  stage(placedOrders, lines.map(order));

/** Leaves the saved printers as they are until what comes back is called: nobody chose those of an example. */
export function keepPrinters(): () => void {
  const before = savedPrinters.getState();
  return savedPrinters.subscribe(now => {
    if (now === before) return;
    savedPrinters.setState(before, true);
    // Whoever saved one writes it down right after this.
    queueMicrotask(() => storePrinters(before));
  });
}
