import { ApiError, problemKind } from '../../api/client';
import { toJson } from '../../api/json';
import { type OrderBody, placeOrder } from '../../api/orders';
import type { PlacedOrder } from '../../events';
import type { Settings } from '../../settings';
import { cart, clearCart, syncCart } from '../../stores/cart';
import { type Attempt, clearDraft, pendingAttempt, saveAttempt } from '../../stores/checkout-draft';
import { withLock } from '../../stores/with-lock';

/** Whether the host said no for good; anything else leaves open whether the order was accepted. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || problemKind(error) === 'in-progress') return false;
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
}

/** A key nobody else has; `randomUUID` is missing on pages without https. */
function newKey(): string {
  const random = globalThis.crypto;
  if (typeof random.randomUUID === 'function') return random.randomUUID();
  return Array.from(random.getRandomValues(new Uint32Array(4)), part => part.toString(16)).join('-');
}

/** Sends an attempt; it is kept until the answer is definite. */
async function send(settings: Settings, attempt: Attempt): Promise<PlacedOrder> {
  saveAttempt(attempt);
  try {
    return await placeOrder(settings, attempt.body, attempt.key);
  } catch (error) {
    if (isRefusal(error)) saveAttempt(undefined);
    throw error;
  }
}

/**
 * Places the order of one intention. An earlier attempt whose answer was lost is settled first, with its own key and
 * payload: accepted then means placed; only a definite no leads to a new key. Throws ApiError.
 */
async function settle(settings: Settings, body: OrderBody): Promise<PlacedOrder> {
  const pending = pendingAttempt();
  if (pending) {
    try {
      return await send(settings, pending);
    } catch (error) {
      if (!isRefusal(error) || toJson(pending.body) === toJson(body)) throw error;
    }
  }
  return send(settings, { key: newKey(), body });
}

/** Whether the stored cart holds just what the payload orders. */
function isStillThe({ items }: OrderBody): boolean {
  syncCart();
  const lines = cart.getState().items.map(({ slug, quantity }) => ({ slug, quantity }));
  return toJson(lines) === toJson(items);
}

/**
 * Makes one order of one cart, whichever tabs send it: one after the other, and only while the cart is the one that
 * was reviewed. `accepted` hears of the order before draft and cart are emptied. Undefined: another tab has ordered or
 * changed the cart meanwhile, and nothing was sent. Throws ApiError.
 */
export function placeOnce(
  settings: Settings,
  body: OrderBody,
  accepted: (order: PlacedOrder) => void,
): Promise<PlacedOrder | undefined> {
  return withLock('order', async () => {
    if (!isStillThe(body)) return undefined;
    const order = await settle(settings, body);
    accepted(order);
    clearDraft();
    await clearCart();
    return order;
  });
}
