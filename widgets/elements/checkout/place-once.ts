import { problemKind } from '../../api/client';
import { toJson } from '../../api/json';
import { isRefusal, type OrderBody, placeOrder, voidOrder } from '../../api/orders';
import { newId } from '../../browser/new-id';
import type { PlacedOrder } from '../../events';
import type { Settings } from '../../settings';
import { cart, syncCart } from '../../stores/cart';
import { concludeDraft } from '../../stores/checkout-draft';
import { type Attempt, forgetAttempt, pendingAttempt, saveAttempt } from '../../stores/order-attempt';
import { withLock } from '../../stores/with-lock';
import { takeOrdered } from './take-ordered';

/** How long an order waits for one that another tab is sending, ms: with its retries that takes a while. */
const ORDER_TIMEOUT = 60_000;

/** What the shopper wants now: the payload, and the lines as they are shown. */
export type Wanted = Pick<Attempt, 'body' | 'lines'>;

/** What the shopper chose where nobody can say whether the earlier attempt arrived. */
export interface Decision {
  /** Key of the attempt that was asked about. */
  readonly key: string;
  readonly send: 'earlier' | 'new';
}

export type Outcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder; readonly attempt: Attempt }
  /** Another tab has ordered or changed the cart meanwhile; nothing was sent. */
  | { readonly kind: 'changed' }
  /** The earlier attempt had been placed; what is wanted now was not sent. */
  | { readonly kind: 'placed-before'; readonly order: PlacedOrder; readonly attempt: Attempt }
  /** The host can't say whether the earlier attempt was placed: the shopper decides. */
  | { readonly kind: 'open'; readonly attempt: Attempt };

/** Called with an order before draft and cart are emptied. */
type Accepted = (order: PlacedOrder, attempt: Attempt) => void;

/** Sends an attempt; it is kept until the answer is definite. */
async function send(settings: Settings, attempt: Attempt): Promise<Outcome> {
  saveAttempt(attempt);
  try {
    return { kind: 'placed', order: await placeOrder(settings, attempt.body, attempt.key), attempt };
  } catch (error) {
    if (isRefusal(error)) forgetAttempt(attempt);
    throw error;
  }
}

const sendNew = (settings: Settings, { body, lines }: Wanted) =>
  send(settings, { key: newId(), body, lines, at: Date.now() });

/** Sends an attempt once more; one that was voided meanwhile goes out as a new one. */
async function sendAgain(settings: Settings, attempt: Attempt): Promise<Outcome> {
  try {
    return await send(settings, attempt);
  } catch (error) {
    if (problemKind(error) !== 'key-void') throw error;
    return sendNew(settings, attempt);
  }
}

const withoutPrices = ({ expected_total: _, ...body }: OrderBody) => toJson(body);
/** Goods, buyer and address: the rest of a payload is the page's. */
const ordered = ({ expected_total: _, lang: __, partner: ___, ...body }: OrderBody) => toJson(body);

/** The earlier attempt is of the same order, perhaps at other prices: its answer counts. */
async function sendSame(settings: Settings, pending: Attempt, wanted: Wanted): Promise<Outcome> {
  try {
    return await sendAgain(settings, pending);
  } catch (error) {
    if (!isRefusal(error) || toJson(pending.body) === toJson(wanted.body)) throw error;
    return sendNew(settings, wanted);
  }
}

/** The earlier attempt is of another order: nothing new is sent until it can't be placed any more. */
async function sendOther(settings: Settings, pending: Attempt, wanted: Wanted): Promise<Outcome> {
  const answer = await voidOrder(settings, pending.key);
  if (answer === 'unknown') return { kind: 'open', attempt: pending };
  if (answer === 'voided') return sendNew(settings, wanted);
  // The page was opened in the other language meanwhile: nobody wants all of it twice.
  const kind = ordered(pending.body) === ordered(wanted.body) ? 'placed' : 'placed-before';
  return { kind, order: answer, attempt: pending };
}

function settle(settings: Settings, wanted: Wanted, decision: Decision | undefined): Promise<Outcome> {
  const pending = pendingAttempt();
  if (!pending || decision) return sendNew(settings, wanted);
  const same = withoutPrices(pending.body) === withoutPrices(wanted.body);
  return (same ? sendSame : sendOther)(settings, pending, wanted);
}

/** Whether the stored cart holds just what the payload orders. */
function isStillThe({ items }: OrderBody): boolean {
  syncCart();
  const lines = cart.getState().items.map(({ slug, quantity }) => ({ slug, quantity }));
  return toJson(lines) === toJson(items);
}

async function outcomeOf(
  settings: Settings,
  wanted: Wanted,
  decision: Decision | undefined,
): Promise<Outcome> {
  const pending = pendingAttempt();
  if (decision && pending?.key !== decision.key) return { kind: 'changed' };
  if (pending && decision?.send === 'earlier') return sendAgain(settings, pending);
  if (!isStillThe(wanted.body)) return { kind: 'changed' };
  return settle(settings, wanted, decision);
}

/**
 * Makes one order of one cart, whichever tabs send it: one after the other, and only while the cart is the one that
 * was reviewed. An attempt whose answer was lost is never sent instead of what is wanted now (contract, section 5):
 * the same payload goes out again under its key, any other one only after the earlier one was voided, told or decided
 * about. Throws ApiError.
 */
export function placeOnce(
  settings: Settings,
  wanted: Wanted,
  accepted: Accepted,
  decision?: Decision,
): Promise<Outcome> {
  const place = async (): Promise<Outcome> => {
    const outcome = await outcomeOf(settings, wanted, decision);
    if (outcome.kind === 'changed' || outcome.kind === 'open') return outcome;
    accepted(outcome.order, outcome.attempt);
    forgetAttempt(outcome.attempt);
    if (outcome.kind === 'placed') {
      concludeDraft();
      await takeOrdered(outcome.attempt.body.items);
    }
    return outcome;
  };
  return withLock('order', place, ORDER_TIMEOUT);
}
