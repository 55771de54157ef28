import { useEffect, useRef, useState } from 'react';
import { useReportFailure } from '../../hooks/use-report-failure';
import type { Outcome } from './list-outcome';

/** The last check of a list, and how to start another. */
export interface LatestCheck {
  readonly status: 'idle' | 'checking' | 'ready' | 'failed';
  /** Share of the requests that were answered, 0 to 1. */
  readonly progress: number;
  setProgress(share: number): void;
  /** Starts a check; an earlier one is cancelled, and does nothing however late it is answered. */
  run(check: (signal: AbortSignal) => Promise<Outcome>): Promise<void>;
  /** Whether no other check has started since this was drawn; to be asked later. */
  isLatest(): boolean;
}

/** The checks of one list, of which the last counts: `take` gets what it found. A check that fails is reported. */
export function useLatestCheck(take: (outcome: Outcome) => void): LatestCheck {
  const reportFailure = useReportFailure();
  const [status, setStatus] = useState<LatestCheck['status']>('idle');
  const [progress, setProgress] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const drawn = running.current;
  return {
    status,
    progress,
    setProgress,
    isLatest: () => running.current === drawn,
    async run(check) {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setStatus('checking');
      setProgress(0);
      try {
        const outcome = await check(own.signal);
        if (own.signal.aborted) return;
        take(outcome);
        setStatus('ready');
      } catch (reason) {
        if (own.signal.aborted) return;
        reportFailure('products', reason);
        setStatus('failed');
      }
    },
  };
}
