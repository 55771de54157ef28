import { useState } from 'react';
import { ApiError } from '../../api/client';
import { findOrder } from '../../api/orders';
import { useReportFailure } from '../../hooks/use-report-failure';
import { useSettings } from '../../hooks/use-settings';
import type { KeptOrder } from '../../stores/placed-orders';

/** The order that was found, or why there is none to show. */
export type FindOutcome = 'notFound' | 'tooMany' | 'unreachable' | KeptOrder;

interface FindOrder {
  readonly searching: boolean;
  readonly outcome: FindOutcome | undefined;
  forget(): void;
  /** Looks for the order; a request that fails is reported. */
  find(number: string, phone: string): Promise<void>;
}

/** Finds any order by its number and mobile number, one at a time. */
export function useFindOrder(): FindOrder {
  const settings = useSettings();
  const reportFailure = useReportFailure();
  const [searching, setSearching] = useState(false);
  const [outcome, setOutcome] = useState<FindOutcome>();

  async function ask(number: string, phone: string): Promise<FindOutcome> {
    try {
      const order = await findOrder(settings, number, phone);
      if (!order) return 'notFound';
      const { items, created_at, ...sums } = order;
      return { ...sums, lines: items, at: Date.parse(created_at) || Date.now() };
    } catch (reason) {
      const { status } = reportFailure('order-status', reason);
      if (!(reason instanceof ApiError)) throw reason;
      return status === 429 ? 'tooMany' : 'unreachable';
    }
  }

  return {
    searching,
    outcome,
    forget: () => setOutcome(undefined),
    async find(number, phone) {
      setSearching(true);
      setOutcome(await ask(number, phone));
      setSearching(false);
    },
  };
}
