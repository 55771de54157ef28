import { useEffect, useLayoutEffect, useState } from 'react';
import type { ApiError, Query } from '../api/client';
import { cache, cached, fetchShared, fresh } from '../api/query-cache';
import { nextFrame } from '../browser/next-frame';
import { listen } from '../events';
import { useReportFailure } from './use-report-failure';

/** How far a query has come. */
export interface QueryResult<Result> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly data: Result | undefined;
  readonly error: ApiError | undefined;
  /** Why the last request failed, also where an earlier response is still shown. */
  readonly failure: ApiError | undefined;
  /** Asks again after a failure. */
  retry(): void;
}

/** What the last request for a query came to. */
interface Outcome<Result> {
  readonly key: string;
  readonly data?: Result | undefined;
  readonly error?: ApiError | undefined;
  readonly failure?: ApiError;
}

/**
 * Follows the response to a query. Only the last query counts, however late others answer; a response that is there
 * already is shown at once and asked for again behind it, and stays when that fails. With `keep` the last response
 * stays while the next one loads. A failure for good always fires `tass-error`; where nothing could be shown the query is
 * made again once the network is back.
 */
export function useQuery<Result>(
  query: Query<Result> | undefined,
  { keep = false }: { readonly keep?: boolean } = {},
): QueryResult<Result> {
  const reportFailure = useReportFailure();
  const [outcome, setOutcome] = useState<Outcome<Result>>();
  const [round, setRound] = useState(0);
  const key = query?.key;

  // Before the browser paints: on a slow device that is a while earlier.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the query
  useLayoutEffect(() => {
    if (!query) return;
    const before = cached(query);
    // Another element’s response may have come before this one's effect: after its drawing, or before a hydration.
    if (before !== undefined && (keep || before !== here)) setOutcome({ key: query.key, data: before });
    if (fresh(query)) return;
    const leave = new AbortController();
    const ask = () => {
      leave.signal.throwIfAborted();
      return fetchShared(query, leave.signal);
    };
    // What is shown already can wait for the frame that shows it: a request takes as long as drawing.
    (before === undefined ? ask() : nextFrame().then(ask)).then(
      response => {
        const data = cache(query.key, response);
        if (!leave.signal.aborted) setOutcome({ key: query.key, data });
      },
      (reason: unknown) => {
        if (leave.signal.aborted) return;
        const failure = reportFailure(query.name, reason);
        const error = before === undefined ? failure : undefined;
        setOutcome({ key: query.key, data: before, error, failure });
      },
    );
    return () => leave.abort();
  }, [key, round]);

  const current = outcome?.key === key ? outcome : undefined;
  const failed = current?.error !== undefined;
  const retry = () => {
    setOutcome(undefined);
    setRound(round + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `retry` is the same one
  useEffect(() => {
    return failed ? listen(window, 'online', retry) : undefined;
  }, [failed, round]);

  const here = current?.data ?? (query && cached(query));
  const data = here === undefined && keep && !failed ? outcome?.data : here;
  const answered = here === undefined ? 'loading' : 'ready';
  const asked = failed ? 'failed' : answered;
  const status = query ? asked : 'idle';
  return { status, data, error: current?.error, failure: current?.failure, retry };
}
