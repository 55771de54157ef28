import { useRef, useState } from 'react';
import { ApiError, problemKind } from '../../api/client';
import { FOREIGN_ORIGIN, isRefusal } from '../../api/orders';
import { price } from '../../api/product-schemas';
import { listOf, maybe, number, shape, text } from '../../api/schemas';
import { useHost } from '../../element/host';
import { useMessages } from '../../hooks/use-messages';
import { useReportFailure } from '../../hooks/use-report-failure';
import { useSettings } from '../../hooks/use-settings';
import { fils } from '../../money';
import { type CartItems, updateCart } from '../../stores/cart';
import { confirmationReady } from '../../stores/confirmation';
import type { OrderedLine } from '../../stores/order-attempt';
import { notify } from '../../stores/toasts';
import { answeredFaults, type LineFaults } from './answered-faults';
import { messages } from './messages';
import { orderBody } from './order-body';
import { type Decision, type Outcome, placeOnce } from './place-once';
import { type OnPlaced, usePlaced } from './use-placed';
import type { Faults, Fields } from './validate';

/** A price that is another one since the shopper saw it; fils. */
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

/** Lines that a refusal lists, as far as they can be read. */
const pricedLines = listOf(shape<{ slug: string; price: string }>({ slug: text, price }));
const shortLines = listOf(
  shape<{ slug: string; available?: number }>({ slug: text, available: maybe(number) }),
);

/** The items whose price is another one now; `now` has prices by slug. */
function priceChanges(items: CartItems, now: ReadonlyMap<string, string>): PriceChange[] {
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
  const settings = useSettings();
  const { accepted, leave } = usePlaced(onPlaced);
  const reportFailure = useReportFailure();
  const host = useHost();
  const running = useRef(false);
  const [sending, setSending] = useState(false);
  const [earlier, setEarlier] = useState<Earlier>();
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  const [lineFaults, setLineFaults] = useState<LineFaults>(new Map());
  const [failure, setFailure] = useState<Failure>();

  /** A toast goes after a while; what it said stays where the shopper presses again. */
  function fail(text: string): void {
    setFailure({ text, inToast: document.querySelector('tass-toaster') !== null });
    notify({ kind: 'error', text });
  }

  function conclude(outcome: Outcome, ready: boolean): void {
    setEarlier(undefined);
    if (outcome.kind === 'placed') leave(outcome.order, outcome.attempt, ready);
    else if (outcome.kind === 'changed') notify({ kind: 'info', text: t.changedElsewhere }, host);
    else setEarlier(outcome);
  }

  /** New prices go into the cart; the shopper sees both and presses again. */
  function takeNewPrices(error: ApiError): void {
    const now = new Map(pricedLines(error.problem?.items)?.map(line => [line.slug, line.price]));
    setChanges(priceChanges(items, now));
    updateCart(lines => lines.map(line => ({ ...line, price: now.get(line.slug) ?? line.price })));
    notify({ kind: 'info', text: t.pricesChanged }, host);
  }

  function refused(error: ApiError, lines: readonly OrderedLine[]): void {
    const kind = problemKind(error);
    if (kind === FOREIGN_ORIGIN) {
      setEarlier({ kind });
      return;
    }
    if (kind === 'price-changed') {
      takeNewPrices(error);
      return;
    }
    if (kind === 'out-of-stock') {
      const short = shortLines(error.problem?.items)?.map(({ slug, available }) => {
        const title = items.find(item => item.slug === slug)?.title ?? slug;
        return t.available(title, available ?? 0);
      });
      fail([t.outOfStock, ...(short ?? [])].join(' '));
      return;
    }
    if (kind === 'invalid') {
      const found = answeredFaults(error, lines);
      onFaults(found.faults);
      setLineFaults(found.lineFaults);
      const faulty = lines.find(({ slug }) => found.lineFaults.has(slug));
      // The lines are far from the button on a small screen, and no field there has the focus.
      if (faulty) {
        fail(`${t.refused} ${faulty.title}: ${found.lineFaults.get(faulty.slug)}`);
        return;
      }
    }
    fail(isRefusal(error) ? `${t.refused} ${error.message}` : t.unreachable);
  }

  async function place(fields: Fields, decision?: Decision): Promise<void> {
    if (running.current) return;
    running.current = true;
    setSending(true);
    setLineFaults(new Map());
    setFailure(undefined);
    const lines = items.map(({ slug, title, quantity, price }) => ({ slug, title, quantity, price }));
    const wanted = { body: orderBody(settings, fields, items), lines };
    try {
      const ready = await confirmationReady();
      conclude(await placeOnce(settings, wanted, accepted, decision), ready);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      reportFailure(error.call, error);
      refused(error, lines);
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  return { place, sending, changes, earlier, lineFaults, failure };
}
