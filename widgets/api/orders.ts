import type { PlacedOrder } from '../events';
import type { Language } from '../locale/languages';
import type { Settings } from '../settings';
import { ApiError, ask, retrying } from './client';
import { toJson } from './json';
import { holders } from './schemas';

/** What is sent to place an order (contract, section 6). Prices are the host's to say. */
export interface OrderBody {
  readonly customer: { readonly name: string; readonly phone: string; readonly email?: string };
  readonly address: {
    readonly governorate: string;
    readonly area: string;
    readonly block: string;
    readonly street: string;
    readonly building: string;
    readonly floor?: string;
    readonly flat?: string;
    readonly notes?: string;
  };
  readonly items: readonly { readonly slug: string; readonly quantity: number }[];
  readonly payment_method: 'cash' | 'knet_on_delivery';
  /** Total with shipping as a decimal text: tells the host which prices the shopper saw. */
  readonly expected_total: string;
  readonly partner?: string;
  readonly lang: Language;
}

/**
 * Places an order, with retries: the same key and payload make one order however often they are sent. Throws ApiError;
 * status 0, 429 and 5xx leave open whether the order was accepted.
 */
export async function placeOrder(
  settings: Settings,
  body: OrderBody,
  key: string,
  signal?: AbortSignal,
): Promise<PlacedOrder> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: toJson(body),
  };
  const answer = await retrying(() => ask(settings, { name: 'order', path: '/order', init, signal }), signal);
  const order = holders(answer).find(holder => typeof holder.number === 'string');
  // Neither a yes nor a no: the attempt stays open.
  if (!order) throw new ApiError('order', 0, 'The answer holds no order');
  return order as unknown as PlacedOrder;
}
