import { useEffect, useState } from 'react';
import { product } from '../../api/products';
import { useSettings } from '../../hooks/use-settings';
import { useTellFailure } from '../../hooks/use-tell-failure';
import { cart, updateLine } from '../../stores/cart';

/** Brings today's prices, and titles in the page's language, into the cart when it is opened; gives the slugs of what the shop no longer sells. */
export function useFreshLines(): ReadonlySet<string> {
  const settings = useSettings();
  const tell = useTellFailure();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the cart is opened
  useEffect(() => {
    const leave = new AbortController();
    for (const { slug } of cart.getState().items) {
      const call = product(settings, slug);
      call.run(leave.signal).then(
        now => {
          if (!now) setGone(slugs => new Set(slugs).add(slug));
          else updateLine(slug, { price: now.price, title: now.title });
        },
        (reason: unknown) => {
          // The prices that are there stay; the checkout asks anyway.
          if (!leave.signal.aborted) tell(call.name, reason);
        },
      );
    }
    return () => leave.abort();
  }, []);
  return gone;
}
