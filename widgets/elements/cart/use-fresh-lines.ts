import { useEffect, useState } from 'react';
import { product } from '../../api/products';
import { fetchShared } from '../../api/query-cache';
import { useReportFailure } from '../../hooks/use-report-failure';
import { useSettings } from '../../hooks/use-settings';
import { fils } from '../../money';
import { cart } from '../../stores/cart';
import { updateLine } from '../../stores/cart-updates';

/** Why a line can't be ordered now; a name of a sentence. */
export type Missing = 'gone' | 'outOfStock';

export interface FreshLines {
  /** What the shop no longer sells or has none of, by slug. */
  readonly missing: ReadonlyMap<string, Missing>;
  /** Prices as they were stored, of lines whose price is another one today; KWD by slug. */
  readonly oldPrices: ReadonlyMap<string, string>;
}

/** Brings today's prices, and titles in the page's language, into the cart when it is opened or the page turns to another language. */
export function useFreshLines(): FreshLines {
  const settings = useSettings();
  const reportFailure = useReportFailure();
  const [missing, setMissing] = useState<FreshLines['missing']>(new Map());
  const [oldPrices, setOldPrices] = useState<FreshLines['oldPrices']>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the cart is opened, and in another language for its titles
  useEffect(() => {
    const leave = new AbortController();
    for (const { slug, price } of cart.getState().items) {
      const call = product(settings, slug);
      fetchShared(call, leave.signal).then(
        now => {
          if (now?.in_stock === false || !now)
            setMissing(lines => new Map(lines).set(slug, now ? 'outOfStock' : 'gone'));
          if (!now) return;
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
  }, [settings.lang]);
  return { missing, oldPrices };
}
