import { useEffect, useState } from 'react';
import { product } from '../../api/products';
import { fetchShared } from '../../api/query-cache';
import { useReportFailure } from '../../hooks/use-report-failure';
import { useSettings } from '../../hooks/use-settings';
import { fils } from '../../money';
import { cart } from '../../stores/cart';
import { updateLine } from '../../stores/cart-updates';

export interface FreshLines {
  /** Slugs of what the shop no longer sells. */
  readonly gone: ReadonlySet<string>;
  /** Prices as they were stored, of lines whose price is another one today; KWD by slug. */
  readonly oldPrices: ReadonlyMap<string, string>;
}

/** Brings today's prices, and titles in the page's language, into the cart when it is opened. */
export function useFreshLines(): FreshLines {
  const settings = useSettings();
  const reportFailure = useReportFailure();
  const [gone, setGone] = useState<FreshLines['gone']>(new Set());
  const [oldPrices, setOldPrices] = useState<FreshLines['oldPrices']>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the cart is opened
  useEffect(() => {
    const leave = new AbortController();
    for (const { slug, price } of cart.getState().items) {
      const call = product(settings, slug);
      fetchShared(call, leave.signal).then(
        now => {
          if (!now) {
            setGone(slugs => new Set(slugs).add(slug));
            return;
          }
          if (fils(now.price) !== fils(price)) setOldPrices(prices => new Map(prices).set(slug, price));
          updateLine(slug, { price: now.price, title: now.title });
        },
        (reason: unknown) => {
          // The prices that are there stay; the checkout asks anyway.
          if (!leave.signal.aborted) reportFailure(call.name, reason);
        },
      );
    }
    return () => leave.abort();
  }, []);
  return { gone, oldPrices };
}
