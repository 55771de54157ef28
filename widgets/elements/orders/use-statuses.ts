import { useEffect } from 'react';
import { findOrder } from '../../api/orders';
import { useSettings } from '../../hooks/use-settings';
import { type KeptOrder, rememberStatus } from '../../stores/placed-orders';

/** Orders asked about at once: the host takes 10 questions a minute, and the form needs some (contract, section 6). */
const MAX_ORDERS = 5;
/** Nothing follows these. */
const FINAL: ReadonlySet<string | undefined> = new Set(['delivered', 'cancelled']);

/** Asks anew how the latest orders stand; where a host can't say, what was known last stays. */
export function useStatuses(orders: readonly KeptOrder[]): void {
  const settings = useSettings();
  const open = orders.filter(({ phone, status }) => phone && !FINAL.has(status)).slice(0, MAX_ORDERS);
  const isKnown = orders.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the orders are there
  useEffect(() => {
    const leave = new AbortController();
    for (const { number, phone = '', status } of open) {
      findOrder(settings, number, phone, leave.signal).then(
        found => {
          if (found && found.status !== status) void rememberStatus(number, found.status);
        },
        () => undefined,
      );
    }
    return () => leave.abort();
  }, [settings, isKnown]);
}
