import { useRef, useState } from 'react';
import { ApiError } from '../../api/client';
import { FOREIGN_ORIGIN } from '../../api/orders';
import { useHost } from '../../element/host';
import { useMessages } from '../../hooks/use-messages';
import { useReportFailure } from '../../hooks/use-report-failure';
import { useSettings } from '../../hooks/use-settings';
import { fils } from '../../money';
import { messages as totalsMessages } from '../../pieces/messages/totals';
import { type CartItems, cartSubtotal, updateCart } from '../../stores/cart';
import { confirmationReady } from '../../stores/confirmation';
import { shippingFor } from '../../stores/order-total';
import { notify, toasts } from '../../stores/toasts';
import type { LineFaults } from './answered-faults';
import { messages } from './messages';
import { orderBody } from './order-body';
import { type Decision, type Outcome, placeOnce } from './place-once';
import { type Quote, type Refusal, refusalIn } from './refusal';
import { type OnPlaced, usePlaced } from './use-placed';
import type { Faults, Fields } from './validate';

/** A price, or the shipping, that is another one since the shopper saw it; fils. */
export interface PriceChange {
  readonly title: string;
  readonly before: number;
  readonly now: number;
}

interface Options {
  readonly items: CartItems;
  readonly onPlaced: OnPlaced;
  onFaults(faults: Faults): void;
}

/** What stands between the shopper and the order: an earlier attempt, told of or asked about, or the page's origin. */
export type Earlier =
  | Extract<Outcome, { readonly kind: 'placed-before' | 'open' }>
  | { readonly kind: typeof FOREIGN_ORIGIN };

/** Why the last press placed no order, and whether a toast says so too. */
export interface Failure {
  readonly text: string;
  readonly inToast: boolean;
}

/** The items whose price is another one now, by slug. */
function priceChanges(items: CartItems, now: Quote['prices']): PriceChange[] {
  return items.flatMap(({ slug, title, price }) => {
    const [before, after] = [fils(price), fils(now.get(slug))];
    return before !== undefined && after !== undefined && before !== after
      ? [{ title, before, now: after }]
      : [];
  });
}

/** Sends the order and does what its answer asks for. */
export function useOrder({ items, onPlaced, onFaults }: Options) {
  const t = useMessages(messages);
  const { shipping: shippingTitle } = useMessages(totalsMessages);
  const settings = useSettings();
  const { accepted, leave } = usePlaced(onPlaced);
  const reportFailure = useReportFailure();
  const host = useHost();
  const running = useRef(false);
  const [sending, setSending] = useState(false);
  const [earlier, setEarlier] = useState<Earlier>();
  const [quote, setQuote] = useState<Quote>();
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  const [lineFaults, setLineFaults] = useState<LineFaults>(new Map());
  const [failure, setFailure] = useState<Failure>();

  // The host's own rule, where this page knows it no more; for no other cart.
  const subtotal = cartSubtotal(items);
  const shipping = quote?.subtotal === subtotal ? quote.shipping : undefined;

  /** A toast goes after a while; what it said stays where the shopper presses again. */
  function fail(text: string): void {
    setFailure({ text, inToast: toasts.getState().areas > 0 });
    notify({ kind: 'error', text });
  }

  function conclude(outcome: Outcome, ready: boolean): void {
    setEarlier(undefined);
    if (outcome.kind === 'placed') leave(outcome.order, outcome.attempt, ready);
    else if (outcome.kind === 'changed') notify({ kind: 'info', text: t.changedElsewhere }, host);
    else setEarlier(outcome);
  }

  /** New prices go into the cart; the shopper sees both and presses again. */
  function takeNewPrices(now: Quote): void {
    const before = shipping ?? shippingFor(subtotal);
    const after = now.shipping ?? before;
    setChanges([
      ...priceChanges(items, now.prices),
      ...(after === before ? [] : [{ title: shippingTitle, before, now: after }]),
    ]);
    setQuote(now);
    updateCart(lines => lines.map(line => ({ ...line, price: now.prices.get(line.slug) ?? line.price })));
    notify({ kind: 'info', text: t.pricesChanged }, host);
  }

  function refused(refusal: Refusal): void {
    if (refusal.kind === FOREIGN_ORIGIN) setEarlier(refusal);
    else if (refusal.kind === 'price-changed') takeNewPrices(refusal);
    else {
      if (refusal.found) {
        onFaults(refusal.found.faults);
        setLineFaults(refusal.found.lineFaults);
      }
      fail(refusal.text);
    }
  }

  async function place(fields: Fields, decision?: Decision): Promise<void> {
    if (running.current) return;
    running.current = true;
    setSending(true);
    setLineFaults(new Map());
    setFailure(undefined);
    const lines = items.map(({ slug, title, quantity, price }) => ({ slug, title, quantity, price }));
    const wanted = { body: orderBody(settings, fields, items, shipping), lines };
    try {
      const ready = await confirmationReady();
      conclude(await placeOnce(settings, wanted, accepted, decision), ready);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      reportFailure(error.call, error);
      refused(refusalIn(error, lines, t));
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  return { place, sending, shipping, changes, earlier, lineFaults, failure };
}
